import { z } from 'zod';
import type { CurrentUser } from '#contract/auth.ts';
import { type BrowserStores, readJson, writeJson } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';

/** Name of the regular chat among the threads of a person. */
export const REGULAR = 'regular';
export const threadName = (selected: { id: number } | null) => (selected ? `saved-${selected.id}` : REGULAR);

const selectedConversation = z.object({ id: z.number().int(), title: z.string() });

/** A saved conversation that is open in place of the regular chat. */
export type SelectedConversation = z.infer<typeof selectedConversation>;

const chatVisit = z.object({
  /** Id of the person. */
  owner: z.string(),
  isGuest: z.boolean(),
  selected: selectedConversation.nullable(),
  /** Key of the last exchange that New Chat put away. */
  foldedAfter: z.string().nullable(),
  /** What stands in the box, by thread. */
  drafts: z.record(z.string(), z.string()),
});
type Stored = z.infer<typeof chatVisit>;
export type ChatVisit = Omit<Stored, 'owner' | 'isGuest'>;

const EMPTY: ChatVisit = { selected: null, foldedAfter: null, drafts: {} };

const isStored = (value: unknown): value is Stored => chatVisit.safeParse(value).success;

/** How this tab was left, also over a reload. What a guest had typed goes along into the account they make. */
export function readVisit(stores: BrowserStores, user: CurrentUser): ChatVisit {
  const stored = readJson(stores.session, STORAGE_KEY.chatVisit, isStored);
  if (stored?.owner === String(user.id)) return stored;
  const typed = stored?.isGuest ? stored.drafts[REGULAR] : undefined;
  return typed ? { ...EMPTY, drafts: { [REGULAR]: typed } } : EMPTY;
}

export function changeVisit(stores: BrowserStores, user: CurrentUser, changes: Partial<ChatVisit>): void {
  const { selected, foldedAfter, drafts } = { ...readVisit(stores, user), ...changes };
  const stored: Stored = { owner: String(user.id), isGuest: user.isGuest, selected, foldedAfter, drafts };
  writeJson(stores.session, STORAGE_KEY.chatVisit, stored);
}

export function keepDraft(stores: BrowserStores, user: CurrentUser, thread: string, text: string): void {
  const { [thread]: _before, ...others } = readVisit(stores, user).drafts;
  changeVisit(stores, user, { drafts: text === '' ? others : { ...others, [thread]: text } });
}
