import { z } from 'zod';
import { FEEDBACK_RATINGS, FEEDBACK_REASONS, type FeedbackReason } from '#contract/answer-feedback.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { readJsonList, writeJson } from '../../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';

/** What somebody said of one answer. */
export interface Feedback {
  rating: 'up' | 'down';
  reason: FeedbackReason | null;
  comment: string;
}

/** By the key of the exchange. */
export type FeedbackNotes = ReadonlyMap<string, Feedback>;

/** How many a device remembers: as many as the longest chat it opens has answers. */
const KEPT = 500;

const note = z.object({
  key: z.string(),
  rating: z.enum(FEEDBACK_RATINGS),
  reason: z.enum(FEEDBACK_REASONS).nullable(),
  comment: z.string(),
});
const isNote = (value: unknown): value is z.infer<typeof note> => note.safeParse(value).success;

/** What was said here before; the server keeps it for review and does not give it back. */
export const readFeedbackNotes = ({ local }: BrowserStores): FeedbackNotes =>
  new Map(
    readJsonList(local, STORAGE_KEY.answerFeedback, isNote).map(({ key, ...feedback }) => [key, feedback]),
  );

/** The notes with one said, said otherwise, or taken back (null). */
export function noteFeedback(notes: FeedbackNotes, key: string, feedback: Feedback | null): FeedbackNotes {
  const others = [...notes].filter(([one]) => one !== key);
  return new Map(feedback ? [[key, feedback] as const, ...others] : others);
}

/** Keeps the newest on this device. A full store keeps what it has. */
export function writeFeedbackNotes({ local }: BrowserStores, notes: FeedbackNotes): void {
  const entries = [...notes].slice(0, KEPT).map(([key, feedback]) => ({ key, ...feedback }));
  writeJson(local, STORAGE_KEY.answerFeedback, entries);
}
