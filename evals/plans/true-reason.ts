import { ingredientById, loadIngredients } from '#content/dishes/load-ingredients.ts';
import type { PlanRefusal } from '#contract/meal-plans.ts';
import type { MealPlanner, PlanRequest } from '#meal-planner/plan-request.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import type { DrawnFood } from './draw-request.ts';

const NEW_ID = 100_000;

/** The request without the limit that the refusal names. */
export function relaxed(
  request: PlanRequest,
  limit: PlanRefusal['limit'],
  foods: readonly DrawnFood[],
): PlanRequest {
  const { person, items } = request;
  switch (limit) {
    case 'net_carbs':
      return { ...request, person: { ...person, netCarbLimit: 100_000 } };
    case 'allergies':
      return { ...request, person: { ...person, allergies: [] } };
    case 'dislikes':
      return { ...request, person: { ...person, dislikes: [] } };
    case 'eating_style':
      return { ...request, person: { ...person, eatingStyle: null } };
    case 'at_hand':
      return { ...request, items: items.map((item) => ({ ...item, amountAtHand: null })) };
    default: {
      const all = foods
        .filter(({ keto }) => keto)
        .map(({ id, name }, at) => pantryFood({ id: NEW_ID + at, productName: name, foodId: id }));
      return { ...request, items: [...items, ...all] };
    }
  }
}

/** The request with the change that the refusal proposes; null where it proposes none. */
function changed(request: PlanRequest, { change }: PlanRefusal): PlanRequest | null {
  const { person, items } = request;
  switch (change.kind) {
    case 'raise_net_carbs':
      return { ...request, person: { ...person, netCarbLimit: change.to } };
    case 'add_role': {
      const wanted = change.examples[0];
      const found = loadIngredients().find(({ name, plural }) => (plural ?? name) === wanted);
      const food = ingredientById(found?.id ?? '')?.food;
      if (!food || !wanted) throw new Error(`the example ${wanted} is no ingredient`);
      return { ...request, items: [...items, pantryFood({ id: NEW_ID, productName: wanted, foodId: food })] };
    }
    case 'change_type':
      return { ...request, type: change.to };
    case 'fewer_meals':
      return request.eaten
        ? { ...request, eaten: { ...request.eaten, mealsLeft: change.mealTypes } }
        : { ...request, mealTypes: change.mealTypes };
    case 'fewer_days':
      return { ...request, days: change.to };
    case 'more_at_hand':
      return {
        ...request,
        items: items.map((item) =>
          item.id === change.pantryItemId ? { ...item, amountAtHand: change.grams * 10 } : item,
        ),
      };
    default:
      return null;
  }
}

/** What is untrue of a refusal, in words; null where lifting the limit, and the proposed change, each give a plan. */
export async function untruth(
  planner: MealPlanner,
  request: PlanRequest,
  refusal: PlanRefusal,
  foods: readonly DrawnFood[],
): Promise<string | null> {
  const without = await planner.plan(relaxed(request, refusal.limit, foods));
  if (without.kind === 'refused')
    return `no plan without the limit ${refusal.limit} either: ${refusal.message}`;
  const next = changed(request, refusal);
  if (!next) return null;
  const after = await planner.plan(next);
  return after.kind === 'offered' ? null : `the change does not help: ${refusal.message}`;
}
