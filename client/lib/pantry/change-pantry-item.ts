import { type PantryItem, pantryItem, type UpdatePantryItemRequest } from '#contract/pantry.ts';
import { api } from '../api/api.ts';

/** PATCH /api/pantry/items/{id}, at once or not at all. */
export const updatePantryItem = (id: number, change: UpdatePantryItemRequest): Promise<PantryItem> =>
  api.patch(`/api/pantry/items/${id}`, pantryItem, { body: change });
