import { z } from 'zod';
import { answerSource } from '#contract/chat.ts';
import { type Exchange, plainExchange, wholeResponse } from '../../lib/chat/exchange.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, readJsonList, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';

/** How many exchanges a device keeps. */
const KEPT = 100;

/** The two texts are required; all else fills in what the server's history does not hold. */
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
  offTopic: z.boolean().optional().catch(undefined),
  answeredBy: z.string().catch(''),
  /** The account's history has it. */
  stored: z.boolean().catch(false),
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

function toExchange(entry: LocalEntry, index: number): Exchange {
  const plain = plainExchange(entry.key ?? `local-${index}`, entry.message, entry.response);
  const { safety, sources, answeredBy } = entry;
  return {
    ...plain,
    text: entry.text ?? plain.text,
    offTopic: entry.offTopic ?? plain.offTopic,
    safety,
    sources,
    answeredBy,
  };
}

export interface LocalExchange {
  exchange: Exchange;
  stored: boolean;
}

/** What this owner asked on this device, oldest first; entries that name no owner belong to whoever is here. */
export const readLocalHistory = (stores: BrowserStores, owner: string): LocalExchange[] =>
  readEntries(stores)
    .map((entry, index) => ({ entry, exchange: toExchange(entry, index) }))
    .filter(({ entry }) => entry.owner === undefined || entry.owner === owner)
    .map(({ entry, exchange }) => ({ exchange, stored: entry.stored }));

/** Adds an exchange, keeping the last ones. A full store keeps what it has. */
export function rememberExchange(stores: BrowserStores, owner: string, exchange: Exchange): void {
  const entry = { ...exchange, response: wholeResponse(exchange), owner, stored: false };
  writeJson(stores.local, STORAGE_KEY.chatHistory, [...readEntries(stores), entry].slice(-KEPT));
}

/** Notes that the account's history has the exchange. */
export function markStored(stores: BrowserStores, key: string): void {
  const entries = readEntries(stores).map((entry) =>
    entry.key === key ? { ...entry, stored: true } : entry,
  );
  writeJson(stores.local, STORAGE_KEY.chatHistory, entries);
}

const isCount = (value: unknown): value is number => Number.isInteger(value);

export const readInteractionCount = ({ local }: BrowserStores): number =>
  readJson(local, STORAGE_KEY.interactionCount, isCount) ?? 0;

export function countInteraction(stores: BrowserStores): void {
  writeJson(stores.local, STORAGE_KEY.interactionCount, readInteractionCount(stores) + 1);
}

/** Forgets the conversation on this device and starts counting anew. */
export function forgetLocalHistory({ local }: BrowserStores): void {
  local.removeItem(STORAGE_KEY.chatHistory);
  writeJson(local, STORAGE_KEY.interactionCount, 0);
}
