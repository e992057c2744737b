import type { Separator } from '../readings-import/import-mapping.ts';
import { plainText } from '../readings-import/plain-text.ts';
import { filledRows, readTable, separatorsOf } from '../readings-import/table.ts';

export const DIARY_ROLES = [
  'ignored',
  'day',
  'time',
  'meal',
  'name',
  'amount',
  'unit',
  'grams',
  'netCarbs',
  'netCarbsLow',
  'netCarbsHigh',
  'totalCarbs',
  'fiber',
  'energy',
  'energyKj',
  'protein',
  'fat',
  'key',
] as const;
/** What a column of a diary's file holds. */
export type DiaryRole = (typeof DIARY_ROLES)[number];

/** How a file of a diary is read: guessed by its headings, changed by the person in the preview. */
export interface DiaryMapping {
  readonly separator: Separator;
  readonly headerLine: number;
  readonly columns: readonly {
    readonly name: string;
    readonly role: DiaryRole;
    readonly samples: readonly string[];
  }[];
  /** Whose export it seems to be. */
  readonly app: string;
}

/**
 * Headings as food diaries write them, plain: Cronometer (servings.csv), MyFitnessPal (nutrition summary), Carb Manager,
 * our own, and what else a column of this kind is called.
 */
const HEADINGS: readonly (readonly [DiaryRole, RegExp])[] = [
  ['key', /^entry id$/],
  ['netCarbsLow', /^net carb\w* at least\b/],
  ['netCarbsHigh', /^net carb\w* at most\b/],
  ['netCarbs', /^(?:net carb|carbs? net)/],
  ['energyKj', /\b(?:kj|kilojoules?)\b/],
  ['energy', /^(?:energy|calories|kcal|cals)\b/],
  ['totalCarbs', /^(?:total )?(?:carbs?|carbohydrates?)\b/],
  ['fiber', /^(?:total |dietary )?fib(?:er|re)\b/],
  ['protein', /^(?:total )?proteins?\b/],
  ['fat', /^(?:total )?fats?\b/],
  ['grams', /^weight\b/],
  ['day', /^(?:day|date)\b/],
  ['time', /^(?:time|clock)\b/],
  ['meal', /^(?:meal|group|meal type|type|category of meal)$/],
  ['name', /^(?:food|food name|name|item|description|food item)$/],
  ['unit', /^(?:units?|measure|serving unit)$/],
  ['amount', /^(?:amount|quantity|qty|servings?|serving size|number of servings)\b/],
];

function roleOf(heading: string): DiaryRole {
  const plain = plainText(heading)
    .replace(/[()[\]_,]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return HEADINGS.find(([, words]) => words.test(plain))?.[0] ?? 'ignored';
}

/** Headings are sought in so many lines. */
const LOOKED_AT = 20;

function appOf(names: ReadonlySet<string>): string {
  if (names.has('Net carbs at least (g)')) return 'Keto Navigator';
  if (names.has('Food Name') && names.has('Group')) return 'Cronometer';
  if (names.has('Meal') && names.has('Carbohydrates (g)')) return 'MyFitnessPal';
  return 'another diary';
}

/** Guesses how the file of a diary is read; null where no line names a day and something eaten or what it holds. */
export function detectDiaryColumns(csv: string): DiaryMapping | null {
  for (const separator of separatorsOf(csv)) {
    const rows = filledRows(readTable(csv, separator));
    for (const { line, cells } of rows.slice(0, LOOKED_AT)) {
      const roles = cells.map(roleOf);
      const isHead =
        roles.includes('day') &&
        ['name', 'meal'].some((role) => roles.includes(role as DiaryRole)) &&
        ['netCarbs', 'totalCarbs', 'energy', 'energyKj'].some((role) => roles.includes(role as DiaryRole));
      if (!isHead) continue;
      const below = rows.filter((row) => row.line > line);
      const columns = cells.map((name, at) => ({
        name: name === '' ? `Column ${at + 1}` : name,
        // The first that claims a role keeps it: files repeat a heading in other units.
        role: roles.indexOf(roles[at] ?? 'ignored') === at ? (roles[at] ?? 'ignored') : ('ignored' as const),
        samples: [...new Set(below.map((row) => row.cells[at] ?? '').filter((cell) => cell !== ''))].slice(
          0,
          3,
        ),
      }));
      return { separator, headerLine: line, columns, app: appOf(new Set(cells)) };
    }
  }
  return null;
}
