import { z } from 'zod';
import { answerDetails, chatEntry } from '#contract/chat.ts';
import { downloadFile } from '../../../lib/browser/export-text.ts';
import { formatLongDayOf } from '../../../lib/format/date-text.ts';
import { chatMarkdown, type ExportedChat } from './chat-markdown.ts';

/** A chat as a JSON file; docs/chat-export.md tells what each field means. */
export const chatFile = z.object({
  format: z.literal('keto-navigator-chat'),
  /** Goes up when a reader of the version before could not read the file any more. */
  version: z.literal(1),
  title: z.string(),
  exportedAt: z.iso.datetime(),
  exchanges: z.array(
    chatEntry.extend({
      storedAt: z.iso.datetime().nullable(),
      details: answerDetails.nullable(),
    }),
  ),
});
type ChatFile = z.infer<typeof chatFile>;

export function chatJson(chat: ExportedChat, exportedAt: Date): string {
  const file: ChatFile = {
    format: 'keto-navigator-chat',
    version: 1,
    title: chat.title,
    exportedAt: exportedAt.toISOString(),
    exchanges: [...chat.exchanges],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

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

export type ExportFormat = 'markdown' | 'json';

/** Hands the chat to the person as a file. @param zone the person's, for the days in it */
export function exportChat(chat: ExportedChat, format: ExportFormat, zone: string): void {
  const now = new Date();
  if (format === 'json') {
    downloadFile(chatFileName(chat.title, 'json'), 'application/json', chatJson(chat, now));
    return;
  }
  const text = chatMarkdown(chat, {
    origin: window.location.origin,
    exportedAt: now,
    formatDay: (instant) => formatLongDayOf(instant, zone),
  });
  downloadFile(chatFileName(chat.title, 'md'), 'text/markdown;charset=utf-8', text);
}
