/** Name shown for a product whose photo gives none. */
export const UNKNOWN_PRODUCT = 'Unknown Product';

/** A name that contains any of these (in any case) tells nothing about the product. */
const UNIDENTIFIED_PARTS = [
  'unknown product',
  'unknown',
  'nutrition label',
  'unidentified',
  'product',
  'food item',
  'unrecognized',
] as const;

/** Whether the person should be asked for a description instead of confirming the name. */
export function isUnidentifiedName(name: string): boolean {
  const lower = name.toLowerCase();
  return UNIDENTIFIED_PARTS.some((part) => lower.includes(part));
}
