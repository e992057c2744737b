/**
 * `npm run eval:experiments -- [FILE.jsonl] [--json FILE]`: how often a comparison of two meals tells what is not so.
 * Simulated experiments have known effects, noise of several kinds and somebody who looks after every meal. A file adds
 * real meals, {"person", "meal", "before", "after"} in mg/dL a line: each person's answers, less what others' say that
 * meal raises, are dealt out to meals at random, so that no difference is true. Measures alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Answer, type MealVerdict, mealVerdict, SAME_WITHIN } from '#domain/experiments/meal-verdict.ts';
import { seededRandom } from './figures/random.ts';

const RUNS = 4000;
/** Times each meal is eaten at most. */
const TIMES_MOST = 8;
const random = seededRandom(20);

const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
/** A deviation of 1 about 0, with a long tail upwards. */
const skewed = (): number => (Math.exp(0.8 * normal()) - Math.exp(0.32)) / 1.3;

interface Scenario {
  readonly name: string;
  /** Deviation of a rise from day to day, in mg/dL, of the first and of the second meal. */
  readonly spread: readonly [number, number];
  readonly noise: () => number;
  /** Other meals of the person that were eaten again. */
  readonly others: number;
}

const SCENARIOS: readonly Scenario[] = [
  { name: 'calm', spread: [8, 8], noise: normal, others: 0 },
  { name: 'usual', spread: [15, 15], noise: normal, others: 0 },
  { name: 'usual, known for long', spread: [15, 15], noise: normal, others: 8 },
  { name: 'restless', spread: [30, 30], noise: normal, others: 3 },
  { name: 'one strays more', spread: [12, 28], noise: normal, others: 5 },
  { name: 'skewed', spread: [20, 20], noise: skewed, others: 4 },
];
const EFFECTS = [0, 5, 15, 20, 30, 45, 60];

/** A meter at the edge of what ISO 15197 allows, and a day like no other. */
function answer(rise: number, spread: number, noise: () => number): Answer {
  const measured = (glucose: number) => glucose + (normal() * 0.15 * Math.max(100, glucose)) / 1.96;
  const before = 95 + 8 * normal();
  return { before: measured(before), after: measured(before + rise + spread * noise()) };
}

/** The first verdict of somebody who eats the two meals in turn and looks each time. */
function told({ spread, noise, others }: Scenario, effect: number): MealVerdict {
  const more = Array.from({ length: others }, () => {
    const rise = 60 * random();
    return Array.from({ length: 2 + Math.floor(3 * random()) }, () =>
      answer(rise, (spread[0] + spread[1]) / 2, noise),
    );
  });
  const [first, second]: [Answer[], Answer[]] = [[], []];
  let verdict: MealVerdict = { kind: 'cannot tell', more: null };
  for (let time = 0; time < TIMES_MOST && verdict.kind === 'cannot tell'; time += 1) {
    for (const [meal, rise, at] of [
      [first, 20, 0],
      [second, 20 + effect, 1],
    ] as const) {
      if (verdict.kind !== 'cannot tell') break;
      meal.push(answer(rise, spread[at], noise));
      verdict = mealVerdict(first, second, [first, second, ...more]);
    }
  }
  return verdict;
}

/** `effect`: how much more the second meal truly raises. */
function isFalse(verdict: MealVerdict, effect: number): boolean {
  if (verdict.kind === 'first less') return effect <= 0;
  if (verdict.kind === 'second less') return effect >= 0;
  return verdict.kind === 'about the same' && Math.abs(effect) > SAME_WITHIN;
}

const percent = (count: number, of: number) => Number(((100 * count) / Math.max(1, of)).toFixed(2));

const simulated = SCENARIOS.flatMap((scenario) =>
  EFFECTS.map((effect) => {
    const verdicts = Array.from({ length: RUNS }, () => told(scenario, effect));
    return {
      scenario: scenario.name,
      effect,
      toldPercent: percent(verdicts.filter(({ kind }) => kind !== 'cannot tell').length, RUNS),
      falsePercent: percent(verdicts.filter((verdict) => isFalse(verdict, effect)).length, RUNS),
    };
  }),
);

const row = z.object({ person: z.string(), meal: z.string(), before: z.number(), after: z.number() });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Real answers with no true difference: dealt out by person, what others say of each meal taken off. */
function dealt(rows: readonly z.infer<typeof row>[]) {
  let [tries, tellings, falses] = [0, 0, 0];
  for (const person of new Set(rows.map((one) => one.person))) {
    const own = rows.filter((one) => one.person === person);
    const level = own.map((one) => {
      const others = rows.filter(({ person: whose, meal }) => whose !== person && meal === one.meal);
      const usual = others.length > 0 ? mean(others.map(({ before, after }) => after - before)) : 0;
      return { before: one.before, after: one.after - usual };
    });
    for (let deal = 0; deal < 20; deal += 1) {
      const shuffled = level.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at);
      const meals: Answer[][] = [];
      for (let at = 0; at + 3 <= shuffled.length; at += 3)
        meals.push(shuffled.slice(at, at + 3).map(({ one }) => one));
      const [first, second] = meals;
      if (!first || !second) continue;
      tries += 1;
      const verdict = mealVerdict(first, second, meals);
      if (verdict.kind !== 'cannot tell') tellings += 1;
      if (isFalse(verdict, 0)) falses += 1;
    }
  }
  return { experiments: tries, toldPercent: percent(tellings, tries), falsePercent: percent(falses, tries) };
}

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const [file] = positionals;
const result = {
  falseMost: Math.max(...simulated.map(({ falsePercent }) => falsePercent)),
  simulated,
  real: file
    ? dealt(
        readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => row.parse(JSON.parse(line))),
      )
    : null,
};
console.table(simulated);
console.log({ falseMost: result.falseMost, real: result.real });
if (values.json) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
