import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { z } from 'zod';
import { ketoMarks } from '#content/foods/keto-marks.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import { readArguments } from '../scripts/command-line.ts';
import type { DrawnFood } from './plans/draw-request.ts';
import { measurePlans } from './plans/measure-plans.ts';

/** Columns that a table of foods must have; `keto` says "keto" or something else. */
const foodRow = z.object({ name: z.string().min(1), keto: z.string(), ndb_no: z.string().regex(/^\d{5}$/) });

function foodsOf(file: string): DrawnFood[] {
  const { data } = Papa.parse(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true });
  return z
    .array(foodRow)
    .parse(data)
    .map(({ name, keto, ndb_no }) => ({ id: ndb_no, name, keto: keto === 'keto' }));
}

const USAGE = 'npm run eval:plans -- [--pantries N] [--foods FILE.csv] [--seed N] [--json FILE] [--refusals]';
const { values } = readArguments(USAGE, {
  options: {
    pantries: { type: 'string', default: '1000' },
    foods: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    refusals: { type: 'boolean', default: false },
  },
});

const planner = createMealPlanner();
const { figures, faults } = await measurePlans(planner, values.foods ? foodsOf(values.foods) : ketoMarks(), {
  pantries: Number(values.pantries),
  seed: Number(values.seed),
  onRefusal: values.refusals ? (text) => console.log(text) : undefined,
});
await planner.close();
for (const fault of faults.slice(0, 50)) console.log(fault);
console.table(figures);
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
if (figures.limitsBroken > 0 || figures.refusalsWithoutTrueReason > 0) process.exitCode = 1;
