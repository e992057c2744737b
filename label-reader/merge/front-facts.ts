import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { polyolsInText } from '#domain/nutrition/polyols.ts';
import { namesFood, speaksToReader } from '../fields/name-words.ts';

/** A line of print on a photo without a nutrition panel. */
export interface FrontLine {
  readonly text: string;
  readonly confidence: number;
  /** Of the print, in any unit that is the same for all lines. */
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** Middle of the line, downwards. */
  readonly v: number;
}

/** A misread name is worse than none: the person is asked for it anyway. */
const MIN_CONFIDENCE = 0.9;
/** Print at least this share as tall as the tallest belongs to the name too. */
const AS_TALL = 0.6;
const MOST_LINES = 3;
/** A line of more words is a slogan. */
const MOST_WORDS = 4;
/** With more lines than this, a name must stand out from the running text. */
const RUNNING_TEXT_LINES = 8;
const STANDS_OUT = 1.4;
/** Claims, weights and the like that packages print large. */
const NOT_A_NAME =
  /\b(net\s*(wt|weight)|ingredients?|best before|use by|distributed|nutrition|facts|servings?|calories|contains|warning|keep (cool|refrigerated)|free|new|www|\.com|since|made in|product of|certified|usda|non-?gmo|low (fat|carb|sugar)|no (added|sugar)|natural|organic|vegan|kosher|gluten)\b|\d\s*(g|kg|ml|l|oz|lb|%)\b/i;

function couldBeName({ text, confidence }: FrontLine): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const shown = text.replace(/\s/g, '').length;
  const legible = confidence >= MIN_CONFIDENCE && letters >= 3 && letters >= 0.8 * shown;
  return (
    legible &&
    text.trim().split(/\s+/).length <= MOST_WORDS &&
    !NOT_A_NAME.test(text) &&
    !speaksToReader(text)
  );
}

/** Words in capitals as they are written in a sentence's names. */
function inTitleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}

/** Smaller print right below a name, in lines. */
const MOST_BELOW = 3;
const byPlace = (a: FrontLine, b: FrontLine) => a.v - b.v || a.left - b.left;

function followsOn(above: FrontLine, line: FrontLine): boolean {
  const isBelow = line.v > above.v && line.v - above.v < (above.height + line.height) / 2 + line.height;
  return isBelow && line.left < above.right && line.right > above.left;
}

/** "Granola Bars" in smaller print below "Soft & Chewy": what follows on a name that tells no food, as far as the food. */
function foodBelow(name: readonly FrontLine[], candidates: readonly FrontLine[]): FrontLine[] {
  if (name.some(({ text }) => namesFood(text))) return [];
  const below: FrontLine[] = [];
  for (let last = name.at(-1); last && below.length < MOST_BELOW; last = below.at(-1)) {
    const above = last;
    const next = candidates.filter((line) => followsOn(above, line)).sort(byPlace)[0];
    if (!next) break;
    below.push(next);
    if (namesFood(next.text)) return below;
  }
  return [];
}

/**
 * The name in large print on the front of a package: the tallest legible lines from top to bottom, three at most, and
 * the food below them. It holds the brand too, since print alone does not tell the two apart. Null where nothing stands
 * out.
 */
export function frontName(lines: readonly FrontLine[]): string | null {
  const candidates = lines.filter(couldBeName).sort((a, b) => b.height - a.height);
  const tallest = candidates[0];
  if (!tallest) return null;
  const usual = lines.map(({ height }) => height).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  if (lines.length > RUNNING_TEXT_LINES && tallest.height < STANDS_OUT * usual) return null;
  const large = candidates
    .filter(({ height }) => height >= AS_TALL * tallest.height)
    .slice(0, MOST_LINES)
    .sort(byPlace);
  return [...large, ...foodBelow(large, candidates)]
    .map(({ text }) => inTitleCase(text.trim()))
    .join(' ')
    .slice(0, 120);
}

/** What a photo tells without a nutrition panel: no numbers, perhaps a name and an ingredient list. */
export function frontFacts(lines: readonly FrontLine[], ingredients: string | null): NutritionFacts {
  return {
    productName: ingredients === null ? frontName(lines) : null,
    brand: null,
    servingSize: null,
    servingGrams: null,
    servingsPerContainer: null,
    column: 'unknown',
    basis: { kind: 'unknown', reason: 'This photo shows no nutrition panel.' },
    nutrients: {},
    polyols: polyolsInText(ingredients ?? '').map((kind) => ({
      name: kind.replaceAll('_', ' '),
      grams: null,
    })),
    ingredients,
    warnings: [],
  };
}
