import { z } from 'zod';
import { answerDetails } from '#contract/chat.ts';
import { type BrowserStores, readJson, writeJson } from '../storage/browser-stores.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import { detailsOf, type Exchange, newExchange, withDetails } from './exchange.ts';

/** Query key of the regular chat, followed by its owner; invalidate it when something was carried into it. */
export const REGULAR_CHAT_KEY = ['conversation'] as const;

const carriedChat = z.object({
  exchanges: z.array(z.object({ key: z.string(), message: z.string(), details: answerDetails })),
  question: z.string().nullable(),
});

/** What was said elsewhere and goes on in the chat. */
interface CarriedChat {
  exchanges: readonly Exchange[];
  /** A question that had no answer yet. */
  question: string | null;
}

const isCarried = (value: unknown): value is z.infer<typeof carriedChat> =>
  carriedChat.safeParse(value).success;

/** Leaves it for the chat, in this tab, also over sign-in and a page load; in place of what was left before. */
export function carryChat({ session }: BrowserStores, { exchanges, question }: CarriedChat): void {
  const carried = exchanges.map((one) => ({ key: one.key, message: one.message, details: detailsOf(one) }));
  if (carried.length === 0 && question === null) session.removeItem(STORAGE_KEY.carriedChat);
  else writeJson(session, STORAGE_KEY.carriedChat, { exchanges: carried, question });
}

export function readCarriedChat({ session }: BrowserStores): CarriedChat | null {
  const carried = readJson(session, STORAGE_KEY.carriedChat, isCarried);
  if (!carried) return null;
  const exchanges = carried.exchanges.map(({ key, message, details }) =>
    withDetails(newExchange(key, message), details),
  );
  return { exchanges, question: carried.question };
}
