import type { NamedPolyol } from '#contract/nutrition.ts';
import type { NutrientAmounts } from '#domain/nutrition/nutrition-facts.ts';

/** Grams that a message tells under the names of a label. */
export type LabelFigures = {
  readonly amounts: NutrientAmounts & { readonly total_carbs: number };
  readonly polyols: readonly NamedPolyol[];
  /** Net carbs that the pack or the person makes of it. */
  readonly nets: readonly number[];
};

const PATTERNS = [
  [
    'number',
    /(?<![\w.,/'<])(?:(?:<|less than|under) ?)?(?:\d{1,3}(?:[.,]\d{1,2})?(?: ?g(?:m|r|rams?)?)?\b(?![.,]\d| ?(?:%|mg|k?cal|kj|oz|ml|tbsp|cups?|servings?|or \d))|(?:zero|no)(?= ))/g,
  ],
  ['net', /\bnet(?:s|[ -]carb(?:s|ohydrates?)?)?\b/g],
  ['total_carbs', /\b(?:total |available )?carb(?:\.|(?:s|ohydrates?)?\b)/g],
  ['dietary_fiber', /\b(?:total |dietary |soluble )?fib(?:er|re)s?\b/g],
  ['sugars', /\b(?:total |natural )?sugars?\b(?![ -]?(?:free|alcohol))/g],
  ['sugar_alcohols', /\b(?:total )?(?:sugar alcohols?|polyols?)\b/g],
  ['polyol', /\b(?:er[iy]th?r[iy]tol|xylitol|sorbitol|mannitol|isomalt|lactitol|maltitol(?: syrup)?)\b/g],
  ['allulose', /\ballulose\b/g],
  // These keep their numbers to themselves.
  ['other', /\b(?:added sugars?|protein|fat|saturates|salt|sodium|calories)\b/g],
] as const;
type Item = { readonly name: (typeof PATTERNS)[number][0]; readonly text: string; readonly at: number };

/** Between a number and the name after it: "9 g of that is fiber". */
const NUMBER_FIRST = /^(?: of)?(?: (?:that|those|them|which|it))?(?: (?:is|are|being|as|from))?(?: the)? ?$/;
/** Between a name and the number after it: "fiber: 9", "carbs (23". */
const NAME_FIRST = /^ ?(?:\(?g\)?)? ?(?:[:=(-]|is|are|of|was|at|says?)? ?(?:only |just )?$/;
/** What a person makes of the figures: "so that's 4?", "do I count 4 or 19?". */
const GUESSES =
  /\b(?:so|is it|is that|that's|thats|that is|makes?|be|count|log) (?:it |as |that |thats |that's |only |just ){0,2}(\d{1,3}(?:[.,]\d)?) ?g?(?: or (\d{1,3}(?:[.,]\d)?) ?g?)?(?: carbs?)? ?(?=[?!]|$|,? ?(?:right|correct)\b)/g;

/** Null where carbohydrate is not told, or one name has two values: two products, or two columns. */
export function labelFigures(message: string): LabelFigures | null {
  const nets = [...message.matchAll(GUESSES)].flatMap(([, ...guesses]) =>
    guesses.filter(Boolean).map((guess) => gramsOf(guess)),
  );
  const rows = rowsIn(message.replace(GUESSES, '?'));
  const told = new Map<string, number>();
  for (const row of rows.filter(({ length }) => length > 1)) {
    // "Net carbs: 22 carbs 8 fiber" opens with a heading; "carbs 23 fiber 9 erythritol" could be either way round.
    if (row.length % 2 === 1 && row[0]?.name === 'net') row.shift();
    if (row.length % 2 === 1 && row[0]?.name !== 'number') return null;
    for (let at = 1; at < row.length; at += 2) {
      const pair = row.slice(at - 1, at + 1);
      const { name, text } = pair.find((item) => item.name !== 'number') as Item;
      const grams = gramsOf(pair.find((item) => item.name === 'number')?.text ?? '', name);
      const key = name === 'polyol' ? text : name;
      if (name === 'net') nets.push(grams);
      else if (name !== 'other' && (told.get(key) ?? grams) !== grams) return null;
      else told.set(key, grams);
    }
  }
  const { total_carbs, dietary_fiber, sugars, sugar_alcohols, allulose } = Object.fromEntries(told);
  // "No carbs" is a way of eating.
  if (!total_carbs) return null;
  const polyols = new Set(rows.flat().flatMap(({ name, text }) => (name === 'polyol' ? [text] : [])));
  return {
    amounts: { total_carbs, dietary_fiber, sugars, sugar_alcohols, allulose },
    polyols: [...polyols].map((name) => ({ name, grams: told.get(name) ?? null })),
    nets: [...new Set(nets)],
  };
}

/** Names and numbers in turn, as far as nothing else stands between: "carbs 23 g fiber 9 g". */
function rowsIn(text: string): Item[][] {
  const items = PATTERNS.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map((match): Item => ({ name, text: match[0], at: match.index })),
  ).sort((a, b) => a.at - b.at);
  const rows: Item[][] = [];
  let end = 0;
  for (const item of items) {
    // The "carbs" of "net carbs".
    if (item.at < end) continue;
    const before = rows.at(-1)?.at(-1);
    const between = text.slice(end, item.at);
    const isNext =
      before?.name === 'number'
        ? item.name !== 'number' && NUMBER_FIRST.test(between)
        : item.name === 'number' && NAME_FIRST.test(between);
    if (before && isNext) rows.at(-1)?.push(item);
    else rows.push([item]);
    end = item.at + item.text.length;
  }
  return rows;
}

/** "Less than 1 g" counts as 1 of carbs and as none of what is taken off. */
function gramsOf(text: string, name?: Item['name']): number {
  if (/^(?:zero|no)$/.test(text) || (/^(?:<|less|under)/.test(text) && name !== 'total_carbs')) return 0;
  return Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
}
