import { foodWord, isJoiner } from '../food-words.ts';
import { nameWords } from '../meal-text/left-out.ts';
import { countOf, type MealAmount, mealAmountAt } from '../meal-text/meal-amount.ts';
import { mealTokens } from '../meal-text/meal-tokens.ts';
import { isHandling, isPreparation } from '../meal-text/preparation-words.ts';
import { brandWords, isIngredientName } from './ingredient-names.ts';
import { type LineText, lineTexts } from './line-text.ts';
import { BULLET, BY_TASTE } from './recipe-frame.ts';

/** One food of a line of a recipe, and its amount, where one was said. */
export interface IngredientLine {
  /** As it was written. */
  readonly text: string;
  /** Words of the name in comparable form, before the first comma and after it. */
  readonly name: readonly string[];
  readonly more: readonly string[];
  readonly amount: MealAmount | null;
  readonly brands: ReadonlySet<string>;
  /** Said to be added by taste or left away. */
  readonly isByTaste: boolean;
  /** From a can or tin, and what of it is drained off. */
  readonly isCanned: boolean;
  readonly isDrained: boolean;
}

/** Foods that the lines name; empty lines name none. */
export const ingredientLines = (lines: readonly string[]): IngredientLine[] =>
  lines
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => /\p{L}/u.test(line))
    .flatMap(readLine);

const CANNED = /\b(?:cans?|tins?|canned|tinned)\b/i;

function readLine(text: string): IngredientLine[] {
  const pieces = lineTexts(text);
  const brands = brandWords(text);
  const isByTaste = BY_TASTE.test(text);
  return pieces.map((piece) => ({
    ...readPiece(piece),
    // A line of two foods tells each by its own words.
    text: pieces.length > 1 ? piece.said : text,
    brands,
    isByTaste,
    isCanned: CANNED.test(text),
    isDrained: CANNED.test(text) && /\bdrained\b/i.test(text) && !/\b(?:un|not )drained\b/i.test(text),
  }));
}

/** Measures that some foods are called by: "1 head garlic", "1 stick margarine". */
const MEASURED_AHEAD = /^(head|stick|link|fillet|spear|rib|strip|ball|cake|leaf)$/;

/** Measures that are told behind the food too: "4 garlic cloves", "2 celery stalks". */
const MEASURED_BEHIND =
  /^(clove|stalk|rib|stick|head|leaf|leave|sprig|floret|rasher|slice|bulb|ear|spear|rasher|sheet|strip)$/;

function readPiece({ said, note }: LineText): Pick<IngredientLine, 'name' | 'more' | 'amount'> {
  // The frame of a told meal swallows "without", and "no" says the same.
  const tokens = mealTokens(said).map((token) => (token === 'without' ? 'no' : token));
  const found = mealAmountAt(tokens, 0);
  const [first = [], ...others] = segmentsOf(tokens.slice(found?.took ?? 0)).map((segment, at) =>
    wordsOf(at === 0 ? firstOf(segment) : segment),
  );
  // "Boneless, skinless chicken thighs" are named behind the comma.
  const told = [first, ...others].findIndex(
    (words) => !words.every((word) => isPreparation(word, NO_BRANDS)),
  );
  const name = told > 0 ? [first, ...others].slice(0, told + 1).flat() : first;
  const more = others.slice(Math.max(0, told)).flat();
  const measured = withMeasure(name, found?.value ?? null);
  return { name: measured.name, more, amount: noted(measured.amount, note) };
}

/** A measure that stands among the words of the name becomes one: "1 head garlic", "4 garlic cloves". */
function withMeasure(
  name: readonly string[],
  amount: MealAmount | null,
): { name: readonly string[]; amount: MealAmount | null } {
  // "3 cloves" are the spice.
  if (amount?.measure && name.length === 0)
    return { name: [foodWord(amount.measure)], amount: { ...amount, measure: null } };
  if (!amount || amount.unit || amount.measure || name.length < 2) return { name, amount };
  const ahead = MEASURED_AHEAD.exec(name[0] ?? '')?.[1];
  if (ahead && isIngredientName(name.slice(1).filter((word) => !isHandling(word, NO_BRANDS))))
    return { name: name.slice(1), amount: { ...amount, measure: ahead } };
  const behind = MEASURED_BEHIND.exec(name.at(-1) ?? '')?.[1];
  if (!behind || isIngredientName(name) || isIngredientName(name.slice(-2))) return { name, amount };
  return { name: name.slice(0, -1), amount: { ...amount, measure: behind === 'leave' ? 'leaf' : behind } };
}

const NO_BRANDS: ReadonlySet<string> = new Set();
const wordsOf = (tokens: readonly string[]): string[] =>
  nameWords(tokens.filter((token) => !isJoiner(token)).join(' '));

/** What stands between commas, until one says what else would do: ", or margarine". */
function segmentsOf(tokens: readonly string[]): string[][] {
  const segments: string[][] = [[]];
  for (const token of tokens)
    if (token === ',') segments.push([]);
    else segments.at(-1)?.push(token);
  const told = segments.filter((segment) => segment.length > 0);
  const otherwise = told.findIndex(([first], at) => at > 0 && first === 'or');
  return otherwise < 0 ? told : told.slice(0, otherwise);
}

/** What is named before "or": "butter" of "butter or lard", "chicken stock" of "chicken or vegetable stock". */
function firstOf(tokens: readonly string[]): readonly string[] {
  const at = tokens.indexOf('or');
  if (at < 1) return tokens;
  const before = tokens.slice(0, at);
  const end = tokens.indexOf(',', at);
  const last = (end < 0 ? tokens : tokens.slice(0, end)).findLast(
    (token) => !isPreparation(token, NO_BRANDS),
  );
  const shared = last === undefined ? [] : [...before, last];
  return isIngredientName(wordsOf(shared)) ? shared : before;
}

/** A weight in brackets is meant where the line gives none: "1 cup (112 g) flour", "2 (5 oz) cans". */
function noted(amount: MealAmount | null, note: LineText['note']): MealAmount | null {
  const told = note && mealAmountAt(mealTokens(note.text), 0)?.value;
  if (!told?.unit || (amount?.unit && /^(?:g|kg|oz|lb)$/.test(amount.unit))) return amount;
  if (!note?.isOfEach || !amount || amount.unit) return told;
  return {
    ...countOf(amount.count),
    countLow: amount.countLow,
    countHigh: amount.countHigh,
    each: { count: told.count, unit: told.unit },
  };
}
