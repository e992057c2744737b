import { mealAmountAt } from '../meal-text/meal-amount.ts';
import { mealTokens } from '../meal-text/meal-tokens.ts';
import { headOf, type MealPart, partOf } from '../meal-text/one-food.ts';

/** One line of a recipe: its food and its amount, where one was said. */
export interface IngredientLine {
  /** As it was written. */
  readonly text: string;
  readonly part: MealPart;
  /** Said to be added by taste or left away: it adds nothing that can be counted. */
  readonly isByTaste: boolean;
}

const BULLET = /^\s*(?:[-*•·▢☐]|\d{1,2}[.)](?=\s))\s*/u;
/** "For the sauce:", "Ingredients" */
const HEADING = /^\s*(?:for (?:the )?[\w ]{1,40}:?|ingredients?:?|[\w ]{1,40}:)\s*$/i;
const BY_TASTE =
  /\b(?:to taste|optional|as needed|for (?:garnish|serving|dusting|greasing|the pan|frying))\b/i;
/** "1 (14 oz) can" as "1 14 oz can". */
const PACKED = /^(\d+(?: \d\/\d)?) \(([\d./ ]+)[- ]?(oz|ounces?|g|grams?|ml|lbs?|pounds?)\.?\)/i;

/** Lines that name an ingredient; headings and empty lines are none. */
export const ingredientLines = (lines: readonly string[]): IngredientLine[] =>
  lines
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => /\p{L}/u.test(line) && !HEADING.test(line))
    .map(readLine);

function readLine(text: string): IngredientLine {
  const tokens = mealTokens(text.replace(PACKED, '$1 $2 $3'));
  const amount = mealAmountAt(tokens, 0);
  const rest = tokens.slice(amount?.took ?? 0);
  // The frame of a told meal swallows "without", and "no" says the same.
  const named = (amount ? rest : tokens).map((token) => (token === 'without' ? 'no' : token));
  const comma = named.indexOf(',');
  const first = comma > 0 ? named.slice(0, comma) : named;
  const part = partOf({ tokens: named, amount: amount?.value ?? null });
  return { text, part: { ...part, head: headOf(first) }, isByTaste: BY_TASTE.test(text) };
}

const HAS_AMOUNT = /[\d½¼¾⅓⅔⅛]|\b(?:an?|one|two|three|four|some|few|pinch|dash|handful)\b/i;

/** The first line names the dish where it says no amount and what follows does; null where it is an ingredient. */
export function titled(all: readonly string[]): { title: string | null; lines: readonly string[] } {
  const lines = all.filter((line) => line.trim() !== '');
  const [first = '', second] = lines;
  const isTitle =
    second !== undefined &&
    !HAS_AMOUNT.test(first) &&
    !HEADING.test(first) &&
    !BULLET.test(first) &&
    !BY_TASTE.test(first) &&
    lines.slice(1).filter((line) => HAS_AMOUNT.test(line)).length * 2 > lines.length - 1;
  return isTitle ? { title: first.trim(), lines: lines.slice(1) } : { title: null, lines };
}

/** What a recipe says of how much it makes; null where it does not say. */
interface Yield {
  readonly portions: number | null;
  /** Grams of the finished dish. */
  readonly cookedGrams: number | null;
}

const PORTIONS =
  /\b(?:serves|servings?|portions?|makes|yields?)\b:? *(?:about )?(\d{1,3})\b(?![.,]\d| ?(?:g|kg|grams?|oz|ml|cups?)\b)|\b(\d{1,3}) (?:servings|portions)\b/i;
const COOKED =
  /\b(?:yields?|cooked weight|finished weight|weighs)\b:? *(?:about )?(\d+(?:\.\d+)?) ?(kg|g|grams?)\b/i;
const YIELD_LINE = /^\s*(?:serves|servings?|portions?|makes|yields?|cooked weight|finished weight)\b/i;

export function readYield(text: string): Yield {
  const portions = PORTIONS.exec(text);
  const cooked = COOKED.exec(text);
  const count = Number(portions?.[1] ?? portions?.[2] ?? 0);
  const grams = Number(cooked?.[1] ?? 0) * (cooked?.[2]?.toLowerCase() === 'kg' ? 1000 : 1);
  return { portions: count > 0 ? count : null, cookedGrams: grams > 0 ? grams : null };
}

export const isYieldLine = (line: string): boolean => YIELD_LINE.test(line);
