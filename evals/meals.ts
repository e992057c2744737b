/**
 * `npm run eval:meals -- FILE.jsonl [--json FILE]`: how near the carbohydrate of told meals comes to what is known of
 * them. A line of the file: {"id", "text", "carbs_g"}. Measures alone; nothing of such a file goes into the product.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Estimate } from '#contract/diary.ts';
import { total } from '#domain/diary/estimates.ts';
import { readMeal } from '#foods/meal-text/read-meal.ts';

const row = z.object({ id: z.string(), text: z.string(), carbs_g: z.number() });

/** Grams of total carbohydrate that count as near, by which the field reports. */
const NEAR_G = 7.5;

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, rows: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) throw new Error('Which file? npm run eval:meals -- FILE --json OUT');
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => row.parse(JSON.parse(line)));

/** Total carbohydrate of a told meal in grams; null where a part of it is not known or asked about. */
function carbsOf(text: string): Estimate | null {
  const parts = readMeal(text);
  const known = parts.flatMap(({ isKnown, asks, choices }) =>
    isKnown && asks === null ? (choices[0]?.values.totalCarbs ?? []) : [],
  );
  return parts.length > 0 && known.length === parts.length ? total(known) : null;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const round = (value: number, digits = 3) => Number(value.toFixed(digits));

readMeal('an egg'); // the tables are read from disk once
const told = rows.map(({ id, text, carbs_g }) => {
  const began = performance.now();
  const carbs = carbsOf(text);
  return { id, truth: carbs_g, carbs, ms: performance.now() - began };
});
const answered = told.flatMap(({ truth, carbs }) => (carbs ? [{ truth, carbs }] : []));
const errors = answered.map(({ truth, carbs }) => Math.abs(carbs.value - truth));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const result = {
  rows: rows.length,
  answered: round(answered.length / rows.length),
  within7_5OfAll: round(errors.filter((error) => error <= NEAR_G).length / rows.length),
  maeAnswered: round(sum(errors) / Math.max(1, errors.length), 2),
  intervalHolds: round(
    answered.filter(({ truth, carbs }) => carbs.low <= truth && truth <= carbs.high).length /
      Math.max(1, answered.length),
  ),
  intervalWidthMedian: round(
    at(
      answered.map(({ carbs }) => carbs.high - carbs.low).sort((a, b) => a - b),
      0.5,
    ),
    2,
  ),
  p95Ms: round(
    at(
      told.map(({ ms }) => ms).sort((a, b) => a - b),
      0.95,
    ),
    1,
  ),
};
console.log(result);
if (values.json) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
if (values.rows) writeFileSync(values.rows, `${told.map((one) => JSON.stringify(one)).join('\n')}\n`);
