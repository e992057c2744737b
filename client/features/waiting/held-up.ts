import type { QueueEntry } from '../../lib/queue/entry.ts';

/** What the person is told of: a change that is merely on its way for a moment is not among it. */
export const heldUp = (entries: readonly QueueEntry[], isReachable: boolean): QueueEntry[] =>
  entries.filter(
    ({ sentId, inHand, state, failure, kind }) =>
      sentId === undefined &&
      !inHand &&
      (state !== 'waiting' || !isReachable || failure !== null || kind === 'chat.question'),
  );

/** "2 waiting to be sent", with what the person must decide on, or can look at, first. */
export function waitingWords(entries: readonly QueueEntry[]): string {
  const counts = [
    ['refused', 'not accepted'],
    ['done', 'ready to look at'],
    ['waiting', 'waiting to be sent'],
  ] as const;
  return counts
    .map(([state, words]) => [entries.filter((entry) => entry.state === state).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}
