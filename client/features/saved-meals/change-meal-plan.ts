import {
  type Cooked,
  type CookingUndone,
  type CookRequest,
  cooked,
  cookingUndone,
  type SavedMealPlan,
  type SaveMealPlan,
  savedMealPlan,
} from '#contract/meal-plans.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** DELETE /api/meal-plans/{id}. One that was deleted elsewhere is deleted. */
export async function deleteMealPlan(id: number): Promise<void> {
  try {
    await api.run('DELETE', `/api/meal-plans/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** POST /api/meal-plans with what was deleted; it comes back under another id, saved anew. */
export function restoreMealPlan(plan: SavedMealPlan, idempotencyKey: string): Promise<SavedMealPlan> {
  const { title, content, pantryItemIds, mealPlanType } = plan;
  const body: SaveMealPlan = {
    title,
    content,
    pantryItemIds,
    mealPlanType,
    mealTypes: JSON.parse(plan.mealTypes ?? '[]'),
    plan: plan.plan,
    idempotencyKey,
  };
  return api.post('/api/meal-plans', savedMealPlan, { body });
}

/** PATCH /api/meal-plans/{id}. */
export const renameMealPlan = (id: number, title: string): Promise<SavedMealPlan> =>
  api.patch(`/api/meal-plans/${id}`, savedMealPlan, { body: { title } });

/** POST /api/meal-plans/{id}/cooked. */
export const cookMealPlan = (id: number, body: CookRequest): Promise<Cooked> =>
  api.post(`/api/meal-plans/${id}/cooked`, cooked, { body });

/** POST /api/meal-plans/cooked/{id}/undo. */
export const undoCooking = (cookedId: number): Promise<CookingUndone> =>
  api.post(`/api/meal-plans/cooked/${cookedId}/undo`, cookingUndone);
