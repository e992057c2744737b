import { MEAL_CATEGORIES, type MealCategory } from '#contract/meal-plans.ts';
import { gramsText, listText } from '#domain/food-text/amount-text.ts';
import { ownWords } from '../own-words.ts';

/** A dish from the person's pantry; its values are sums of its ingredients by weight. */
export type DishIdea = {
  meal: MealCategory;
  name: string;
  minutes: number;
  kcal: number;
  /** grams */
  netCarbs: number;
  /** grams */
  protein: number;
  ingredients: readonly { name: string; grams: number; isFromPantry: boolean }[];
};

export type CookingIdeas =
  /** `netCarbLimit`: grams a day that they keep together with what else is eaten. */
  | { kind: 'dishes'; dishes: readonly DishIdea[]; netCarbLimit: number }
  /** Nothing can be cooked within the person's limits; the message says which is in the way and what would free it. */
  | { kind: 'refused'; message: string };

/**
 * The port to a planner: dishes from the asker's pantry for these meals, within their targets, allergies and dislikes.
 * Null where nobody can plan at the moment. Rejects when the question's signal aborts.
 */
export type PlanIdeas = (meals: readonly MealCategory[]) => Promise<CookingIdeas | null>;

/** The same, each plan made once while one question is answered. */
export function rememberingIdeas(plan: PlanIdeas): PlanIdeas {
  const kept = new Map<string, Promise<CookingIdeas | null>>();
  return (meals) => {
    const key = meals.join();
    const ideas = kept.get(key) ?? plan(meals);
    kept.set(key, ideas);
    return ideas;
  };
}

const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const satisfies readonly MealCategory[];
const MEAL_WORDS: Readonly<Record<MealCategory, RegExp>> = {
  Breakfast: /\bbreakfasts?\b|\bbrunch\b|\bthis morning\b/i,
  Lunch: /\blunch(?:es)?\b|\bmidday\b/i,
  Dinner: /\bdinners?\b|\bsupper\b|\btonight\b|\bthis evening\b/i,
  Dessert: /\bdesserts?\b|\bpuddings?\b|\bsomething sweet\b/i,
  Snacks: /\bsnacks?\b/i,
};

/** The meals that a question names; the three of a day where it names none. */
export function mealsAsked(question: string): readonly MealCategory[] {
  const named = MEAL_CATEGORIES.filter((meal) => MEAL_WORDS[meal].test(question));
  return named.length > 0 ? named : MAIN_MEALS;
}

function ideaText({ meal, name, minutes, kcal, netCarbs, protein, ingredients }: DishIdea): string {
  const values = `${gramsText(netCarbs)} net carbs, ${gramsText(protein)} protein, ${Math.round(kcal)} kcal`;
  const amounts = (isFromPantry: boolean) =>
    ingredients
      .filter((one) => one.isFromPantry === isFromPantry)
      .map((one) => `${ownWords(one.name)} (${gramsText(one.grams)})`);
  const own = amounts(true);
  const extras = amounts(false);
  const uses = own.length > 0 ? ` From your pantry: ${listText(own)}.` : '';
  const lacks = extras.length > 0 ? ` Not in your pantry: ${listText(extras)}.` : '';
  return `- **${meal}: ${ownWords(name)}** (${minutes} minutes): ${values}.${uses}${lacks}`;
}

/** The dishes with their sums, and where to go on. */
export function ideasText({
  dishes,
  netCarbLimit,
}: Pick<CookingIdeas & { kind: 'dishes' }, 'dishes' | 'netCarbLimit'>): string {
  const head = `You could cook ${dishes.length === 1 ? 'this' : 'these'}, within ${gramsText(netCarbLimit)} of net carbs a day:`;
  const steps =
    'For the steps, other dishes or several days, select foods on Saved Pantry and choose Generate Meal Plan.';
  return `${head}\n\n${dishes.map(ideaText).join('\n')}\n\n${steps}`;
}
