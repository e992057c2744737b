import type { z } from 'zod';
import { createPantryItemRequest } from '#contract/pantry.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { pantryItemFromAnalysis } from '#domain/pantry/pantry-values.ts';
import { analyzeFood } from '#domain/product-analysis/food-analysis.ts';
import { foodPortions, portionOfGrams } from '#foods/food-portions.ts';
import { AppError } from '../../errors.ts';

type Sent = z.output<typeof createPantryItemRequest> & { foodId: string };

/**
 * A food of the table in the portion asked for, or its usual one. Numbers that were sent along are not looked at: what
 * bears a row's number has that row's values.
 * @throws AppError invalid_input for a row that the table does not have
 */
export function itemOfFood(
  sent: Sent,
  foods: readonly Food[],
): Omit<z.output<typeof createPantryItemRequest>, 'portionGrams'> {
  const food = foods.find(({ id }) => id === sent.foodId);
  if (!food) {
    const message = 'We don’t have this food in our table';
    throw new AppError('invalid_input', { message, fields: { foodId: message } });
  }
  const usual = foodPortions(food)[0];
  const portion =
    sent.portionGrams === null && usual ? usual : portionOfGrams(food, sent.portionGrams ?? 100);
  const analysis = analyzeFood(food, portion, sent.productName, foods);
  const { portionGrams: _portion, ...item } = createPantryItemRequest.parse(pantryItemFromAnalysis(analysis));
  return {
    ...item,
    productName: sent.productName,
    category: sent.category ?? food.group,
    foodId: sent.foodId,
    notes: sent.notes,
    isFavorite: sent.isFavorite,
    amountAtHand: sent.amountAtHand,
    useBy: sent.useBy,
    idempotencyKey: sent.idempotencyKey,
  };
}
