import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  CreatePantryItemRequest,
  PantryIds,
  PantryItem,
  PantryPage,
  SearchPantry,
} from '#contract/pantry.ts';
import { api } from '../api/api.ts';
import { type Stored, sayKept, stored, submitChange } from '../changes/changes.ts';
import { toastFailure } from '../toast/say-failed.ts';
import { toast } from '../toast/toast.ts';

/** Every read of the saved pantry begins with this, so that one invalidation refreshes all of them. */
const PANTRY_KEY = ['pantry-items'] as const;
export const PANTRY_PAGES_KEY = [...PANTRY_KEY, 'pages'] as const;

/** GET /api/pantry/items: all saved foods of the account. For registered users only. */
export const pantryItemsQuery = () =>
  queryOptions({
    queryKey: PANTRY_KEY,
    queryFn: ({ signal }) => api.list<PantryItem>('/api/pantry/items', { signal }),
  });

export const PANTRY_PAGE_SIZE = 60;

export type PantryView = Required<Pick<SearchPantry, 'search' | 'sort'>>;

/** What the list shows before anybody searched. */
export const FIRST_VIEW: PantryView = { search: '', sort: 'newest' };

/** GET /api/pantry/search: one page of the saved foods that match, counted from 0. */
export const pantryPageQuery = ({ search, sort }: PantryView, page: number) =>
  queryOptions({
    queryKey: [...PANTRY_PAGES_KEY, { search, sort }, page],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({
        search,
        sort,
        limit: String(PANTRY_PAGE_SIZE),
        offset: String(page * PANTRY_PAGE_SIZE),
      });
      return api.get<PantryPage>(`/api/pantry/search?${asked}`, null, { signal });
    },
  });

/** GET /api/pantry/ids: ids and names of everything that matches, newest first. */
export const pantryIdsQuery = (search = '') =>
  queryOptions({
    queryKey: [...PANTRY_KEY, 'ids', search],
    queryFn: ({ signal }) =>
      api.get<PantryIds>(`/api/pantry/ids?${new URLSearchParams({ search })}`, null, { signal }),
  });

/** GET /api/pantry/items/{id}: one saved food with its analysis. */
export const pantryItemQuery = (id: number) =>
  queryOptions({
    queryKey: [...PANTRY_KEY, 'one', id],
    queryFn: ({ signal }) => api.get<PantryItem>(`/api/pantry/items/${id}`, null, { signal }),
  });

/** A food as far as adding it goes: `id` is provisional while it waits to be sent. */
export type AddedItem = Pick<PantryItem, 'id' | 'productName'>;

/**
 * Saves a food to the account; without a network it waits on this device.
 * @throws Error 'Error creating pantry item' when the server does not take it
 */
export async function addPantryItem(
  client: QueryClient,
  item: CreatePantryItemRequest,
): Promise<Stored<AddedItem>> {
  try {
    const outcome = await submitChange(client, 'pantry.add', { item });
    if (outcome.state === 'sent') return stored(outcome.value as PantryItem);
    return { item: { id: outcome.id, productName: item.productName }, isWaiting: true };
  } catch (error) {
    throw new Error('Error creating pantry item', { cause: error });
  }
}

const SAVED_TOAST_MS = 2000;

/** Says that a food is in the pantry of the account, or on its way there. */
export function saySaved({ item, isWaiting }: Stored<AddedItem>): void {
  if (isWaiting) sayKept(item.productName);
  else
    toast({
      title: 'Saved to Pantry!',
      description: `${item.productName} has been saved to your pantry collection.`,
      duration: SAVED_TOAST_MS,
    });
}

export const saySaveFailed = (): void =>
  toastFailure('Save Failed', 'Failed to save item to pantry. Please try again.');
