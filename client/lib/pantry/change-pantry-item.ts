import { type PantryItem, pantryItem, type UpdatePantryItemRequest } from '#contract/pantry.ts';
import { api } from '../api/api.ts';

/** PATCH /api/pantry/items/{id}. */
export const updatePantryItem = (id: number, change: UpdatePantryItemRequest): Promise<PantryItem> =>
  api.patch(`/api/pantry/items/${id}`, pantryItem, { body: change });

/** DELETE /api/pantry/items/{id}. */
export const deletePantryItem = (id: number): Promise<void> => api.run('DELETE', `/api/pantry/items/${id}`);

/** POST /api/pantry/items/{id}/restore: a deleted food comes back as it was, with its id. */
export const restorePantryItem = (id: number): Promise<PantryItem> =>
  api.post(`/api/pantry/items/${id}/restore`, pantryItem);
