import { type Exchange, wholeResponse } from '../../lib/chat/exchange.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { readJsonList, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';

/** How many messages the journal keeps. */
const KEPT = 500;

export interface JournalMessage {
  /** 'guest-msg-' and the time of keeping in milliseconds. */
  id: string;
  conversationId: string;
  message: string;
  response: string;
  /** Its place in its conversation, from 0. */
  messageIndex: number;
  /** ISO time. */
  timestamp: string;
  /** Of the exchange. */
  key?: string;
}

const isJournalMessage = (value: unknown): value is JournalMessage =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'response' in value &&
  typeof value.response === 'string';

/** A guest's journal, oldest first. */
export const readJournal = ({ local }: BrowserStores): JournalMessage[] =>
  readJsonList(local, STORAGE_KEY.guestJournalMessages, isJournalMessage);

/** The journal is a second record: where the store is full it goes back rather than the chat's own history. */
function writeJournal({ local }: BrowserStores, messages: readonly JournalMessage[]): void {
  let left = messages.slice(-KEPT);
  while (!writeJson(local, STORAGE_KEY.guestJournalMessages, left) && left.length > 1)
    left = left.slice(Math.ceil(left.length / 2));
}

export interface JournalNote {
  /** Key of the exchange that goes, with all after it. */
  replaces: string | null;
  /** Key of the last exchange before New Chat; what comes after it is another conversation. */
  foldedAfter: string | null;
  now: Date;
}

/** Writes a guest's exchange into the journal, once. */
export function noteInJournal(
  stores: BrowserStores,
  exchange: Exchange,
  { replaces, foldedAfter, now }: JournalNote,
): void {
  const all = readJournal(stores);
  if (all.some(({ key }) => key === exchange.key)) return;
  const cut = replaces === null ? -1 : all.findIndex(({ key }) => key === replaces);
  const before = cut === -1 ? all : all.slice(0, cut);
  const last = before.at(-1);
  const goesOn = last !== undefined && (foldedAfter === null || last.key !== foldedAfter);
  const ids = new Set(before.map(({ id }) => id));
  let stamp = now.getTime();
  while (ids.has(`guest-msg-${stamp}`)) stamp += 1;
  writeJournal(stores, [
    ...before,
    {
      id: `guest-msg-${stamp}`,
      conversationId: goesOn ? last.conversationId : newUuid(),
      message: exchange.message,
      response: wholeResponse(exchange),
      messageIndex: goesOn ? last.messageIndex + 1 : 0,
      timestamp: now.toISOString(),
      key: exchange.key,
    },
  ]);
}

/** Takes what was said in these exchanges out of the journal. */
export function removeFromJournal(stores: BrowserStores, keys: ReadonlySet<string>): void {
  const left = readJournal(stores).filter(({ key }) => key === undefined || !keys.has(key));
  if (left.length > 0) writeJournal(stores, left);
  else forgetJournal(stores);
}

export const forgetJournal = ({ local }: BrowserStores): void =>
  local.removeItem(STORAGE_KEY.guestJournalMessages);
