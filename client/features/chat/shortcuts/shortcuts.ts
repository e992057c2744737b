/** What can be done by a key of its own in the chat. */
export type ShortcutId =
  | 'newChat'
  | 'focusBox'
  | 'searchChats'
  | 'toggleLibrary'
  | 'copyAnswer'
  | 'saveChat'
  | 'stop'
  | 'help';

interface Shortcut {
  id: ShortcutId;
  label: string;
  /** A letter goes with the platform's modifiers; 'Escape' and '?' stand alone. */
  key: string;
}

/** In the order of the help dialog. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'focusBox', label: 'Write a question', key: 'q' },
  { id: 'newChat', label: 'New Chat', key: 'n' },
  { id: 'saveChat', label: 'Save Chat', key: 'k' },
  { id: 'searchChats', label: 'Search my chats', key: 'm' },
  { id: 'toggleLibrary', label: 'Show or hide the Prompt Library', key: 'l' },
  { id: 'copyAnswer', label: 'Copy the last answer', key: 'c' },
  { id: 'stop', label: 'Stop the answer', key: 'Escape' },
  { id: 'help', label: 'Keyboard shortcuts', key: '?' },
];

export type Platform = 'mac' | 'other';

/**
 * Modifiers of the letters. Alt alone is free of what Chrome, Edge, Firefox (menus F E V S B T H, address bar D) and
 * the screen readers take; Option would type letters on a Mac, and Control with Option belongs to VoiceOver there.
 */
const MODIFIERS = {
  mac: { names: ['Control', 'Shift'], shown: ['⌃', '⇧'], ctrlKey: true, shiftKey: true, altKey: false },
  other: { names: ['Alt'], shown: ['Alt'], ctrlKey: false, shiftKey: false, altKey: true },
} as const;

const isLetter = (key: string) => /^[a-z]$/.test(key);

const keyOf = (id: ShortcutId): string => SHORTCUTS.find((one) => one.id === id)?.key ?? '';

/** The keys as the person finds them on the keyboard: ['Alt', 'N']. */
export function shownKeys(id: ShortcutId, platform: Platform): readonly string[] {
  const key = keyOf(id);
  if (!isLetter(key)) return [key === 'Escape' ? 'Esc' : key];
  return [...MODIFIERS[platform].shown, key.toUpperCase()];
}

/** Value of `aria-keyshortcuts`: "Alt+N". */
export function ariaKeys(id: ShortcutId, platform: Platform): string {
  const key = keyOf(id);
  return isLetter(key) ? [...MODIFIERS[platform].names, key.toUpperCase()].join('+') : key;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** The letter pressed; where the layout gives no Latin letter, the one at that place of the keyboard. */
function letterOf({ key, code }: KeyPress): string {
  const letter = key.toLowerCase();
  return isLetter(letter) ? letter : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');
}

/**
 * Which shortcut a key press is, if any.
 * @param typing the focus is where text goes, so a key without a modifier belongs to the text
 */
export function shortcutOf(press: KeyPress, platform: Platform, typing: boolean): ShortcutId | null {
  if (press.metaKey) return null;
  const bare = !press.ctrlKey && !press.altKey;
  if (bare && press.key === 'Escape' && !press.shiftKey) return 'stop';
  if (bare && press.key === '?') return typing ? null : 'help';
  const wanted = MODIFIERS[platform];
  const held =
    press.ctrlKey === wanted.ctrlKey && press.altKey === wanted.altKey && press.shiftKey === wanted.shiftKey;
  if (!held) return null;
  const letter = letterOf(press);
  return SHORTCUTS.find(({ key }) => isLetter(key) && key === letter)?.id ?? null;
}
