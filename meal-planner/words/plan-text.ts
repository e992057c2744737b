import type {
  MealPlan,
  PlanDay,
  PlanIngredient,
  PlannedDish,
  PlanType,
  PlanValues,
} from '#contract/meal-plans.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { eatenLimitWords } from './eaten-words.ts';

const TYPE_WORDS: Readonly<Record<PlanType, string>> = {
  basic: 'from the selected items only',
  enhanced: 'from the selected items with a few extras',
  advanced: 'elaborate dishes with extras',
};
/** Items left out that are named one by one. */
const LEFT_OUT_MOST = 8;

const trimmed = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** "2 eggs" of "eggs" is "2" beside the name. */
function measureText({ name, amount }: PlanIngredient): string | null {
  if (amount === null) return null;
  const [count = '', ...rest] = amount.split(/ (?=[^\d/]{1,60}$)/);
  const noun = rest.join(' ');
  return noun !== '' && name.toLowerCase().startsWith(noun.toLowerCase()) ? count : amount;
}

function ingredientLine(ingredient: PlanIngredient, unit: FoodWeightUnit): string {
  const weight = weightText(ingredient.grams, unit);
  const measure = measureText(ingredient);
  return `- ${ingredient.name}: ${measure === null ? weight : `${measure} (${weight})`}`;
}

function valuesText({ kcal, netCarbs, protein, fat, fiber }: PlanValues): string {
  const grams = (value: number) => `${value.toFixed(1)} g`;
  return `${grams(netCarbs)} net carbs, ${grams(protein)} protein, ${grams(fat)} fat, ${grams(fiber)} fiber, ${Math.round(kcal)} kcal`;
}

/** One line a food over all dishes; household measures do not add up, so the weight stands alone. */
function summed(ingredients: readonly PlanIngredient[], unit: FoodWeightUnit): string[] {
  const byFood = Map.groupBy(ingredients, ({ pantryItemId, name }) => pantryItemId ?? name);
  return [...byFood.values()].map((same) => {
    const [first] = same;
    if (same.length === 1 && first) return ingredientLine(first, unit);
    const grams = same.reduce((sum, one) => sum + one.grams, 0);
    return `- ${first?.name}: ${weightText(grams, unit)} in ${same.length} dishes`;
  });
}

function dishLines(
  { meal, name, minutes, ingredients, steps, totals }: PlannedDish,
  unit: FoodWeightUnit,
): string[] {
  return [
    `${meal}: ${name} (${minutes} minutes)`,
    ...ingredients.map((one) => ingredientLine(one, unit)),
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    `In this dish: ${valuesText(totals)}`,
    '',
  ];
}

function dayLines({ day, dishes, totals }: PlanDay, days: number, unit: FoodWeightUnit): string[] {
  const heading = days > 1 ? [`DAY ${day}`, ''] : [];
  const sum = dishes.length > 1 ? [`Day ${day} total: ${valuesText(totals)}`, ''] : [];
  return [...heading, ...dishes.flatMap((dish) => dishLines(dish, unit)), ...sum];
}

function totalOf(days: readonly PlanDay[]): PlanValues {
  const sum = (of: (values: PlanValues) => number) => days.reduce((all, { totals }) => all + of(totals), 0);
  return {
    kcal: sum(({ kcal }) => kcal),
    netCarbs: sum(({ netCarbs }) => netCarbs),
    protein: sum(({ protein }) => protein),
    fat: sum(({ fat }) => fat),
    fiber: sum(({ fiber }) => fiber),
  };
}

const allDays = (days: number) => (days === 2 ? 'Both days' : `All ${days} days`);

function limitLine(plan: MealPlan): string {
  const { day, share, from } = plan.netCarbLimit;
  const whose = from === 'own' ? 'your own limit' : 'the usual limit';
  const ofShare = share < day ? ` These meals may have up to ${trimmed(share, 1)} g of it.` : '';
  const part = plan.eaten ? eatenLimitWords(plan) : ofShare;
  return `Net carbs a day: at most ${trimmed(day, 1)} g (${whose}).${part}`;
}

/** What every kitchen has: oil is counted, so its weight stands in the dishes and here. */
function stapleLine(all: readonly PlanIngredient[], unit: FoodWeightUnit): string {
  const oils = Map.groupBy(
    all.filter(({ isStaple }) => isStaple),
    ({ name }) => name,
  );
  const said = [...oils].map(([name, same]) => {
    const grams = same.reduce((sum, one) => sum + one.grams, 0);
    return `${weightText(grams, unit)} of ${name} (or another neutral oil)`;
  });
  return said.length === 0
    ? 'Salt, pepper and water aren’t listed.'
    : `Salt, pepper and water aren’t listed. We assume you have: ${listText(said)}.`;
}

function leftOutLine({ leftOut }: MealPlan): string[] {
  if (leftOut.length === 0) return [];
  const named = leftOut.slice(0, LEFT_OUT_MOST).map(({ name, reason }) => `${name} (${reason})`);
  const more = leftOut.length - named.length;
  return [`Left out: ${listText([...named, ...(more > 0 ? [`${more} more`] : [])])}.`];
}

/** The plan as text, with the sections that screens and exports read. Reads well without its marks. */
export function planText(plan: MealPlan, unit: FoodWeightUnit): string {
  const all = plan.days.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));
  const extras = all.filter(({ pantryItemId, isStaple }) => pantryItemId === null && !isStaple);
  const lines = [
    'INGREDIENTS FROM YOUR PANTRY:',
    ...summed(
      all.filter(({ pantryItemId }) => pantryItemId !== null),
      unit,
    ),
    '',
    'MEAL PLAN DETAILS:',
    `${plan.days.length === 1 ? 'One day' : `${plan.days.length} days`}, one person, ${TYPE_WORDS[plan.type]}.`,
    limitLine(plan),
    '',
    ...(extras.length > 0 ? ['Additional ingredients:', ...summed(extras, unit), ''] : []),
    ...plan.days.flatMap((day) => dayLines(day, plan.days.length, unit)),
    ...(plan.days.length > 1 ? [`${allDays(plan.days.length)}: ${valuesText(totalOf(plan.days))}`, ''] : []),
    stapleLine(all, unit),
    ...plan.notes,
    ...leftOutLine(plan),
  ];
  return lines.join('\n');
}
