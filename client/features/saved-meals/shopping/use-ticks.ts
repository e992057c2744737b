import { useState } from 'react';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { keepTicks, readTicks } from './ticks.ts';

/** What is ticked off on one list; kept on this device. Give the component a key by the list. */
export function useTicks(list: string) {
  const [ticked, setTicked] = useState(() => readTicks(browserStores(), list));
  const keep = (next: ReadonlySet<string>) => {
    setTicked(next);
    keepTicks(browserStores(), list, next);
  };
  return {
    ticked,
    toggle: (key: string) => {
      const next = new Set(ticked);
      if (!next.delete(key)) next.add(key);
      keep(next);
    },
    clear: () => keep(new Set()),
  };
}
