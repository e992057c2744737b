import { z } from 'zod';
import { healthReading } from '#contract/health-readings.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { GUEST } from './entry-owner.ts';

const reading = healthReading.extend({ id: z.union([z.number(), z.string()]) }) satisfies z.ZodType<Reading>;
const stored = z.record(z.string(), z.array(reading));
type Stored = z.infer<typeof stored>;

const isStored = (value: unknown): value is Stored => stored.safeParse(value).success;

/** More than anybody leaves unread; the oldest go first. */
const MOST = 20;

const readAll = ({ local }: BrowserStores): Stored =>
  readJson(local, STORAGE_KEY.unreadDangers, isStored) ?? {};

/** Saved readings whose alert this person has not marked as read, newest first; a guest's are taken along. */
export function readUnread(stores: BrowserStores, owner: string): Reading[] {
  const all = readAll(stores);
  const guests = owner === GUEST ? [] : (all[GUEST] ?? []);
  return [...(all[owner] ?? []), ...guests];
}

/** Keeps them, so that no reload takes an alert away; one person's never comes up for another. */
export function keepUnread(stores: BrowserStores, owner: string, unread: readonly Reading[]): void {
  const { [owner]: _own, [GUEST]: _guests, ...others } = readAll(stores);
  const all = unread.length === 0 ? others : { ...others, [owner]: unread.slice(0, MOST) };
  if (Object.keys(all).length === 0) stores.local.removeItem(STORAGE_KEY.unreadDangers);
  else writeJson(stores.local, STORAGE_KEY.unreadDangers, all);
}
