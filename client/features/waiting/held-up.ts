import type { QueueEntry } from '../../lib/queue/entry.ts';

/** What the person is told of: a change that is merely on its way for a moment is not among it. */
export const heldUp = (entries: readonly QueueEntry[], isReachable: boolean): QueueEntry[] =>
  entries.filter(
    ({ sentId, state, failure, kind }) =>
      sentId === undefined &&
      (state === 'refused' ||
        (state === 'waiting' && (!isReachable || failure !== null || kind === 'chat.question'))),
  );

/** "2 waiting to be sent", with what the person must decide on first. */
export function waitingWords(entries: readonly QueueEntry[]): string {
  const refused = entries.filter(({ state }) => state === 'refused').length;
  const waiting = entries.length - refused;
  const parts = [
    ...(refused > 0 ? [`${refused} not accepted`] : []),
    ...(waiting > 0 ? [`${waiting} waiting to be sent`] : []),
  ];
  return parts.join(', ');
}
