import { ingredientById } from '#content/dishes/load-ingredients.ts';
import { foodById } from '#content/foods/foods.ts';
import type { MealPlan, PlanIngredient } from '#contract/meal-plans.ts';
import type { Allergy, EatingStyle } from '#contract/profile-values.ts';
import type { Food } from '#domain/nutrition/food.ts';
import type { PantryFood, PlanRequest } from '#meal-planner/plan-request.ts';

/** Everything here is worked out anew from the tables and the request, with nothing of the planner's. */

/** What rows of the table contain, by their own words and groups. */
const ALLERGEN_SIGNS: readonly (readonly [Allergy, RegExp])[] = [
  ['milk', /^(?:Butter\b|Cheese|Cream|Milk|Yogurt|Kefir|Whey|Beverages, .*whey)|ranch|blue cheese/i],
  ['egg', /^Egg\b|mayonnaise|ranch/i],
  ['fish', /^Fish|fish sauce|worcestershire/i],
  ['crustaceans', /^Crustaceans/],
  ['molluscs', /^Mollusks/],
  ['tree_nuts', /^Nuts, (?!coconut)|almond|walnut|hazelnut/i],
  ['peanuts', /peanut/i],
  ['soy', /\bsoy|tofu|tempeh|edamame|miso/i],
  ['sesame', /sesame/i],
  ['mustard', /^Mustard|mustard/i],
  ['celery', /celery|celeriac/i],
  ['wheat', /soy sauce made from soy and wheat|wheat/i],
];

/** Oils that count as at hand, as salt does. */
const STAPLES = new Set(['olive-oil', 'avocado-oil', 'canola-oil', 'sunflower-oil']);

const FLESH = /^(?:Poultry|Pork|Beef|Lamb|Sausages|Finfish)/;
const LAND = /^(?:Poultry|Pork|Beef|Lamb|Sausages)/;
/** Groups and words of the table that an eating style rules out. */
const STYLE_SIGNS: Readonly<Record<EatingStyle, (row: Food) => boolean>> = {
  vegetarian: ({ group }) => FLESH.test(group),
  vegan: ({ group, description }) =>
    FLESH.test(group) || (/^Dairy and Egg/.test(group) && !/imitation|substitute/i.test(description)),
  pescatarian: ({ group }) => LAND.test(group),
  no_pork: ({ group, description }) => group.startsWith('Pork') || /\bpork\b/i.test(description),
  halal: ({ group, description }) =>
    group.startsWith('Pork') || /\bpork\b|\bwine, table|^vinegar, (?:red wine|balsamic)/i.test(description),
  kosher: ({ group, description }) =>
    group.startsWith('Pork') || /\bpork\b|^crustaceans|^mollusks/i.test(description),
};

const rowOf = (id: string): Food => {
  const row = foodById(id);
  if (!row) throw new Error(`no row ${id} in the foods table`);
  return row;
};

const COOKED = /cooked|roast|bak|broil|brais|fri|boil|steam|grill|poach|scrambl|stew|simmer|sear|microwave/i;

const netCarbsPerGram = ({ carbsG, fibreG }: Food) => Math.max(0, carbsG - (fibreG ?? 0)) / 100;

/** Grams of the serving as the drawn labels print it. */
const servingGrams = ({ servingSize }: PantryFood) => Number(/\((\d+) g\)/.exec(servingSize ?? '')?.[1]);

function netCarbsOf(
  { grams, pantryItemId, ingredient }: PlanIngredient,
  items: ReadonlyMap<number, PantryFood>,
): number {
  const item = pantryItemId === null ? undefined : items.get(pantryItemId);
  if (item && item.foodId === null) return ((item.netCarbs ?? Number.NaN) / 10 / servingGrams(item)) * grams;
  const raw = ingredientById(ingredient ?? '')?.food ?? '';
  // A food of a cooked row under a plain name is in the kitchen as it is bought.
  const isPlainName = item !== undefined && !COOKED.test(item.productName);
  const isBoughtRaw =
    isPlainName &&
    COOKED.test(rowOf(item.foodId ?? raw).description) &&
    /raw|unprepared/.test(rowOf(raw).description);
  const row = rowOf(isBoughtRaw ? raw : (item?.foodId ?? raw));
  return netCarbsPerGram(row) * grams;
}

function containedIn(
  { pantryItemId, ingredient, name }: PlanIngredient,
  items: ReadonlyMap<number, PantryFood>,
): Set<Allergy> {
  const known = ingredientById(ingredient ?? '');
  const item = pantryItemId === null ? undefined : items.get(pantryItemId);
  const texts = [name, ...[item?.foodId, known?.food].flatMap((id) => (id ? [rowOf(id).description] : []))];
  const signs = ALLERGEN_SIGNS.filter(([, sign]) => texts.some((text) => sign.test(text))).map(
    ([one]) => one,
  );
  return new Set([...signs, ...(known?.contains ?? [])]);
}

/** Net carbs of all of a plan's dishes, in g, from foods and grams. */
export function countedNetCarbs(plan: MealPlan, { items }: PlanRequest): number {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ingredients = plan.days.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.ingredients));
  return ingredients.reduce((sum, one) => sum + netCarbsOf(one, byId), 0);
}

/** Limits that an offered plan breaks, in words; none is what must be. */
export function brokenLimits(plan: MealPlan, request: PlanRequest): string[] {
  const items = new Map(request.items.map((item) => [item.id, item]));
  const used = new Map<number, number>();
  const broken: string[] = [];
  const limit = request.person.netCarbLimit ?? 20;
  if (plan.netCarbLimit.day !== limit || plan.netCarbLimit.share > limit)
    broken.push('another limit than the person has');
  if (plan.days.length !== request.days) broken.push(`${plan.days.length} days`);
  for (const { day, dishes, totals } of plan.days) {
    const ingredients = dishes.flatMap((dish) => dish.ingredients);
    const netCarbs = ingredients.reduce((sum, one) => sum + netCarbsOf(one, items), 0);
    if (!(netCarbs <= plan.netCarbLimit.share + 0.01))
      broken.push(`day ${day}: ${netCarbs.toFixed(2)} g net carbs`);
    if (Math.abs(netCarbs - totals.netCarbs) > 0.06)
      broken.push(`day ${day}: ${totals.netCarbs} said, ${netCarbs} counted`);
    for (const meal of request.mealTypes) {
      if (!dishes.some((dish) => dish.meal === meal)) broken.push(`day ${day}: no ${meal}`);
    }
    for (const one of ingredients) {
      const isStaple = one.isStaple && STAPLES.has(one.ingredient ?? '');
      if (one.pantryItemId === null && !isStaple && request.type === 'basic')
        broken.push(`${one.name} is bought`);
      if (one.pantryItemId !== null)
        used.set(one.pantryItemId, (used.get(one.pantryItemId) ?? 0) + one.grams);
      const contained = containedIn(one, items);
      for (const allergy of request.person.allergies) {
        if (contained.has(allergy)) broken.push(`${one.name} with ${allergy}`);
      }
      const item = one.pantryItemId === null ? undefined : items.get(one.pantryItemId);
      const row = rowOf(item?.foodId ?? ingredientById(one.ingredient ?? '')?.food ?? '');
      const style = request.person.eatingStyle;
      if (style !== null && STYLE_SIGNS[style](row)) broken.push(`${one.name} for somebody ${style}`);
      for (const dislike of request.person.dislikes) {
        if (new RegExp(`\\b${dislike.replace(/s$/, '')}s?\\b(?! oil)`, 'i').test(one.name))
          broken.push(`${one.name}, not liked`);
      }
    }
  }
  for (const [id, grams] of used) {
    const item = items.get(id);
    if (!item) broken.push(`item ${id} was not selected`);
    else if (item.amountAtHand !== null && grams > item.amountAtHand / 10 + 0.01) {
      broken.push(`${grams} g of ${item.productName}, ${item.amountAtHand / 10} g are there`);
    }
  }
  return broken;
}
