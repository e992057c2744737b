import { readFileSync } from 'node:fs';
import type { Food, FoodPortion } from '#domain/nutrition/food.ts';

/**
 * A food as people eat it, mixed dishes among them, with its other names and what its household measures weigh. What it
 * tells is read anew each time: of 7,486 few are ever looked at, and all of them taken apart are 13 MB.
 */
export interface SurveyFood {
  /** USDA's food code. */
  readonly id: string;
  readonly edition: SurveyEdition;
  readonly group: string;
  food(): Food;
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

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);

/** "1 cup=246|1 fl oz=30.8"; a text may hold an equals sign of its own. */
function portionsOf(cell: string): FoodPortion[] {
  if (cell === '') return [];
  return cell.split('|').map((portion) => {
    const at = portion.lastIndexOf('=');
    return { text: portion.slice(0, at), grams: Number(portion.slice(at + 1)) };
  });
}

const optional = (cell: string | undefined): number | null => (cell ? Number(cell) : null);

class SurveyRow implements SurveyFood {
  readonly #line: string;
  readonly id: string;
  readonly edition: SurveyEdition;
  readonly group: string;

  constructor(line: string) {
    const [id = '', edition, group = ''] = line.split('\t', 3);
    this.#line = line;
    this.id = id;
    this.edition = edition === '2017-2018' ? edition : '2021-2023';
    this.group = group;
  }

  food(): Food {
    const cells = this.#line.split('\t');
    return {
      id: this.id,
      description: cells[3] ?? '',
      group: this.group,
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
  }

  also(): string[] {
    const names = this.#line.split('\t')[17];
    return names ? names.split('|') : [];
  }

  portions(): FoodPortion[] {
    return portionsOf(this.#line.split('\t')[18] ?? '');
  }
}

let loaded: readonly SurveyFood[] | null = null;

/**
 * 7,486 foods of USDA's Food and Nutrient Database for Dietary Studies: all of 2021-2023, and those of 2017-2018 that
 * it no longer has (public domain). Read from disk on first use and kept.
 */
export function loadSurveyFoods(): readonly SurveyFood[] {
  loaded ??= linesOf('./fndds.tsv').map((line) => new SurveyRow(line));
  return loaded;
}

let measures: ReadonlyMap<string, string> | null = null;

/** Household measures of a food of SR28, e.g. "1 cup, diced" weighing 132 g (USDA, public domain). */
export function householdMeasures(id: string): readonly FoodPortion[] {
  measures ??= new Map(
    linesOf('./sr28-measures.tsv').map((line) => {
      const [id = '', cell = ''] = line.split('\t');
      return [id, cell];
    }),
  );
  return portionsOf(measures.get(id) ?? '');
}
