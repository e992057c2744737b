import { POLYOLS_MAX, PRODUCT_AMOUNT_MAX, PRODUCT_TEXT_MAX } from '#contract/product-limits.ts';
import type { NutritionFacts } from './nutrition-facts.ts';

const LIST_CUT =
  'The ingredient list is too long to save, so the end is missing. Please read it on the package, especially for allergens.';

/** The text without its end, and without half a character there. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

function shortened(text: string | null, most: number): string | null {
  return text === null || text.length <= most ? text : cut(text, most);
}

const believable = (amount: number | null) =>
  amount !== null && amount > PRODUCT_AMOUNT_MAX ? null : amount;

/**
 * Facts as any call takes them back: of a size that the contract allows. What is printed at such length that it does
 * not fit is cut, and the person is told where that could matter to them.
 */
export function withinLimits(facts: NutritionFacts): NutritionFacts {
  const { ingredients, servingSize, warnings } = facts;
  const isCut = ingredients !== null && ingredients.length > PRODUCT_TEXT_MAX.ingredients;
  return {
    ...facts,
    productName: shortened(facts.productName, PRODUCT_TEXT_MAX.name),
    brand: shortened(facts.brand, PRODUCT_TEXT_MAX.brand),
    servingSize: shortened(servingSize, PRODUCT_TEXT_MAX.servingSize),
    servingGrams: believable(facts.servingGrams),
    servingsPerContainer: believable(facts.servingsPerContainer),
    ingredients: shortened(ingredients, PRODUCT_TEXT_MAX.ingredients),
    polyols: facts.polyols
      .slice(0, POLYOLS_MAX)
      .map((polyol) => ({ ...polyol, name: cut(polyol.name, PRODUCT_TEXT_MAX.polyol) })),
    warnings: isCut ? [...warnings, LIST_CUT] : warnings,
  };
}
