import type { IngredientGroup } from '#content/dishes/ingredient.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { FilledDish, Filling } from './dish-option.ts';

const FATS = new Set<IngredientGroup>(['cooking-fat', 'dressing-oil']);
const MAIN_MEALS = new Set(['Breakfast', 'Lunch', 'Dinner']);

/** Fat in g that a pan takes, and what each gram of what it fries or dresses takes beside; ours. */
const OF_PAN = 5;
const OF_EACH_GRAM = 0.07;

const isFat = ({ groups }: KitchenFood) => groups.some((group) => FATS.has(group));
const isDressed = ({ slot: { role }, food }: Filling) =>
  (role === 'protein' || role === 'vegetable' || role === 'base') && !isFat(food);

/**
 * The dish with no more fat than its foods take up: more is a pool on the plate, however much energy the day lacks. What
 * the dish itself calls usual stays, and so do the smallest portions, by which limits are judged.
 */
export function withFatForPlate(filled: FilledDish): FilledDish {
  const { dish, fillings } = filled;
  if (!dish.meals.some((meal) => MAIN_MEALS.has(meal))) return filled;
  const dressed = fillings.filter(isDressed).reduce((sum, { portion }) => sum + portion.usual, 0);
  const limit = OF_PAN + OF_EACH_GRAM * dressed;
  return { dish, fillings: fillings.map((one) => (isFat(one.food) ? atMost(one, limit) : one)) };
}

function atMost(filling: Filling, grams: number): Filling {
  const { portion } = filling;
  const most = Math.max(portion.usual, Math.floor(grams / portion.step) * portion.step);
  if (most >= portion.most) return filling;
  return { ...filling, portion: { ...portion, most: Math.round(most * 10) / 10 } };
}
