import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { type AnswerFeedback, FEEDBACK_RATINGS, FEEDBACK_REASONS } from '#contract/answer-feedback.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { type Exchange, wholeResponse } from '../../../lib/chat/exchange.ts';
import {
  type BrowserStores,
  browserStores,
  readJsonList,
  writeJson,
} from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { sayFailed } from '../../../lib/toast/say-failed.ts';

const note = z.object({
  key: z.string(),
  rating: z.enum(FEEDBACK_RATINGS),
  reason: z.enum(FEEDBACK_REASONS).nullable(),
  comment: z.string(),
});
type Note = z.infer<typeof note>;

export type Feedback = Omit<Note, 'key'>;

/** By the key of the exchange. */
export type FeedbackNotes = ReadonlyMap<string, Feedback>;

/** How many a device remembers: as many as the longest chat it opens has answers. */
const MOST = 500;

const isNote = (value: unknown): value is Note => note.safeParse(value).success;

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
  const entries = [...notes].slice(0, MOST).map(([key, feedback]) => ({ key, ...feedback }));
  writeJson(local, STORAGE_KEY.answerFeedback, entries);
}

const PATH = '/api/answer-feedback';

interface Said {
  exchange: Exchange;
  /** Null takes back what was said. */
  feedback: Feedback | null;
}

/** Said again for the same answer, it replaces what was said before. */
async function send({ exchange, feedback }: Said): Promise<void> {
  if (feedback) {
    const body: AnswerFeedback = {
      ...feedback,
      exchangeKey: exchange.key,
      comment: feedback.comment || null,
      message: exchange.message,
      response: wholeResponse(exchange),
      answeredBy: exchange.answeredBy,
    };
    return api.run('POST', PATH, { body });
  }
  try {
    await api.run('DELETE', `${PATH}/${encodeURIComponent(exchange.key)}`);
  } catch (error) {
    // Nothing there to take back is what was wanted.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** What was said of the answers of this chat, shown at once and put back where the server does not take it. */
export function useFeedback() {
  const [notes, setNotes] = useState(() => readFeedbackNotes(browserStores()));
  const note = (key: string, feedback: Feedback | null) =>
    setNotes((old) => {
      const next = noteFeedback(old, key, feedback);
      writeFeedbackNotes(browserStores(), next);
      return next;
    });
  const saying = useMutation({
    // One after the other, so that the last word holds.
    scope: { id: 'answer-feedback' },
    mutationFn: send,
    onMutate: ({ exchange, feedback }) => {
      note(exchange.key, feedback);
      return { before: notes.get(exchange.key) ?? null };
    },
    onError: (error, { exchange }, context) => {
      note(exchange.key, context?.before ?? null);
      sayFailed('Your feedback was not saved')(error);
    },
  });
  return {
    notes,
    say: saying.mutate,
    /** Whose feedback is on its way. */
    sending: saying.isPending ? saying.variables.exchange : null,
  };
}
