import { readFileSync } from 'node:fs';
import type { Food, FoodPortion } from '#domain/nutrition/food.ts';

/** A food as people eat it, mixed dishes among them, with its other names and what its household measures weigh. */
export interface SurveyFood {
  readonly food: Food;
  /** Other names and examples that USDA lists for it. */
  also(): string[];
  /** As USDA words them, e.g. "1 cup", "1 medium slice", "Quantity not specified". */
  portions(): FoodPortion[];
}

/** How these foods are named wherever their numbers are shown. */
export const SURVEY_FOODS_SOURCE = {
  '2021-2023': 'USDA FNDDS 2021-2023',
  '2017-2018': 'USDA FNDDS 2017-2018',
} as const;
export type SurveyEdition = keyof typeof SURVEY_FOODS_SOURCE;

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** "1 cup=246|1 fl oz=30.8"; a text may hold an equals sign of its own. */
function portionsOf(cell: string): FoodPortion[] {
  if (cell === '') return [];
  return cell.split('|').map((portion) => {
    const at = portion.lastIndexOf('=');
    return { text: portion.slice(0, at), grams: Number(portion.slice(at + 1)) };
  });
}

const optional = (cell: string | undefined): number | null => (cell ? Number(cell) : null);

function parseFood(cells: readonly string[]): SurveyFood & { edition: SurveyEdition } {
  const [id = '', edition = '', group = '', description = ''] = cells;
  const food: Food = {
    id,
    description,
    group,
    kcal: Number(cells[4]),
    proteinG: Number(cells[5]),
    fatG: Number(cells[6]),
    saturatedFatG: optional(cells[7]),
    carbsG: Number(cells[8]),
    fibreG: optional(cells[9]),
    sugarsG: optional(cells[10]),
    sodiumMg: optional(cells[11]),
    potassiumMg: optional(cells[12]),
    magnesiumMg: optional(cells[13]),
    cholesterolMg: optional(cells[14]),
    waterG: optional(cells[15]),
    alcoholG: optional(cells[16]),
    serving: null,
  };
  return {
    food,
    edition: edition === '2017-2018' ? edition : '2021-2023',
    ...told(cells[17] ?? '', cells[18] ?? ''),
  };
}

/** Taken apart where they are looked at: few of the foods ever are. */
const told = (names: string, portions: string): Pick<SurveyFood, 'also' | 'portions'> => ({
  also: () => (names ? names.split('|') : []),
  portions: () => portionsOf(portions),
});

let loaded: readonly (SurveyFood & { edition: SurveyEdition })[] | null = null;

/**
 * 7,486 foods of USDA's Food and Nutrient Database for Dietary Studies: all of 2021-2023, and those of 2017-2018 that
 * it no longer has (public domain). Read from disk on first use and kept.
 */
export function loadSurveyFoods(): readonly (SurveyFood & { edition: SurveyEdition })[] {
  loaded ??= rowsOf('./fndds.tsv').map(parseFood);
  return loaded;
}

let measures: ReadonlyMap<string, string> | null = null;

/** Household measures of a food of SR28, e.g. "1 cup, diced" weighing 132 g (USDA, public domain). */
export function householdMeasures(id: string): readonly FoodPortion[] {
  measures ??= new Map(rowsOf('./sr28-measures.tsv').map(([id = '', cell = '']) => [id, cell]));
  return portionsOf(measures.get(id) ?? '');
}
