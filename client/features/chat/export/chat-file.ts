import { z } from 'zod';
import { answerDetails, chatEntry } from '#contract/chat.ts';
import type { ExportedChat } from './exported-chat.ts';

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
export type ChatFile = z.infer<typeof chatFile>;

/** Text of the file. */
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
