/**
 * `npm run eval:recipes -- FILE.jsonl [--json FILE]`: how near recipes come to known values per 100 g. A line of the
 * file: {"id", "text", "per_100g"}. Measures alone; nothing of such a file goes into the product.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { RecipeValue } from '#contract/recipe.ts';
import { recipeSums } from '#domain/recipe/recipe-sums.ts';
import { readRecipe } from '#foods/recipe/read-recipe.ts';

const NAMES = {
  fat_g: 'fat',
  protein_g: 'protein',
  sugars_g: 'sugars',
  saturates_g: 'saturates',
  salt_g: 'salt',
  energy_kcal: 'energy',
} as const satisfies Record<string, RecipeValue>;
type Name = keyof typeof NAMES;

const row = z.object({ id: z.string(), text: z.string(), per_100g: z.partialRecord(z.string(), z.number()) });

/**
 * Tolerances for nutrition labels of the European Commission's guidance of December 2012 (table 1, foods other than
 * supplements). It names none for energy; 20 % is taken.
 */
function tolerance(name: Name, truth: number): number {
  if (name === 'energy_kcal') return truth * 0.2;
  if (name === 'salt_g') return truth < 1.25 ? 0.375 : truth * 0.2;
  if (name === 'saturates_g') return truth < 4 ? 0.8 : truth * 0.2;
  const small = name === 'fat_g' ? 1.5 : 2;
  return truth < 10 ? small : truth <= 40 ? truth * 0.2 : 8;
}

/**
 * What stands after "ingredients", an ingredient a line: a new one begins with an amount after a comma. The bar code of
 * a product is no part of its name. Some fractions lost their stroke on the way into the file ("12 cup"), and its
 * values are those of the numbers as they stand there: of 208 lists with such a number 178 come nearer to them so and 3
 * come nearer with the stroke put back.
 */
const linesOf = (text: string): string =>
  text
    .replace(/^.*?ingredients?\b:? ?/i, '')
    .replace(/,? upc: \d+/g, '')
    .split(/, (?=\d[\d./ ]*(?:(?:-| to )\d[\d./ ]*)? (?!%|proof)[a-z])/i)
    .join('\n');

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, rows: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) throw new Error('Which file? npm run eval:recipes -- FILE --json OUT');
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => row.parse(JSON.parse(line)));

const judged = rows.map(({ id, text, per_100g }) => {
  const { lines } = readRecipe(linesOf(text));
  const taken = lines.flatMap(({ isKnown, isByTaste, choices: [first] }) =>
    isKnown && !isByTaste && first ? [first] : [],
  );
  const isAll = lines.every(({ isKnown }) => isKnown);
  const per100 = isAll ? recipeSums(taken, { portions: 1, cookedGrams: null }).per100 : null;
  const within = (Object.keys(NAMES) as Name[]).flatMap((name) => {
    const truth = per_100g[name];
    if (truth === undefined) return [];
    const told = per100?.[NAMES[name]]?.value;
    const isWithin = told !== undefined && Math.abs(told - truth) <= tolerance(name, truth);
    return [{ name, truth, told: told ?? null, isWithin }];
  });
  return { id, within };
});

const shareOf = (name: Name): number => {
  const all = judged.flatMap(({ within }) => within.filter((one) => one.name === name));
  return Number((all.filter(({ isWithin }) => isWithin).length / Math.max(1, all.length)).toFixed(3));
};
const result = {
  rows: rows.length,
  within: Object.fromEntries((Object.keys(NAMES) as Name[]).map((name) => [name, shareOf(name)])),
};
console.log(result);
if (values.json) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
if (values.rows) writeFileSync(values.rows, `${judged.map((one) => JSON.stringify(one)).join('\n')}\n`);
