import { z } from 'zod';
import { answerDetails, answerSource, usedData } from '#contract/chat.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { carryChat, readCarriedChat } from '../../../lib/chat/carried-chat.ts';
import { detailsOf, type Exchange, plainExchange, wholeResponse } from '../../../lib/chat/exchange.ts';
import {
  type BrowserStores,
  isRecord,
  readJsonList,
  writeJson,
} from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';

/** Owner of what guests ask; accounts go by their id. */
export const GUEST = 'guest';

/** How many exchanges a device stores: a guest has no other place, an account's are on the server too. */
const MOST_OF_GUEST = 500;
const MOST_OF_ACCOUNT = 100;

/** The two texts are required; all else may be missing in entries of an older kind. */
const localEntry = z.object({
  message: z.string(),
  response: z.string(),
  key: z.string().optional().catch(undefined),
  /** Id of the account or guest it belongs to. */
  owner: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  safety: answerDetails.shape.safety.catch(null),
  sources: z.array(answerSource).catch([]),
  used: z.array(usedData).catch([]),
  offTopic: z.boolean().optional().catch(undefined),
  notice: z.string().nullable().catch(null),
  unchecked: z.array(z.string()).catch([]),
  answeredBy: z.string().catch(''),
  next: answerDetails.shape.next.catch(undefined),
  /** When this device stored it. */
  at: z.iso.datetime().optional().catch(undefined),
  /** The account's history has it. */
  stored: z.boolean().catch(false),
  /** Key of the exchange that goes, with all after it, once the account's history has this one. */
  replacesFrom: z.string().nullable().catch(null),
  /** The same from one New Chat to the next. */
  conversationId: z.string().optional().catch(undefined),
});
type LocalEntry = z.infer<typeof localEntry>;

/** The answer of an entry that has only the whole response, in which the note stands first and is shown apart. */
const withoutNote = (response: string, safety: LocalEntry['safety']) =>
  safety && response.startsWith(safety.text) ? response.slice(safety.text.length).trimStart() : response;

function toExchange(entry: LocalEntry, index: number): Exchange {
  const plain = plainExchange(entry.key ?? `local-${index}`, entry.message, entry.response);
  const { safety, sources, used, notice, unchecked, answeredBy, next } = entry;
  return {
    ...plain,
    text: entry.text ?? withoutNote(plain.text, safety),
    offTopic: entry.offTopic ?? plain.offTopic,
    ...{ safety, sources, used, notice, unchecked, answeredBy, next },
    storedAt: entry.stored || entry.owner === GUEST ? (entry.at ?? null) : null,
  };
}

/** May be dropped for room: a guest's oldest, and what the account has anyway. */
const isSpare = (entry: LocalEntry) => entry.owner === GUEST || entry.stored;

function withinLimit(entries: readonly LocalEntry[]): LocalEntry[] {
  const seen = new Map<string | undefined, number>();
  return entries
    .toReversed()
    .filter((entry) => {
      const count = (seen.get(entry.owner) ?? 0) + 1;
      seen.set(entry.owner, count);
      return !isSpare(entry) || count <= (entry.owner === GUEST ? MOST_OF_GUEST : MOST_OF_ACCOUNT);
    })
    .reverse();
}

/** A guest's chat as other readers of this device know it: numbered messages of numbered conversations. */
function journalOf(entries: readonly LocalEntry[]) {
  let before: { conversationId: string; messageIndex: number } | undefined;
  const ids = new Set<number>();
  return entries.map(({ message, response, key, at, conversationId = 'earlier' }) => {
    let stamp = Date.parse(at ?? '') || 0;
    while (ids.has(stamp)) stamp += 1;
    ids.add(stamp);
    const messageIndex = before?.conversationId === conversationId ? before.messageIndex + 1 : 0;
    before = { conversationId, messageIndex };
    return { id: `guest-msg-${stamp}`, ...before, message, response, timestamp: at, key };
  });
}

export interface DeviceExchange {
  exchange: Exchange;
  /** The account's history has it. */
  stored: boolean;
  /** Key of the exchange that goes there, with all after it, as this one comes. */
  replaces: string | null;
}

export type DeviceChat = ReturnType<typeof openDeviceChat>;

/**
 * What one owner asked on this device, in the list that all its owners share. What it has no room for lives with the
 * page, and so does what an account lacks until it was tried to be sent: two tabs that write the list at once do so
 * one over the other.
 */
export function openDeviceChat(stores: BrowserStores, owner: string) {
  const { local } = stores;
  let inMemory: LocalEntry[] = [];
  const isMine = (entry: LocalEntry) => entry.owner === undefined || entry.owner === owner;

  /** Entries without string message and response are dropped. */
  const readAll = (): LocalEntry[] =>
    readJsonList(local, STORAGE_KEY.chatHistory, isRecord).flatMap((entry) => {
      const parsed = localEntry.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    });

  /** The journal is a second record: where the store is full it goes back rather than the chat itself. */
  function writeJournal(entries: readonly LocalEntry[]): void {
    let journal = journalOf(entries.filter((entry) => entry.owner === GUEST));
    if (journal.length === 0) local.removeItem(STORAGE_KEY.guestJournalMessages);
    while (journal.length > 0 && !writeJson(local, STORAGE_KEY.guestJournalMessages, journal))
      journal = journal.slice(Math.ceil(journal.length / 2));
  }

  /** Where the store is full the oldest spare entries make room. False when even that fails. */
  function writeAll(entries: readonly LocalEntry[]): boolean {
    let left = withinLimit(entries);
    if (left.length === 0) local.removeItem(STORAGE_KEY.chatHistory);
    while (left.length > 0 && !writeJson(local, STORAGE_KEY.chatHistory, left)) {
      const spare = left.slice(0, -1).filter(isSpare);
      if (spare.length === 0) return false;
      const dropped = new Set(spare.slice(0, Math.ceil(spare.length / 4)));
      left = left.filter((entry) => !dropped.has(entry));
    }
    if (owner === GUEST) writeJournal(left);
    return true;
  }

  const change = (next: (entries: LocalEntry[]) => LocalEntry[]) => {
    const entries = readAll();
    const changed = next(entries);
    if (changed.length !== entries.length || changed.some((entry, at) => entry !== entries[at]))
      writeAll(changed);
    inMemory = next(inMemory);
  };

  return {
    owner,
    /** Oldest first. Entries that name no owner belong to whoever is here, and get their key, owner and time. */
    list: (): DeviceExchange[] => {
      const isWhole = ({ key, owner: of, at }: LocalEntry) => Boolean(key && of && at);
      const now = new Date().toISOString();
      change((all) =>
        all.map((entry) =>
          isWhole(entry)
            ? entry
            : { ...entry, key: entry.key ?? newUuid(), owner: entry.owner ?? owner, at: entry.at ?? now },
        ),
      );
      const toDevice = (entry: LocalEntry, index: number): DeviceExchange => {
        const { stored, replacesFrom: replaces } = entry;
        return { exchange: toExchange(entry, index), stored, replaces };
      };
      const written = readAll().filter(isMine);
      // What another tab has sent is pending no more, also once that tab clears the list.
      const sent = new Set(written.flatMap(({ key, stored }) => (stored ? [key] : [])));
      inMemory = inMemory.filter(({ key }) => !sent.has(key));
      const keys = new Set(written.map(({ key }) => key));
      const unwritten = inMemory.filter(({ key }) => !keys.has(key)).map(toDevice);
      return [
        ...written.map(toDevice),
        ...unwritten.map((one) => ({ ...one, exchange: { ...one.exchange, storedAt: null } })),
      ];
    },

    /**
     * Stores an exchange, in place of the one under `replaces` and all after it; one that is here stays as it is.
     * Gives it as it is stored.
     * @param startsAfter key of the last exchange before New Chat; what comes after it is another conversation
     */
    put: (exchange: Exchange, replaces: string | null, startsAfter: string | null, now: Date): Exchange => {
      const entries = readAll();
      const mine = entries.filter(isMine);
      const from = replaces === null ? -1 : mine.findIndex(({ key }) => key === replaces);
      const cut = from === -1 ? [] : mine.slice(from);
      const last = mine.at(from === -1 ? -1 : from - 1);
      const before = from === 0 ? undefined : last;
      const { message, key } = exchange;
      const entry: LocalEntry = {
        ...{ message, key, owner, ...detailsOf(exchange) },
        response: wholeResponse(exchange),
        at: now.toISOString(),
        stored: false,
        // What goes may never have reached the account, where then that which it was to replace still stands.
        replacesFrom: cut.find((one) => !one.stored && one.replacesFrom)?.replacesFrom ?? replaces,
        conversationId:
          before && (startsAfter === null || before.key !== startsAfter)
            ? (before.conversationId ?? 'earlier')
            : newUuid(),
      };
      const replaced = inMemory.findIndex((one) => one.key === replaces);
      if (replaced !== -1) inMemory = inMemory.slice(0, replaced);
      const goes = new Set(cut.map((one) => one.key));
      inMemory = inMemory.filter((one) => !goes.has(one.key));
      if (entries.some((one) => one.key === key)) return toExchange(entry, 0);
      const isWritten = writeAll([...entries.filter((one) => !cut.includes(one)), entry]);
      if (!isWritten || owner !== GUEST) inMemory = [...inMemory, entry];
      return isWritten ? toExchange(entry, 0) : { ...toExchange(entry, 0), storedAt: null };
    },

    /** The account could not take it: it is written again where the list has lost it, and lies there alone. */
    keep: (key: string): void => {
      const entries = readAll();
      const mine = inMemory.find((entry) => entry.key === key);
      if (mine && (entries.some((entry) => entry.key === key) || writeAll([...entries, mine])))
        inMemory = inMemory.filter((entry) => entry !== mine);
    },

    markStored: (key: string) =>
      change((all) =>
        all.map((entry) => (entry.key === key && !entry.stored ? { ...entry, stored: true } : entry)),
      ),

    remove: (key: string) => change((all) => all.filter((entry) => entry.key !== key)),

    /** Forgets this owner's chat and starts counting anew; what others asked here stays. */
    clear: () => {
      change((all) => all.filter((entry) => !isMine(entry)));
      if (owner === GUEST) local.removeItem(STORAGE_KEY.guestJournalMessages);
      writeJson(local, STORAGE_KEY.interactionCount, 0);
    },
  };
}

/** What was said on the landing page goes on in the chat of whoever is here. */
export function takeCarried(stores: BrowserStores, device: DeviceChat, startsAfter: string | null): void {
  const carried = readCarriedChat(stores);
  if (!carried) return;
  for (const exchange of carried.exchanges) device.put(exchange, null, startsAfter, new Date());
  carryChat(stores, { exchanges: [], question: carried.question });
}
