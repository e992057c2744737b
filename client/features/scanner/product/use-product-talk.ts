import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { ConnectionError } from '../../../lib/api/api-error.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import type { Payloads } from '../../../lib/changes/change.ts';
import { discardChange, keepChange, useLaneChanges } from '../../../lib/changes/changes.ts';
import { toastFailure } from '../../../lib/toast/say-failed.ts';
import { type Message, numbered, type Said } from '../draft/scan-draft.ts';
import { askAboutProduct } from './ask-about-product.ts';

/** The talk about one product. A question that finds no network stands in it and is answered when there is one. */
export function useProductTalk(
  analysis: NutritionAnalysis,
  pantryItemId: number | undefined,
  said: readonly Message[],
) {
  const client = useQueryClient();
  const [messages, setMessages] = useState(said);
  const entries = useLaneChanges('scan');
  const previousQuestions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);

  const run = useMutation({
    mutationFn: async (
      question: Payloads['scan.question'],
    ): Promise<{ answer: string } | { waitsAs: string }> => {
      const key = newUuid();
      try {
        return { answer: await askAboutProduct(question, key) };
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error;
        await keepChange(client, 'scan.question', question, key);
        return { waitsAs: key };
      }
    },
    onMutate: ({ message }) => setMessages((old) => numbered([...old, { role: 'user', content: message }])),
    onSuccess: (outcome) =>
      setMessages((old) =>
        'answer' in outcome
          ? numbered([...old, { role: 'assistant', content: outcome.answer }])
          : old.map((one, at) => (at === old.length - 1 ? { ...one, waitsAs: outcome.waitsAs } : one)),
      ),
    onError: () => {
      setMessages((old) => old.slice(0, -1));
      toastFailure('Message Failed', 'Unable to send message. Please try again.');
    },
  });

  const answered = entries.find(
    ({ id, state }) => state === 'done' && messages.some(({ waitsAs }) => waitsAs === id),
  );
  // The answer comes from what waited, which lives outside React; once it is shown here it need not be offered again.
  useEffect(() => {
    if (!answered) return;
    setMessages((old) =>
      numbered(
        old.flatMap((message): (Said & Partial<Message>)[] =>
          message.waitsAs === answered.id
            ? [
                { ...message, waitsAs: null },
                { role: 'assistant', content: String(answered.result) },
              ]
            : [message],
        ),
      ),
    );
    void discardChange(client, answered.seq);
  }, [answered, client]);

  return {
    messages,
    isPending: run.isPending,
    /** False when the question could not be asked and does not wait either. */
    ask: (message: string): Promise<boolean> =>
      run.mutateAsync({ message, analysis, previousQuestions, pantryItemId }).then(
        () => true,
        () => false,
      ),
  };
}
