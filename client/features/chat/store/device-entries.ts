import { z } from 'zod';
import { answerDetails, answerSource, usedData } from '#contract/chat.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { type Exchange, plainExchange } from '../../../lib/chat/exchange.ts';

/** Owner of what guests ask; accounts go by their id. */
export const GUEST = 'guest';

/** How many exchanges a device stores: a guest has no other place, an account's are on the server too. */
const MOST_OF_GUEST = 500;
const MOST_OF_ACCOUNT = 100;

/** The two texts are required; all else may be missing in entries of an older kind. */
export const localEntry = z.object({
  message: z.string(),
  response: z.string(),
  key: z.string().catch(newUuid),
  /** Id of the account or guest it belongs to. */
  owner: z.string(),
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
  at: z.iso.datetime().catch(() => new Date().toISOString()),
  /** The account's history has it. */
  stored: z.boolean().catch(false),
  /** Key of the exchange that goes, with all after it, once the account's history has this one. */
  replacesFrom: z.string().nullable().catch(null),
  /** The same from one New Chat to the next. */
  conversationId: z.string().optional().catch(undefined),
});
export type LocalEntry = z.infer<typeof localEntry>;

/** What entries of an older kind lack. */
export const marks = z.object({ key: z.string(), owner: z.string(), at: z.iso.datetime() });

/** The answer of an entry that has only the whole response, in which the note stands first and is shown apart. */
const withoutNote = (response: string, safety: LocalEntry['safety']) =>
  safety && response.startsWith(safety.text) ? response.slice(safety.text.length).trimStart() : response;

/** An entry as the chat shows it. */
export function toExchange(entry: LocalEntry): Exchange {
  const plain = plainExchange(entry.key, entry.message, entry.response);
  const { safety, sources, used, notice, unchecked, answeredBy, next } = entry;
  return {
    ...plain,
    text: entry.text ?? withoutNote(plain.text, safety),
    offTopic: entry.offTopic ?? plain.offTopic,
    ...{ safety, sources, used, notice, unchecked, answeredBy, next },
    storedAt: entry.stored || entry.owner === GUEST ? entry.at : null,
  };
}

/** May be dropped for room: a guest's oldest, and what the account has anyway. */
export const isSpare = (entry: LocalEntry) => entry.owner === GUEST || entry.stored;

/** Without the oldest spare ones of each owner who has more than a device stores. */
export function withinLimit(entries: readonly LocalEntry[]): LocalEntry[] {
  const seen = new Map<string, number>();
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
export function journalOf(entries: readonly LocalEntry[]) {
  let before: { conversationId: string; messageIndex: number } | undefined;
  const ids = new Set<number>();
  return entries.map(({ message, response, key, at, conversationId = 'earlier' }) => {
    let stamp = Date.parse(at);
    while (ids.has(stamp)) stamp += 1;
    ids.add(stamp);
    const messageIndex = before?.conversationId === conversationId ? before.messageIndex + 1 : 0;
    before = { conversationId, messageIndex };
    return { id: `guest-msg-${stamp}`, ...before, message, response, timestamp: at, key };
  });
}
