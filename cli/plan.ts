import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { z } from 'zod';
import { MEAL_CATEGORIES, mealCategory, PLAN_DAYS_MOST, planType } from '#contract/meal-plans.ts';
import { type PersonalData, personalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import type { PlanRequest } from '#meal-planner/plan-request.ts';
import { pantryItems } from './pantry-file.ts';

interface Options {
  pantry: string;
  type: string;
  meals?: string;
  days: string;
  profile?: string;
  without?: string;
  variant: string;
  today?: string;
  json?: boolean;
}

/** Adds `keto plan --pantry FILE`, a meal plan without a server. */
export function registerPlan(program: Command): void {
  program
    .command('plan')
    .description('plan meals from the foods of a file')
    .requiredOption('--pantry <file>', 'JSON list of pantry items, or of {name, per100g} or {foodId}')
    .option('--type <type>', 'basic, enhanced or advanced', 'enhanced')
    .option('--meals <list>', `${MEAL_CATEGORIES.join(',')}; without it complete days`)
    .option('--days <number>', `1 to ${PLAN_DAYS_MOST}`, '1')
    .option('--profile <file>', 'JSON file with fields of a profile')
    .option('--without <list>', 'ids of dishes that must not come')
    .option('--variant <number>', 'another number gives another plan', '0')
    .option('--today <day>', 'YYYY-MM-DD, for use-by dates')
    .option('--json', 'print the outcome as JSON')
    .action(plan);
}

async function plan(options: Options): Promise<void> {
  const planner = createMealPlanner();
  try {
    const outcome = await planner.plan(await requestOf(options));
    if (options.json) console.log(JSON.stringify(outcome, null, 2));
    else console.log(outcome.kind === 'offered' ? outcome.text : outcome.refusal.message);
  } finally {
    await planner.close();
  }
}

const listed = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function checked<T>(option: string, schema: z.ZodType<T>, value: unknown, expected: string): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new Error(`${option}: ${expected}`);
  return read.data;
}

async function requestOf(options: Options): Promise<PlanRequest> {
  const wanted = listed(options.meals).map(
    (meal) => MEAL_CATEGORIES.find((one) => one.toLowerCase() === meal.toLowerCase()) ?? meal,
  );
  return {
    items: inFile(options.pantry, pantryItems, await readJson(options.pantry)),
    type: checked('--type', planType, options.type, 'basic, enhanced or advanced'),
    mealTypes: checked('--meals', z.array(mealCategory), wanted, `some of ${MEAL_CATEGORIES.join(', ')}`),
    days: checked('--days', z.coerce.number().int().min(1).max(PLAN_DAYS_MOST), options.days, '1 to 7'),
    keep: [],
    without: listed(options.without),
    variant: checked('--variant', z.coerce.number().int().min(0), options.variant, 'a whole number'),
    person: await personOf(options.profile),
    today: checked('--today', z.iso.date(), options.today ?? dayIn('UTC', Date.now()), 'a day, YYYY-MM-DD'),
  };
}

async function personOf(file: string | undefined): Promise<PersonalData> {
  if (file === undefined) return EMPTY_PERSONAL_DATA;
  const said = await readJson(file);
  return inFile(
    file,
    (value) => personalData.parse({ ...EMPTY_PERSONAL_DATA, ...personalData.partial().parse(value) }),
    said,
  );
}

/** @throws Error that names the file and says what is wrong with it */
function inFile<T>(file: string, read: (value: unknown) => T, value: unknown): T {
  try {
    return read(value);
  } catch (cause) {
    const words =
      cause instanceof z.ZodError
        ? z.prettifyError(cause)
        : String(cause instanceof Error ? cause.message : cause);
    throw new Error(`${file}: ${words}`, { cause });
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file}: cannot be read`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: not JSON`, { cause });
  }
}
