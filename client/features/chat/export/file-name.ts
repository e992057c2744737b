/** Keeps names within what every file system takes, in characters and in UTF-8 bytes. */
const NAME_MAX = 60;

/**
 * Name of a downloaded chat: the title in lower case, each run of what is no letter or digit as one underscore, and
 * an ending that keeps it from being a name of Windows' own.
 */
export function chatFileName(title: string, ending: 'md' | 'json'): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '_');
  const short = Array.from(words).slice(0, NAME_MAX).join('');
  return `${short.replace(/^_+|(?<!_)_+$/g, '') || 'keto'}_chat.${ending}`;
}
