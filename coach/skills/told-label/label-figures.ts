import type { NamedPolyol, NutrientName } from '#contract/nutrition.ts';
import type { NutrientAmounts } from '#domain/nutrition/nutrition-facts.ts';

/** Grams that a message tells under the names of a label. */
export type LabelFigures = {
  readonly amounts: NutrientAmounts & { readonly total_carbs: number };
  readonly polyols: readonly NamedPolyol[];
  /** Net carbs that the pack or the person makes of it. */
  readonly nets: readonly number[];
};

type Name = NutrientName | 'polyol' | 'net';
type Item = {
  readonly name: Name | null;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};
type Pair = { readonly name: Name; readonly text: string; readonly grams: string; readonly at: number };

/** The narrower name stands before the one it contains; those of no use here keep their numbers to themselves. */
const NAMES: readonly (readonly [Name, RegExp])[] = [
  ['net', /\b(?:net[ -](?:impact )?carb(?:s|ohydrates?)?|nets?)\b/g],
  ['sugar_alcohols', /\b(?:total )?(?:sugar alcohols?|polyols?)\b/g],
  ['allulose', /\ballulose\b/g],
  ['polyol', /\b(?:er[iy]th?r[iy]tol|xylitol|sorbitol|mannitol|isomalt|lactitol|malt[ia]tol(?: syrup)?)\b/g],
  ['total_carbs', /\b(?:total |available )?carb(?:\.|(?:s|ohydrates?)?\b)/g],
  ['dietary_fiber', /\b(?:total |dietary |soluble )?fib(?:er|re)s?\b/g],
  ['added_sugars', /\badded sugars?\b/g],
  ['protein', /\b(?:protein|(?:total |sat\w{0,8} |trans )?fat|saturates|salt|sodium|calories)\b/g],
  ['sugars', /\b(?:total |natural )?sugars?\b(?![ -]?(?:free|alcohol|added))/g],
];
/** A number in grams: none with another unit, of pieces, or as a part of something longer. */
const GRAMS =
  /(?<![\w.,/'<])(?:(?:<|less than|under) ?)?(?:\d{1,3}(?:[.,]\d{1,2})?(?![.,]?\d)(?!(?!g(?:ms?|r|rams?)?\b)[a-z])(?! ?(?:%|mg|mcg|k?cals?\b|calor|kj|oz\b|ounce|ml\b|tb?sp|tablesp|teasp|cups?\b|serving|portion|slices?\b|bars?\b|pieces?\b|scoops?\b|squares?\b|hours?\b|days?\b|weeks?\b|or \d))|(?:zero|no)(?= ))/g;
/** Between a number and the name after it: "9 g of that is fiber". */
const NUMBER_FIRST =
  /^ ?(?:g|gm|gr|grams?)?(?: of)?(?: (?:that|those|them|which|it))?(?: (?:is|are|being|as|from))?(?: the)? ?$/;
/** Between a name and the number after it: "fiber: 9", "carbs (23". */
const NAME_FIRST = /^(?:'s)? ?(?:\(?g\)?)? ?(?:[:=(-]|is|are|of|was|at|says?)? ?(?:only |just )?$/;
/** What a person makes of the figures: "so that's 4?", "do I count 4 or 19?". */
const GUESSES =
  /\b(?:so|is it|is that|that's|thats|that is|makes?(?: it)?|be|count|log) (?:it (?:as )?|that |thats |that's |only |just |like )?(\d{1,3}(?:[.,]\d)?)(?: ?g| grams)?(?: carbs?)?(?: or (\d{1,3}(?:[.,]\d)?)(?: ?g| grams)?)?(?: carbs?)? ?(?=[?!]|$|,? ?(?:right|correct|yes|yeah)\b)/g;
/** Figures of one label stand side by side: "I am on 30 carbs" has nothing to do with a milk further on. */
const APART_MOST = 40;

/** Null where carbohydrate is not told, or one name has two values: two products, or two columns. */
export function labelFigures(message: string): LabelFigures | null {
  const guesses: string[] = [];
  const text = message.replace(GUESSES, (_, one: string, other?: string) => {
    guesses.push(one, ...(other ? [other] : []));
    return '?';
  });
  const items = itemsOf(text);
  const pairs = pairsOf(text, items);
  // "No carbs" is a way of eating.
  const carbs = pairs?.find(({ name, grams }) => name === 'total_carbs' && /\d/.test(grams));
  const others = pairs?.filter(({ name }) => name !== 'total_carbs') ?? [];
  if (!pairs || !carbs || !others.some(({ at }) => Math.abs(at - carbs.at) <= APART_MOST)) return null;
  const told = new Map<string, number>();
  for (const { name, text: said, grams } of pairs) {
    const key = name === 'polyol' ? said : name;
    const value = gramsOf(grams, name);
    if (name === 'net') guesses.push(grams);
    else if ((told.get(key) ?? value) !== value && name !== 'protein') return null;
    else told.set(key, value);
  }
  const polyols = new Set(items.flatMap(({ name, text: said }) => (name === 'polyol' ? [said] : [])));
  return {
    amounts: {
      total_carbs: gramsOf(carbs.grams, 'total_carbs'),
      dietary_fiber: told.get('dietary_fiber'),
      sugars: told.get('sugars'),
      sugar_alcohols: told.get('sugar_alcohols'),
      allulose: told.get('allulose'),
    },
    polyols: [...polyols].map((name) => ({ name, grams: told.get(name) ?? null })),
    nets: [...new Set(guesses.map((grams) => gramsOf(grams)))],
  };
}

function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  let rest = text;
  for (const [name, pattern] of [...NAMES, [null, GRAMS] as const]) {
    for (const { 0: found, index } of rest.matchAll(pattern))
      items.push({ name, text: found, start: index, end: index + found.length });
    rest = rest.replace(pattern, (found) => '#'.repeat(found.length));
  }
  return items.sort((a, b) => a.start - b.start);
}

/**
 * Each number with its name. Of a row such as "carbs 23 g fiber 9 g" what comes first decides which way round it is
 * told; null where one of the row is left over and it could be either end.
 */
function pairsOf(text: string, items: readonly Item[]): Pair[] | null {
  const rows: Item[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    const isPair = before !== undefined && (before.name === null) !== (item.name === null);
    const between = before?.name ? NAME_FIRST : NUMBER_FIRST;
    if (row && isPair && between.test(text.slice(before.end, item.start))) row.push(item);
    else rows.push([item]);
  }
  const pairs: Pair[] = [];
  for (const row of rows.filter(({ length }) => length > 1)) {
    const isLeftOver = row.length % 2 === 1 && row[0]?.name != null;
    // "Net carbs: 22 carbs 8 fiber" opens with a heading.
    if (isLeftOver && row[0]?.name !== 'net') return null;
    for (let at = isLeftOver ? 1 : 0; at + 1 < row.length; at += 2) {
      const two = row.slice(at, at + 2);
      const named = two.find(({ name }) => name !== null);
      const number = two.find(({ name }) => name === null);
      if (named?.name && number)
        pairs.push({ ...named, name: named.name, grams: number.text, at: number.start });
    }
  }
  return pairs;
}

/** "Less than 1 g" counts as 1 of carbs and as none of what is taken off. */
function gramsOf(text: string, name?: Name): number {
  if (/^(?:zero|no)$/.test(text) || (/^(?:<|less|under)/.test(text) && name !== 'total_carbs')) return 0;
  return Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
}
