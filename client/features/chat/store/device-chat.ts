import { z } from 'zod';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { detailsOf, type Exchange, wholeResponse } from '../../../lib/chat/exchange.ts';
import {
  type BrowserStores,
  isRecord,
  readJsonList,
  writeJson,
} from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { withoutFrom } from './chat-store.ts';
import {
  GUEST,
  isSpare,
  journalOf,
  type LocalEntry,
  localEntry,
  marks,
  toExchange,
  withinLimit,
} from './device-entries.ts';

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
  /** Entries that name no owner belong to whoever is here. */
  const schema = localEntry.extend({ owner: z.string().catch(owner) });
  let inMemory: LocalEntry[] = [];
  const isMine = (entry: LocalEntry) => entry.owner === owner;

  /** Entries without string message and response are dropped; an older kind gets what it lacks, for good. */
  function readAll(): LocalEntry[] {
    const written = readJsonList(local, STORAGE_KEY.chatHistory, isRecord);
    const entries = written.flatMap((entry) => schema.safeParse(entry).data ?? []);
    if (!written.every((entry) => marks.safeParse(entry).success)) writeAll(entries);
    return entries;
  }

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
    /** Oldest first. */
    list: (): DeviceExchange[] => {
      const toDevice = (entry: LocalEntry): DeviceExchange => {
        const { stored, replacesFrom: replaces } = entry;
        return { exchange: toExchange(entry), stored, replaces };
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
     * Gives its `storedAt`.
     * @param startsAfter key of the last exchange before New Chat; what comes after it is another conversation
     */
    put: (exchange: Exchange, replaces: string | null, startsAfter: string | null, now: Date) => {
      const entries = readAll();
      const mine = entries.filter(isMine);
      const left = withoutFrom(mine, replaces);
      const cut = mine.slice(left.length);
      const before = left.at(-1);
      const { message, key } = exchange;
      const entry: LocalEntry = {
        ...{ message, key, owner, ...detailsOf(exchange) },
        response: wholeResponse(exchange),
        at: now.toISOString(),
        stored: false,
        // What goes may never have reached the account, where then that which it was to replace still stands.
        replacesFrom: cut.find((one) => !one.stored && one.replacesFrom)?.replacesFrom ?? replaces,
        conversationId:
          before && before.key !== startsAfter ? (before.conversationId ?? 'earlier') : newUuid(),
      };
      const goes = new Set(cut.map((one) => one.key));
      inMemory = withoutFrom(inMemory, replaces).filter((one) => !goes.has(one.key));
      const { storedAt } = toExchange(entry);
      if (entries.some((one) => one.key === key)) return storedAt;
      const isWritten = writeAll([...entries.filter((one) => !cut.includes(one)), entry]);
      if (!isWritten || owner !== GUEST) inMemory = [...inMemory, entry];
      return isWritten ? storedAt : null;
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
