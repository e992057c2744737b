import { ADDED_FOODS } from '#content/foods/added-foods.ts';
import type { Food } from '#domain/nutrition/food.ts';

/** Food that cooks alike with fewer net carbs, and grams of it for a gram of what it replaces. */
interface IngredientSwap {
  /** The tables' words for what is replaced. */
  readonly instead: RegExp;
  readonly butNot?: RegExp;
  readonly food: string;
  readonly name: string;
  readonly ratio: number;
  /** Where what is replaced is weighed dry, which takes up water; by its kcal per 100 g. */
  readonly dryRatio?: number;
}

const DRY_KCAL = 250;

/**
 * Conventions of low-carb kitchens. Cup for cup where both are ground (a cup of flour weighs 125 g and one of ground
 * almonds 96 g in USDA SR28), spoon for spoon for sweeteners that are sold so, else gram for gram. What people are
 * allergic to is in the name. The first that fits.
 */
const SWAPS: readonly IngredientSwap[] = [
  {
    instead: /\b(?:wheat|rye|spelt|rice|corn|oat|purpose) flour\b|^flour, (?:wheat|rye|rice|corn)/i,
    food: '12062',
    name: 'almond flour (tree nuts)',
    ratio: 0.77,
  },
  {
    instead: /^sugars?\b|^(?:honey|molasses)\b|\bsyrups?\b/i,
    butNot: /substitute|sugar[- ]free|snap/i,
    food: ADDED_FOODS[0]?.id ?? '',
    name: 'erythritol',
    ratio: 1,
  },
  { instead: /\bcrumbs?\b/i, food: '19041', name: 'crushed pork rinds', ratio: 0.6 },
  {
    instead: /^(?:pasta|spaghetti|macaroni|noodles?)\b/i,
    butNot: /sauce/i,
    food: '11477',
    name: 'zucchini ribbons',
    ratio: 1,
    dryRatio: 2.5,
  },
  {
    instead: /^(?:rice|couscous|bulgur|quinoa)\b/i,
    butNot: /flour|bran|noodle/i,
    food: '11135',
    name: 'riced cauliflower',
    ratio: 1,
    dryRatio: 3,
  },
  {
    instead: /^(?:sweet )?potato(?:es)?\b|^yams?\b/i,
    butNot: /chips|salad|flour|starch/i,
    food: '11564',
    name: 'turnips',
    ratio: 1,
  },
  {
    instead: /^milk, (?:whole|reduced fat|lowfat|low fat|nonfat|fat free|fluid|NFS|producer)/i,
    butNot: /dry/i,
    food: '14091',
    name: 'unsweetened almond milk (tree nuts)',
    ratio: 1,
  },
  {
    instead: /^oats?\b|^oatmeal, (?:dry|NFS)/i,
    food: '12012',
    name: 'hulled hemp seeds',
    ratio: 0.6,
  },
  {
    instead: /^beans, (?:kidney|pinto|black|navy|white)|^(?:chickpeas|kidney|pinto|black beans)/i,
    food: '11212',
    name: 'shelled edamame (soy)',
    ratio: 1,
    dryRatio: 2.5,
  },
];

/** What could go in instead of a food of the tables; null where nothing cooks alike. */
export function swapFor({ description, kcal }: Food): { food: string; name: string; ratio: number } | null {
  const found = SWAPS.find(({ instead, butNot }) => instead.test(description) && !butNot?.test(description));
  if (!found) return null;
  const { food, name, ratio, dryRatio = ratio } = found;
  return { food, name, ratio: kcal > DRY_KCAL ? dryRatio : ratio };
}
