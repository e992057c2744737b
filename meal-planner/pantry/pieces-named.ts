import type { HouseholdMeasure } from '#content/dishes/ingredient.ts';

const DOZEN = /(?:\b(half a|a half|\d)\s+)?\b(?:dozen|doz|dz)\b/;
/** A number of things, not of grams, percent or a size: "eggs x12", "2 tomatoes", "Eier 10er". */
const COUNT =
  /(?<![\d./%#-])(\d{1,2})(?![\d./%#-])(?!\s?(?:g|gr|kg|oz|lbs?|ml|cl|dl|l|ltr|liters?|litres?|qt|gal|in|inch|cm|grain|percent|st\.?\s?klasse)\b)/g;
/** They are counted by what they come in. */
const IN_PACKS =
  /\b(?:cans?|tins?|jars?|packs?|packets?|bags?|boxes|heads?|bunch(?:es)?|tubs?|blocks?|bottles?|sticks?|slices?|rashers?|size|cups?)\b/;

/** Grams of the pieces that the name counts, where it counts any: of "eggs x12" twelve; null where that is not plain. */
export function piecesNamed(name: string, measures: readonly HouseholdMeasure[]): number | null {
  const piece = measures.find(({ unit }) => unit === 'piece');
  const said = name.toLowerCase().slice(0, 200);
  if (!piece || IN_PACKS.test(said)) return null;
  const dozen = DOZEN.exec(said);
  if (dozen) return piece.grams * 12 * (dozen[1] === undefined ? 1 : Number(dozen[1]) || 0.5);
  if (/\bhalf\b(?!\s?(?:&|n|and|price))/.test(said) && !/\d/.test(said)) return piece.grams / 2;
  const counts = [...said.matchAll(COUNT)];
  const [first] = counts;
  return counts.length === 1 && Number(first?.[1]) > 0 ? piece.grams * Number(first?.[1]) : null;
}
