import type { PantryFood } from '#meal-planner/plan-request.ts';

/** A saved food of which nothing but the name is known, unless said otherwise. */
export function pantryFood(said: Partial<PantryFood> & Pick<PantryFood, 'id' | 'productName'>): PantryFood {
  return {
    brand: null,
    servingSize: null,
    calories: null,
    totalFat: null,
    totalCarbs: null,
    dietaryFiber: null,
    protein: null,
    netCarbs: null,
    nutritionAnalysis: null,
    foodId: null,
    amountAtHand: null,
    useBy: null,
    ...said,
  };
}
