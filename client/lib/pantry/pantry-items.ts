import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type CreatePantryItemRequest, type PantryItem, pantryItem } from '#contract/pantry.ts';
import { api } from '../api/api.ts';

const pantryItems = z.array(pantryItem);

/** GET /api/pantry/items: all saved foods of the account. For registered users only. */
export const pantryItemsQuery = () =>
  queryOptions({
    queryKey: ['pantry-items'],
    queryFn: ({ signal }): Promise<PantryItem[]> => api.get('/api/pantry/items', pantryItems, { signal }),
  });

/** POST /api/pantry/items. The caller refreshes `pantryItemsQuery`. */
export async function createPantryItem(item: CreatePantryItemRequest): Promise<PantryItem> {
  try {
    return await api.post('/api/pantry/items', pantryItem, { body: item });
  } catch (error) {
    throw new Error('Error creating pantry item', { cause: error });
  }
}
