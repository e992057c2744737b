import { formatLongDayOf } from '../../../lib/date-text.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { chatJson } from './chat-file.ts';
import { chatMarkdown } from './chat-markdown.ts';
import type { ExportedChat } from './exported-chat.ts';
import { chatFileName } from './file-name.ts';

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
