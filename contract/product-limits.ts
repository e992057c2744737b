// Beside the schemas, so that a page which only edits a product need not load what checks one.

/**
 * Most characters of a product's texts. Ingredient lists of packages run to some 3,000; a sentence that code writes about
 * a product stays under 1,000.
 */
export const PRODUCT_TEXT_MAX = {
  name: 200,
  brand: 200,
  servingSize: 200,
  polyol: 60,
  ingredients: 5000,
  /** A sentence about the product, such as a warning. */
  sentence: 1000,
  /** The product in plain words. */
  analysis: 5000,
} as const;

/** Words for a text that is too long; `name` begins the sentence. */
export const tooLong = (name: string, most: number) => `${name} must be at most ${most} characters`;

/** Most entries of each list about a product. */
export const PRODUCT_LIST_MAX = 60;

/** Sugar alcohols named on one label; one sentence may name them all. */
export const POLYOLS_MAX = 12;

/** More than any label states of anything, in the field's unit. */
export const PRODUCT_AMOUNT_MAX = 100_000;

/** Characters of JSON that may be kept with an item of the pantry: an analysis takes some 5,000. */
export const KEPT_JSON_MAX = 100_000;
