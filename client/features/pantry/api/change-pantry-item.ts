import { type PantryItem, pantryItem, type UpdatePantryItemRequest } from '#contract/pantry.ts';
import { api } from '../../../lib/api/api.ts';

/** PATCH /api/pantry/items/{id}. */
export const updatePantryItem = (id: number, change: UpdatePantryItemRequest): Promise<PantryItem> =>
  api.patch(`/api/pantry/items/${id}`, pantryItem, { body: change });

/** DELETE /api/pantry/items/{id}. */
export const deletePantryItem = (id: number): Promise<void> => api.run('DELETE', `/api/pantry/items/${id}`);
