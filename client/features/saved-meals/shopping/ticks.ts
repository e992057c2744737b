import { useState } from 'react';
import { z } from 'zod';
import {
  type BrowserStores,
  browserStores,
  readJson,
  writeJson,
} from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';

/** Lists whose ticks are stored; the one used longest ago is forgotten first. */
const LISTS_MOST = 30;

/** What was ticked off, by the list; the list used last comes last. */
const ticks = z.array(z.tuple([z.string(), z.array(z.string())]));
type Ticks = z.infer<typeof ticks>;

const isTicks = (value: unknown): value is Ticks => ticks.safeParse(value).success;

/** Name of the list for these plans, in whichever order they were chosen. */
export const listName = (planIds: readonly number[]): string => planIds.toSorted((a, b) => a - b).join(',');

const readAll = ({ local }: BrowserStores): Ticks =>
  readJson(local, STORAGE_KEY.shoppingTicks, isTicks) ?? [];

/** Keys of the items of a list that were ticked off on this device. */
export function readTicks(stores: BrowserStores, list: string): ReadonlySet<string> {
  return new Set(readAll(stores).find(([name]) => name === list)?.[1]);
}

export function writeTicks(stores: BrowserStores, list: string, ticked: ReadonlySet<string>): boolean {
  const others = readAll(stores).filter(([name]) => name !== list);
  const all: Ticks = ticked.size === 0 ? others : [...others, [list, [...ticked]]];
  return writeJson(stores.local, STORAGE_KEY.shoppingTicks, all.slice(-LISTS_MOST));
}

/** What is ticked off on one list; stored on this device. Give the component a key by the list. */
export function useTicks(list: string) {
  const [ticked, setTicked] = useState(() => readTicks(browserStores(), list));
  const save = (next: ReadonlySet<string>) => {
    setTicked(next);
    writeTicks(browserStores(), list, next);
  };
  return {
    ticked,
    toggle: (key: string) => {
      const next = new Set(ticked);
      if (!next.delete(key)) next.add(key);
      save(next);
    },
    clear: () => save(new Set()),
  };
}
