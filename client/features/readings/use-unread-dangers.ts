import { useCallback, useState } from 'react';
import type { ReadingAdvice } from '#domain/readings/reading-advice.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { ownerOf } from './entry-owner.ts';
import { keepUnread, readUnread } from './unread-dangers.ts';

type Advise = (reading: Reading) => ReadingAdvice | null;

/** What is to be read about saved readings: it stays, over reloads too, until the person says it was read. */
export function useUnreadDangers(advise: Advise) {
  const owner = ownerOf(useSession());
  const [held, setHeld] = useState(() => ({ owner, unread: readUnread(browserStores(), owner) }));
  const unread = held.owner === owner ? held.unread : readUnread(browserStores(), owner);
  const hold = useCallback(
    (change: (unread: readonly Reading[]) => Reading[]) => {
      const next = change(readUnread(browserStores(), owner));
      keepUnread(browserStores(), owner, next);
      setHeld({ owner, unread: next });
    },
    [owner],
  );
  /**
   * Takes a reading that is being saved, was saved or was corrected: a dangerous one is added, one that was corrected to
   * a harmless one goes. `replaces` is the id that it went by until now.
   */
  const judge = useCallback(
    (reading: Reading, replaces: Reading['id'] = reading.id) =>
      hold((before) => {
        const others = before.filter(({ id }) => id !== reading.id && id !== replaces);
        return advise(reading) ? [reading, ...others] : others;
      }),
    [advise, hold],
  );
  const forget = (id: Reading['id']) => hold((before) => before.filter((one) => one.id !== id));
  const alerts = new Map<string, ReadingAdvice>();
  for (const reading of unread) {
    const advice = advise(reading);
    // Of several with the same words the newest speaks for all.
    if (advice && !alerts.has(advice.rule)) alerts.set(advice.rule, advice);
  }
  const markRead = (rule: string) => hold((before) => before.filter((one) => advise(one)?.rule !== rule));
  return { alerts: [...alerts.values()], judge, forget, markRead };
}
