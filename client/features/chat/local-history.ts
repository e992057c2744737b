import { z } from 'zod';
import { answerSource, usedData } from '#contract/chat.ts';
import { type Exchange, plainExchange, wholeResponse } from '../../lib/chat/exchange.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, readJsonList, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { GUEST } from './chat-owner.ts';

/** How many exchanges a device keeps: a guest has no other place, an account's are on the server too. */
const KEPT_OF_GUEST = 500;
const KEPT_OF_ACCOUNT = 100;

/** The two texts are required; all else may be missing in entries of an older kind. */
const localEntry = z.object({
  message: z.string(),
  response: z.string(),
  key: z.string().optional().catch(undefined),
  /** Id of the account or guest it belongs to. */
  owner: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  safety: z
    .object({ level: z.enum(['caution', 'call_today', 'emergency']), text: z.string() })
    .nullable()
    .catch(null),
  sources: z.array(answerSource).catch([]),
  used: z.array(usedData).catch([]),
  offTopic: z.boolean().optional().catch(undefined),
  notice: z.string().nullable().catch(null),
  unchecked: z.array(z.string()).catch([]),
  answeredBy: z.string().catch(''),
  /** When this device kept it. */
  at: z.iso.datetime().optional().catch(undefined),
  /** The account's history has it. */
  stored: z.boolean().catch(false),
  /** Key of the exchange that goes, with all after it, once the account's history has this one. */
  replacesFrom: z.string().nullable().catch(null),
});
type LocalEntry = z.infer<typeof localEntry>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Entries without string message and response are dropped. */
function readEntries({ local }: BrowserStores): LocalEntry[] {
  return readJsonList(local, STORAGE_KEY.chatHistory, isRecord).flatMap((entry) => {
    const parsed = localEntry.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The answer of an entry that kept only the whole response, in which the note stands first and is shown apart. */
const withoutNote = (response: string, safety: LocalEntry['safety']) =>
  safety && response.startsWith(safety.text) ? response.slice(safety.text.length).trimStart() : response;

function toExchange(entry: LocalEntry, index: number): Exchange {
  const plain = plainExchange(entry.key ?? `local-${index}`, entry.message, entry.response);
  const { safety, sources, used, notice, unchecked, answeredBy } = entry;
  return {
    ...plain,
    text: entry.text ?? withoutNote(plain.text, safety),
    offTopic: entry.offTopic ?? plain.offTopic,
    ...{ safety, sources, used, notice, unchecked, answeredBy },
    // On this device is where a guest's belongs.
    storedAt: entry.owner === GUEST || entry.stored ? (entry.at ?? null) : null,
  };
}

export interface LocalExchange {
  exchange: Exchange;
  stored: boolean;
  /** See `replacesFrom` of a stored entry. */
  replaces: string | null;
  /** When this device kept it, ISO time; null where that is not known. */
  at: string | null;
}

const belongsTo = (owner: string) => (entry: LocalEntry) =>
  entry.owner === undefined || entry.owner === owner;

/** What this owner asked on this device, oldest first; entries that name no owner belong to whoever is here. */
export const readLocalHistory = (stores: BrowserStores, owner: string): LocalExchange[] =>
  readEntries(stores)
    .map((entry, index) => ({ entry, exchange: toExchange(entry, index) }))
    .filter(({ entry }) => belongsTo(owner)(entry))
    .map(({ entry, exchange }) => ({
      exchange,
      stored: entry.stored,
      replaces: entry.replacesFrom,
      at: entry.at ?? null,
    }));

/** May be dropped for room: a guest's oldest, and what the account has anyway. */
const isSpare = (entry: LocalEntry) => entry.owner === GUEST || entry.stored;

function withinLimit(entries: readonly LocalEntry[]): LocalEntry[] {
  const seen = new Map<string | undefined, number>();
  return entries
    .toReversed()
    .filter((entry) => {
      const count = (seen.get(entry.owner) ?? 0) + 1;
      seen.set(entry.owner, count);
      return !isSpare(entry) || count <= (entry.owner === GUEST ? KEPT_OF_GUEST : KEPT_OF_ACCOUNT);
    })
    .reverse();
}

/** Writes all entries; where the store is full the oldest spare ones make room. False when even that fails. */
function writeEntries(stores: BrowserStores, entries: readonly LocalEntry[]): boolean {
  let left = withinLimit(entries);
  for (;;) {
    if (writeJson(stores.local, STORAGE_KEY.chatHistory, left)) return true;
    const spare = left.slice(0, -1).filter(isSpare);
    if (spare.length === 0) return false;
    const dropped = new Set(spare.slice(0, Math.ceil(spare.length / 4)));
    left = left.filter((entry) => !dropped.has(entry));
  }
}

/** The list without the entry under `key` and all of that owner after it. */
function cutFrom(entries: readonly LocalEntry[], owner: string, key: string | null) {
  const at = key === null ? -1 : entries.findIndex((entry) => entry.key === key && belongsTo(owner)(entry));
  const isCut = (entry: LocalEntry, index: number) => at !== -1 && index >= at && belongsTo(owner)(entry);
  return {
    left: entries.filter((entry, index) => !isCut(entry, index)),
    cut: entries.filter(isCut),
  };
}

/**
 * Adds an exchange, in place of the one under `replaces` and all after it, keeping the last ones. One that is here
 * already is not added again. False when the browser's store refuses.
 */
export function rememberExchange(
  stores: BrowserStores,
  owner: string,
  exchange: Exchange,
  replaces: string | null,
  now: Date,
): boolean {
  const entries = readEntries(stores);
  if (entries.some((entry) => entry.key === exchange.key)) return true;
  const { left, cut } = cutFrom(entries, owner, replaces);
  // What goes may never have reached the account, where then that which it was to replace still stands.
  const replacesFrom = cut.find((entry) => !entry.stored && entry.replacesFrom)?.replacesFrom ?? replaces;
  const { message, key, text, safety, offTopic, notice, answeredBy } = exchange;
  const entry: LocalEntry = {
    ...{ message, key, text, safety, offTopic, notice, answeredBy, owner, replacesFrom },
    response: wholeResponse(exchange),
    sources: [...exchange.sources],
    used: [...exchange.used],
    unchecked: [...exchange.unchecked],
    at: now.toISOString(),
    stored: false,
  };
  return writeEntries(stores, [...left, entry]);
}

/** Gives entries of an older kind the key under which they can be stored, the owner whose they are, and a time. */
export function completeOldEntries(stores: BrowserStores, owner: string, now: Date): void {
  const entries = readEntries(stores);
  if (entries.every((entry) => entry.key && entry.owner && entry.at)) return;
  writeEntries(
    stores,
    entries.map((entry) => ({
      ...entry,
      key: entry.key ?? newUuid(),
      owner: entry.owner ?? owner,
      at: entry.at ?? now.toISOString(),
    })),
  );
}

/** Notes that the account's history has the exchange. */
export function markStored(stores: BrowserStores, key: string): void {
  const entries = readEntries(stores);
  if (!entries.some((entry) => entry.key === key && !entry.stored)) return;
  writeEntries(
    stores,
    entries.map((entry) => (entry.key === key ? { ...entry, stored: true } : entry)),
  );
}

/** Takes these exchanges off this device. */
export function forgetExchanges(stores: BrowserStores, keys: ReadonlySet<string>): void {
  const entries = readEntries(stores).filter((entry) => !entry.key || !keys.has(entry.key));
  if (entries.length > 0) writeEntries(stores, entries);
  else stores.local.removeItem(STORAGE_KEY.chatHistory);
}

const isCount = (value: unknown): value is number => Number.isInteger(value);

export const readInteractionCount = ({ local }: BrowserStores): number =>
  readJson(local, STORAGE_KEY.interactionCount, isCount) ?? 0;

export function countInteraction(stores: BrowserStores): void {
  writeJson(stores.local, STORAGE_KEY.interactionCount, readInteractionCount(stores) + 1);
}

/** Forgets this owner's conversation on this device and starts counting anew; what others asked here stays. */
export function forgetLocalHistory(stores: BrowserStores, owner: string): void {
  const others = readEntries(stores).filter((entry) => !belongsTo(owner)(entry));
  if (others.length > 0) writeEntries(stores, others);
  else stores.local.removeItem(STORAGE_KEY.chatHistory);
  writeJson(stores.local, STORAGE_KEY.interactionCount, 0);
}
