import { z } from 'zod';
import { answerDetails } from '#contract/chat.ts';
import type { BrowserStores } from '../storage/browser-stores.ts';
import { readJson, writeJson } from '../storage/json-value.ts';
import { STORAGE_KEY } from '../storage/keys.ts';
import { detailsOf, type Exchange, newExchange, withDetails } from './exchange.ts';

/** Query key of the regular chat, followed by its owner; invalidate it when something was carried into it. */
export const REGULAR_CHAT_KEY = ['conversation'] as const;

const carriedExchange = z.object({ key: z.string(), message: z.string(), details: answerDetails });
const isCarriedList = (value: unknown): value is z.infer<typeof carriedExchange>[] =>
  z.array(carriedExchange).safeParse(value).success;

/** Leaves what was said elsewhere for the chat to go on with, in this tab, also over sign-in and a page load. */
export function carryChat({ session }: BrowserStores, exchanges: readonly Exchange[]): void {
  const carried = exchanges.map((one) => ({ key: one.key, message: one.message, details: detailsOf(one) }));
  if (carried.length > 0) writeJson(session, STORAGE_KEY.carriedChat, carried);
}

export const readCarriedChat = ({ session }: BrowserStores): Exchange[] =>
  (readJson(session, STORAGE_KEY.carriedChat, isCarriedList) ?? []).map(({ key, message, details }) =>
    withDetails(newExchange(key, message), details),
  );

export const forgetCarriedChat = ({ session }: BrowserStores): void =>
  session.removeItem(STORAGE_KEY.carriedChat);
