import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { z } from 'zod';
import { ketoMarks } from '#content/foods/keto-marks.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import { readArguments } from '../scripts/command-line.ts';
import type { DrawnFood } from './plans/draw-request.ts';
import { measurePlans } from './plans/measure-plans.ts';
import { measureRests } from './plans/measure-rests.ts';

/** Columns that a table of foods must have; `keto` says "keto" or something else. */
const foodRow = z.object({ name: z.string().min(1), keto: z.string(), ndb_no: z.string().regex(/^\d{5}$/) });

function foodsOf(file: string): DrawnFood[] {
  const { data } = Papa.parse(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true });
  return z
    .array(foodRow)
    .parse(data)
    .map(({ name, keto, ndb_no }) => ({ id: ndb_no, name, keto: keto === 'keto' }));
}

const USAGE =
  'npm run eval:plans -- [--rest-of-day] [--pantries N] [--foods FILE.csv] [--seed N] [--json FILE] [--refusals]';
const { values } = readArguments(USAGE, {
  options: {
    pantries: { type: 'string', default: '1000' },
    foods: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    refusals: { type: 'boolean', default: false },
    'rest-of-day': { type: 'boolean', default: false },
  },
});

const planner = createMealPlanner();
const foods = values.foods ? foodsOf(values.foods) : ketoMarks();
const number = Number(values.pantries);
const settings = {
  seed: Number(values.seed),
  onRefusal: values.refusals ? (text: string) => console.log(text) : undefined,
};
const { figures, faults } = values['rest-of-day']
  ? await measureRests(planner, foods, { days: number, ...settings })
  : await measurePlans(planner, foods, { pantries: number, ...settings });
await planner.close();
for (const fault of faults.slice(0, 50)) console.log(fault);
console.log(JSON.stringify(figures, null, 2));
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
if (faults.length > 0) process.exitCode = 1;
