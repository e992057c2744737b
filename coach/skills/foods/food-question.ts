import { type FoodCategory, foodCategoryIn } from '#foods/food-categories.ts';
import { plainText } from '#foods/food-words.ts';
import { nutrientsIn } from '#foods/nutrient-words.ts';
import type { Nutrient } from '#foods/portion-values.ts';
import { readFoods, type SaidFood, TEXT_MOST } from '#foods/read-foods.ts';
import { type FrameKind, frameOf } from './food-frames.ts';

/** What a question asks about foods. */
export type FoodQuestion =
  | { readonly kind: 'values'; readonly foods: readonly SaidFood[]; readonly nutrients: readonly Nutrient[] }
  | { readonly kind: 'verdict'; readonly foods: readonly SaidFood[] }
  | { readonly kind: 'swaps'; readonly food: SaidFood }
  | { readonly kind: 'fits'; readonly food: SaidFood; readonly budget: number | null }
  | { readonly kind: 'compare'; readonly foods: readonly SaidFood[]; readonly nutrient: Nutrient }
  | {
      readonly kind: 'rank';
      readonly category: FoodCategory;
      readonly nutrient: Nutrient;
      readonly most: boolean;
    };

const ASKS_SWAP = /\bsubstitut\w*|\balternatives?\b|\breplac\w*|\bswaps?\b|\binstead of\b|\bin place of\b/;
const ASKS_FIT =
  /\bhow (?:much|many)\b.{0,200}\b(?:(?:can|could|may|should) (?:i|you|we) (?:\w+ )?(?:eat|have|drink)|fits?)\b/;
const ASKS_COMPARE =
  /\bor\b|\bvs\b|\bversus\b|\bcompar\w+|\bthan\b|\bdifference\b|\bbetween\b|\binstead of\b/;
/** "Is rice low carb?" asks for a verdict, not for a number. */
const ASKS_IF_LOW = /^(?:is|are|does|do)\b.*\b(?:low|lower|zero|no|high|many)[ -](?:in )?carbs?\b/;
const ASKS_VALUES = /\bnutri\w*|\bmacros?\b|\bmacronutrients?\b/;
const ASKS_VERDICT =
  /\b(?:can|could|may|should) (?:i|you|we|one) (?:still |ever |also )?(?:eat|have|drink|use|consume)\b|\b(?:keto|ketosis|low.?carb|allowed|friendly|nutritious|(?:un)?healthy|healthier|carb.?free|zero.carbs?|no carbs)\b|\b(?:is|are)\b.{2,60}\b(?:good|bad|ok|okay|fine|alright|great)\b/;
/** How much a body needs or bears is no question about what is in a food: "how much salt do I need?" */
const ASKS_NEED =
  /\b(?:do|does|should) (?:i|you|we|one|people) (?:\w+ )?need\b|\btoo (?:much|many|little)\b|\benough\b/;
/** Two questions in one are answered apart. */
const ASKS_TWICE =
  /\?[^?\w\n]*\w[^?\n]*\?|\b(?:and|also|plus|but),? (?:what|how|why|when|which|who|where|should|do|does|did|will|can|could|is|are)\b(?! about)/;
/** Harm is the handbook's matter, unless it is harm to ketosis. */
const ASKS_HARM = /\b(?:bad|unhealthy|safe|worse|worst)\b/;
const BUDGET = /(?<!\d)(\d+(?:[.,]\d+)?)\s*(?:(?:g|grams?)\s*)?(?:of\s+)?(?:net\s*)?(?:carbs?|net)\b/;
const FOLLOWS_UP = /^(?:and|what about|how about|what of)\b/;

function onlyFoods(text: string, kind: FrameKind): readonly SaidFood[] | null {
  for (const sparing of [false, true]) {
    const { foods, unknown } = readFoods(text, frameOf(kind, sparing));
    if (foods.length > 0 && unknown.length === 0) return foods;
  }
  return null;
}

/** Nutrients named beside the foods: the sugar in "carbs in brown sugar" is none. */
function nutrientsAsked(text: string, foods: readonly SaidFood[]): Nutrient[] {
  return nutrientsIn(foods.reduce((rest, { said }) => rest.replace(said, ' '), text));
}

function swapQuestion(text: string): FoodQuestion | null {
  const foods = ASKS_SWAP.test(text) ? onlyFoods(text, 'swaps') : null;
  const [food, other] = foods ?? [];
  return food && !other ? { kind: 'swaps', food } : null;
}

function fitQuestion(text: string): FoodQuestion | null {
  if (!ASKS_FIT.test(text)) return null;
  const budget = BUDGET.exec(text);
  const foods = onlyFoods(text.replace(BUDGET, ' '), 'fits');
  const [food, other] = foods ?? [];
  if (!food || other || food.amount) return null;
  return { kind: 'fits', food, budget: budget?.[1] ? Number(budget[1].replace(',', '.')) : null };
}

function compareQuestion(text: string): FoodQuestion | null {
  if (!ASKS_COMPARE.test(text)) return null;
  const foods = onlyFoods(text, 'compare');
  const ids = new Set(foods?.map(({ found }) => (found.kind === 'food' ? found.food.id : found.dish.name)));
  if (!foods || ids.size < 2) return null;
  return { kind: 'compare', foods, nutrient: nutrientsAsked(text, foods)[0] ?? 'netCarbs' };
}

function rankQuestion(text: string): FoodQuestion | null {
  const found = foodCategoryIn(text);
  return found ? { kind: 'rank', ...found } : null;
}

function valuesQuestion(text: string): FoodQuestion | null {
  const nutrients = nutrientsIn(text);
  const asksAll = ASKS_VALUES.test(text);
  if (nutrients.length === 0 && !asksAll) return null;
  if (/\bgood nutrition\b/.test(text) || ASKS_NEED.test(text)) return null;
  const foods = onlyFoods(text, 'values');
  return foods ? { kind: 'values', foods, nutrients: asksAll ? [] : nutrientsAsked(text, foods) } : null;
}

/** Whether a sweetener is all right is no matter of its carbs. */
function isSweetener({ found }: SaidFood): boolean {
  return found.kind === 'food' && /^Sweeteners, tabletop/.test(found.food.description);
}

function verdictQuestion(text: string): FoodQuestion | null {
  const isBare = /^[^.!]{2,60}\?$/.test(text) && !/^(?:why|when|where|who|how)\b/.test(text);
  if (!ASKS_VERDICT.test(text) && !isBare) return null;
  if (ASKS_HARM.test(text) && !/\bketo|\bcarb/.test(text)) return null;
  const foods = onlyFoods(text, 'verdict');
  return foods && !foods.some(isSweetener) ? { kind: 'verdict', foods } : null;
}

/**
 * What a text asks about foods, or null when it asks anything else. Every word of it must be a food, an amount, or a
 * word such questions are built of: "Is cheese bad for LDL?" is no question about what is in cheese.
 */
export function readFoodQuestion(question: string, earlier: readonly string[] = []): FoodQuestion | null {
  if (question.length > TEXT_MOST) return null;
  const text = plainText(question).trim();
  if (ASKS_TWICE.test(text)) return null;
  const asked =
    rankQuestion(text) ??
    swapQuestion(text) ??
    fitQuestion(text) ??
    compareQuestion(text) ??
    (ASKS_IF_LOW.test(text) ? verdictQuestion(text) : null) ??
    valuesQuestion(text) ??
    verdictQuestion(text);
  if (!FOLLOWS_UP.test(text) || asked?.kind !== 'verdict') return asked;
  const before = earlier.map((message) => readFoodQuestion(message)).findLast((known) => known !== null);
  return before?.kind === 'values' ? { ...before, foods: asked.foods } : asked;
}
