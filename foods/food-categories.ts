import { customaryPortion } from '#domain/keto-score/customary-portion.ts';
import { type Food, netCarbsInPortion } from '#domain/nutrition/food.ts';
import { nutrientsIn } from './nutrient-words.ts';
import type { Nutrient } from './portion-values.ts';

/** A kind of food that can be ranked. */
export interface FoodCategory {
  /** In the plural, as an answer names it. */
  readonly name: string;
  readonly has: (food: Food) => boolean;
}

function category(name: string, group: RegExp, description = /./, except = /^$/): FoodCategory {
  return {
    name,
    has: (food) =>
      group.test(food.group) && description.test(food.description) && !except.test(food.description),
  };
}

const PROCESSED =
  /juice|dried|canned|sauce|catsup|paste|powder|butter|milk|flour|meal\b|sweetened|dehydrated|pickled|syrup/i;
const STARCHY_DISH =
  /mashed|scalloped|au gratin|hash brown|salad|coleslaw|fries|fried|relish|puree|zest|peel/i;

const CATEGORIES: readonly [RegExp, FoodCategory][] = [
  [
    /\bnuts?\b(?! butter)/,
    category(
      'nuts',
      /Nut and Seed|Legume/,
      /^(?:Nuts|Peanuts)/,
      /butter|coconut|milk|chestnut|with salt|candied|paste/i,
    ),
  ],
  [/\bseeds?\b/, category('seeds', /Nut and Seed/, /^Seeds/, /butter|flour|meal|with salt|roasted/i)],
  [/\bberries\b|\bberry\b/, category('berries', /Fruits/, /berries/i, PROCESSED)],
  [
    /\bfruits?\b/,
    category(
      'fruits',
      /Fruits/,
      /./,
      new RegExp(`${PROCESSED.source}|olives|peel|lemons|limes|plantain`, 'i'),
    ),
  ],
  [
    /\b(?:leafy )?greens\b/,
    category(
      'greens',
      /Vegetables/,
      /lettuce|spinach|kale|chard|collard|arugula|greens|watercress|cabbage|endive|radicchio/i,
    ),
  ],
  [
    /\b(?:vegetables?|veggies?|veg)\b/,
    category(
      'vegetables',
      /Vegetables/,
      /./,
      new RegExp(
        `${PROCESSED.source}|${STARCHY_DISH.source}|seaweed|ginger|garlic|parsley|cilantro|coriander|chives|lemon grass|shallots`,
        'i',
      ),
    ),
  ],
  [/\bcheeses?\b/, category('cheeses', /Dairy/, /^Cheese/, /sauce|spread|fat free|low ?fat/i)],
  [
    /\bfish\b/,
    category('fish', /Finfish/, /^Fish/, /raw|breaded|sticks|salad|oil\b|tomato sauce|roe|caviar|pickled/i),
  ],
  [
    /\b(?:seafood|shellfish)\b/,
    category('seafood', /Finfish/, /./, /raw|breaded|fried|sticks|salad|imitation|cakes|roe|caviar|pickled/i),
  ],
  [
    /\bmeats?\b/,
    category('meats', /Beef|Pork|Lamb|Poultry|Sausages/, /./, /raw|breaded|fat, |unprepared|broth/i),
  ],
  [
    /\b(?:beans|legumes|pulses)\b/,
    category(
      'legumes',
      /Legume|Vegetables/,
      /beans|lentils|chickpeas|peas, split|lupins|edamame|soybeans|cowpeas/i,
      /raw|flour|canned|refried|baked|sprouted|snap/i,
    ),
  ],
  [/\b(?:oils?|cooking fats?)\b/, category('oils', /Fats and Oils/, /^(?:Oil|Lard|Fat|Vegetable oil)/)],
  [
    /\b(?:alcohol|alcoholic drinks?|wines?|beers?|spirits?)\b/,
    category('alcoholic drinks', /Beverages/, /^Alcoholic/),
  ],
  [/\b(?:yogh?urts?)\b/, category('yogurts', /Dairy/, /^Yogurt/)],
];
/** Foods that hold a mineral or protein are asked for to eat on keto: those whose usual portion fits. */
const FITTING_NET_CARBS_G = 5;
const NOT_A_PORTION = /powder|dehydrated|\bdry\b|yeast extract|miso|caviar|peel|giblets|parsley|extract/i;
/** Foods of every kind; they are ranked by the usual portion. */
export const FITTING_FOODS = 'foods that fit keto';
const ALL_FOODS: FoodCategory = {
  name: FITTING_FOODS,
  has: (food) =>
    !/^(?:Spices|Fast|Restaurant|Baby|Sweets|Soups|Meals|Baked|Snacks|Beverages|Breakfast|Cereal|Fats)/.test(
      food.group,
    ) &&
    !NOT_A_PORTION.test(food.description) &&
    netCarbsInPortion(food, customaryPortion(food).grams) <= FITTING_NET_CARBS_G,
};

/** Every kind by its name. */
export const FOOD_CATEGORIES: ReadonlyMap<string, (food: Food) => boolean> = new Map(
  [...CATEGORIES.map(([, kind]) => kind), ALL_FOODS].map(({ name, has }) => [name, has]),
);

const LOWEST = /\b(?:lowest|least|fewest|low|lower|minimal)\b/;
const HIGHEST = /\b(?:highest|most|high|rich|higher|richest|best|top|good sources?|sources?|great source)\b/;
/** Words a ranking is asked with, beside the category and the nutrient. */
const FRAME =
  /\b(?:which|what|what's|whats|are|is|the|has|have|with|in|of|for|on|a|an|and|keto|list|give|me|show|tell|some|any|top|ten|five|\d+|best|lowest|highest|most|least|fewest|low|lower|high|higher|rich|richest|minimal|good|sources?|great|carbs?|net|carbohydrates?|foods?|to|eat|can|i|you|do|does|should|that|please|kinds?|types?|contains?|content|count|diet|per|100|g|grams?|your|my|friendly|cooking|leafy|by|there|all)\b/g;

/** "Which nuts are lowest in carbs?": category, nutrient and direction; null when the text asks no ranking. */
export function foodCategoryIn(
  text: string,
): { category: FoodCategory; nutrient: Nutrient; most: boolean } | null {
  const asksLow = LOWEST.test(text);
  const asksHigh = HIGHEST.test(text);
  const nutrient = nutrientsIn(text)[0] ?? null;
  if ((!asksLow && !asksHigh) || nutrient === null) return null;
  const entry = CATEGORIES.find(([pattern]) => pattern.test(text));
  const isFoods = /\bfoods?\b/.test(text);
  const found =
    entry?.[1] ?? (isFoods && nutrient !== 'netCarbs' && nutrient !== 'carbs' && !asksLow ? ALL_FOODS : null);
  if (!found) return null;
  const rest = text
    .replace(entry?.[0] ?? /\bfoods?\b/, ' ')
    .replace(FRAME, ' ')
    .replace(
      /\b(?:protein|fat|fib(?:er|re)|calori\w*|sodium|potassium|magnesium|cholesterol|saturated|sugars?)\b/g,
      ' ',
    )
    .replace(/[^a-z]+/g, ' ')
    .trim();
  if (rest !== '') return null;
  return { category: found, nutrient, most: asksHigh && !asksLow };
}
