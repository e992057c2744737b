import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import { type Exchange, wholeResponse } from '../../../lib/chat/exchange.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { toast } from '../../../lib/toast.ts';
import { giveFeedback, takeBackFeedback } from '../api/answer-feedback.ts';
import { type Feedback, noteFeedback, readFeedbackNotes, writeFeedbackNotes } from './feedback-notes.ts';

interface Said {
  exchange: Exchange;
  /** Null takes back what was said. */
  feedback: Feedback | null;
}

const send = ({ exchange, feedback }: Said): Promise<void> =>
  feedback
    ? giveFeedback({
        exchangeKey: exchange.key,
        rating: feedback.rating,
        reason: feedback.reason,
        comment: feedback.comment || null,
        message: exchange.message,
        response: wholeResponse(exchange),
        answeredBy: exchange.answeredBy,
      })
    : takeBackFeedback(exchange.key).catch((error: unknown) => {
        // Nothing there to take back is what was wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });

/** What was said of the answers of this chat, shown at once and put back where the server does not take it. */
export function useFeedback() {
  const [notes, setNotes] = useState(() => readFeedbackNotes(browserStores()));
  const note = (key: string, feedback: Feedback | null) =>
    setNotes((old) => {
      const next = noteFeedback(old, key, feedback);
      writeFeedbackNotes(browserStores(), next);
      return next;
    });
  const { mutateAsync } = useMutation({
    // One after the other, so that the last word holds.
    scope: { id: 'answer-feedback' },
    mutationFn: send,
    onMutate: ({ exchange, feedback }) => {
      note(exchange.key, feedback);
      return { before: notes.get(exchange.key) ?? null };
    },
    onError: (_error, { exchange }, context) => note(exchange.key, context?.before ?? null),
  });
  return {
    notes,
    /** Resolves with false, and says so in a toast, when it could not be kept. */
    say: async (exchange: Exchange, feedback: Feedback | null): Promise<boolean> => {
      try {
        await mutateAsync({ exchange, feedback });
        return true;
      } catch (error) {
        const description = errorText(error, 'Please try again later');
        toast({ title: 'Your feedback was not kept', description, variant: 'destructive' });
        return false;
      }
    },
  };
}
