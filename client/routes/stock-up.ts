import type { QueryClient } from '@tanstack/react-query';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import { chatSessionOf } from '../features/chat/conversation/chat-session.ts';
import { savedConversationsQuery } from '../features/chat/saved-chats/saved-conversations.ts';
import { createSavedChat } from '../features/chat/store/saved-chat.ts';
import { mealPlansQuery } from '../features/saved-meals/plan-list.ts';
import { accountDayQuery, accountFrequentQuery } from '../lib/diary/diary.ts';
import { accountFastsQuery } from '../lib/fasts/fasts.ts';
import { isOnline } from '../lib/offline/online.ts';
import type { Persister } from '../lib/offline/persister.ts';
import {
  FIRST_VIEW,
  PANTRY_PAGE_SIZE,
  pantryIdsQuery,
  pantryItemQuery,
  pantryItemsQuery,
  pantryPageQuery,
} from '../lib/pantry/pantry-items.ts';
import { personZone } from '../lib/person/person.ts';
import { accountReadingsQuery } from '../lib/readings/readings.ts';
import { currentUserQuery } from '../lib/session/current-user.ts';
import { profileQuery } from '../lib/session/disclaimers.ts';
import { browserStores } from '../lib/storage/browser-stores.ts';

const MOST_FOODS = 300;
const MOST_CHATS = 30;
/** Foods whose analyses are few enough to be kept all. */
const MOST_ANALYSES = PANTRY_PAGE_SIZE;

/** Not in TypeScript's library; absent in some browsers. */
type ConnectedNavigator = Navigator & { connection?: { saveData?: boolean } };

/** Somebody pays for each byte, and would rather not. */
const savesData = () => (navigator as ConnectedNavigator).connection?.saveData === true;

/**
 * Loads in the background what a signed-in person may want to read without a network: the newest foods, all plans,
 * readings and fasts, the profile and the newest chats. The persister writes what arrives here. They stay in the
 * cache, so that a change which makes them invalid is noticed.
 */
export async function stockUp(client: QueryClient, persister: Persister): Promise<void> {
  const user = client.getQueryData(currentUserQuery().queryKey);
  if (!user || user.isGuest || !isOnline() || savesData()) return;
  const isHere = () => isOnline() && client.getQueryData(currentUserQuery().queryKey)?.id === user.id;
  const gcTime = Number.POSITIVE_INFINITY;

  const first = [
    () => client.prefetchQuery({ ...profileQuery(), gcTime }),
    () => client.prefetchQuery({ ...mealPlansQuery(), gcTime }),
    () => client.prefetchQuery({ ...accountReadingsQuery(), gcTime }),
    () => client.prefetchQuery({ ...accountFastsQuery(), gcTime }),
    () => client.prefetchQuery({ ...pantryIdsQuery(), gcTime }),
    () => stockDiary(client),
  ];
  for (const load of first) if (isHere()) await load();
  await stockPantry(client, persister, isHere);

  if (!isHere()) return;
  await client.prefetchQuery(chatSessionOf(client, user, browserStores()).regular.query);
  await client.prefetchQuery({ ...savedConversationsQuery(), gcTime });
  const chats = client.getQueryData(savedConversationsQuery().queryKey) ?? [];
  for (const { id, lastMessageAt } of chats.slice(0, MOST_CHATS)) {
    if (!isHere()) return;
    const { query } = createSavedChat(client, id, browserStores());
    const keptAt = await persister.persistedAt(query.queryKey);
    if (keptAt === undefined || lastMessageAt === null || keptAt < Date.parse(lastMessageAt))
      await client.prefetchQuery(query);
  }
}

/** Today's diary, which the profile's zone begins, and what is eaten often, so that one can log without a network. */
async function stockDiary(client: QueryClient): Promise<void> {
  const profile = client.getQueryData(profileQuery().queryKey);
  if (!profile) return;
  const today = dayIn(personZone(profile), Date.now());
  await client.prefetchQuery({ ...accountDayQuery(today), gcTime: Number.POSITIVE_INFINITY });
  await client.prefetchQuery({ ...accountFrequentQuery(), gcTime: Number.POSITIVE_INFINITY });
}

async function stockPantry(client: QueryClient, persister: Persister, isHere: () => boolean): Promise<void> {
  for (let page = 0; page * PANTRY_PAGE_SIZE < MOST_FOODS && isHere(); page += 1) {
    const query = pantryPageQuery(FIRST_VIEW, page);
    await client.prefetchQuery({ ...query, gcTime: Number.POSITIVE_INFINITY });
    const { total, items } = client.getQueryData(query.queryKey) ?? { total: 0, items: [] };
    if (page === 0 && total <= MOST_ANALYSES && isHere()) await stockAnalyses(client, persister, items);
    if ((page + 1) * PANTRY_PAGE_SIZE >= total) return;
  }
}

/** A small pantry is kept with its analyses, which come with one call as soon as one of them is missing or old. */
async function stockAnalyses(
  client: QueryClient,
  persister: Persister,
  listed: readonly ListedPantryItem[],
): Promise<void> {
  const isKept = await Promise.all(
    listed.map(async ({ id, hasAnalysis, updatedAt }) => {
      const at = hasAnalysis ? await persister.persistedAt(pantryItemQuery(id).queryKey) : Date.now();
      return at !== undefined && at >= Date.parse(updatedAt);
    }),
  );
  if (isKept.every(Boolean)) return;
  const { queryKey, queryFn } = pantryItemsQuery();
  const items = await client.fetchQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0 });
  for (const item of items) client.setQueryData(pantryItemQuery(item.id).queryKey, item);
}
