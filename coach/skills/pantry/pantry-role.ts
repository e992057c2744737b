import { fromTenths } from '#domain/pantry/pantry-values.ts';
import type { PantryOfPerson } from '../../person/person.ts';

/** What a saved food is good for on a plate. */
export type PantryRole = 'protein' | 'fat' | 'side' | 'treat' | 'other';

const DESSERT =
  /\b(?:chocolate|cocoa|cookies?|brownies?|cakes?|ice cream|gelato|sorbet|puddings?|candy|candies|gummies|caramels?|truffles?|mousse|cheesecake|desserts?|sweets?|jell[- ]?o|gelatin|marshmallows?|muffins?|donuts?|waffles?|custard|berr(?:y|ies)|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|blackberr(?:y|ies)|whipped cream|fat bombs?|bars?)\b/i;
const SIDE =
  /\b(?:broccoli|spinach|kale|lettuce|salad|cauliflower|zucchini|courgette|asparagus|cabbage|sauerkraut|kimchi|cucumbers?|pickles?|tomato(?:es)?|peppers?|mushrooms?|green beans|celery|arugula|greens|radish(?:es)?|eggplant|vegetables?|veggies|shirataki|konjac)\b/i;

/** Energy of the macros (Atwater); a food is called after the one that gives most of it. */
const KCAL = { protein: 4, fat: 9, carbs: 4 } as const;
/** A food with a third of its energy from protein carries a meal. */
const PROTEIN_SHARE = 1 / 3;
const FAT_SHARE = 0.6;
/** Grams of protein a portion needs to carry a meal. */
const PROTEIN_LEAST = 5;

export const isDessert = (name: string): boolean => DESSERT.test(name);

/** By its name where that tells, else by where its energy comes from. */
export function pantryRole({
  productName,
  protein,
  totalFat,
  totalCarbs,
}: Pick<PantryOfPerson, 'productName' | 'protein' | 'totalFat' | 'totalCarbs'>): PantryRole {
  if (SIDE.test(productName)) return 'side';
  if (DESSERT.test(productName)) return 'treat';
  const grams = { protein: fromTenths(protein), fat: fromTenths(totalFat), carbs: fromTenths(totalCarbs) };
  const energy = (name: keyof typeof KCAL) => (grams[name] ?? 0) * KCAL[name];
  const all = energy('protein') + energy('fat') + energy('carbs');
  if (all === 0) return 'other';
  if (energy('protein') / all >= PROTEIN_SHARE && (grams.protein ?? 0) >= PROTEIN_LEAST) return 'protein';
  if (energy('fat') / all >= FAT_SHARE) return 'fat';
  return 'other';
}
