import { readFileSync } from 'node:fs';
import { type Ingredient, ingredient } from './ingredient.ts';

const TABLE = new URL('./ingredients.tsv', import.meta.url);
const MAKERS = new URL('./makers.txt', import.meta.url);
const REGIONAL_NAMES = new URL('./regional-names.tsv', import.meta.url);

/** Column names of the table, in order; its test holds the file to them. */
export const INGREDIENT_COLUMNS = [
  'id',
  'name',
  'plural',
  'food',
  'groups',
  'aisle',
  'contains',
  'measures',
  'words',
] as const;

function listed(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** "small piece 38" as 38 g of a small piece. */
function measureOf(text: string) {
  const at = text.lastIndexOf(' ');
  return { unit: text.slice(0, at), grams: Number(text.slice(at + 1)) };
}

function parseIngredient(line: string): Ingredient {
  const [id, name, plural, food, groups, aisle, contains, measures, words] = line.split('\t');
  const read = ingredient.safeParse({
    id,
    name,
    plural: plural === '' ? null : plural,
    food,
    groups: listed(groups),
    aisle,
    contains: listed(contains),
    measures: listed(measures).map(measureOf),
    words: listed(words),
  });
  if (!read.success) throw new Error(`ingredient ${id} of the table: ${read.error.message}`);
  return read.data;
}

let loaded: readonly Ingredient[] | null = null;
let regional: ReadonlyMap<string, RegionalNames> | null = null;

/**
 * The foods that dishes are cooked from, each with its row of the USDA table. Read from disk on first use and kept.
 *
 * Grams are of what is eaten: without bone, shell, peel or brine. What is cooked at home has the raw row, what is
 * bought ready to eat the row of that. A measure is the table's own serving weight, else a usual kitchen weight.
 *
 * `words` are also near kinds that a kitchen uses the same way (lardons for bacon); their own label comes first.
 *
 * `contains` is what a food is by its nature and what most makes of it name on their label: celery in stock, wheat in
 * British pork sausages, lecithin of soy in dark chocolate. Excluding too much is better than too little. Coconut is
 * no tree nut here: it is not in Annex II of Regulation (EU) No 1169/2011, and the FDA took it off its list of tree
 * nuts in its allergen guidance of January 2025.
 */
export function loadIngredients(): readonly Ingredient[] {
  loaded ??= readFileSync(TABLE, 'utf8').trimEnd().split('\n').slice(1).map(parseIngredient);
  return loaded;
}

export interface RegionalNames {
  readonly same: readonly string[];
  /** Of foods that a cook uses in just the same way; they keep their own name. */
  readonly near: readonly string[];
}

/** What packages, markets and people call them elsewhere, by id: other languages, other English, brands that mean one food. */
export function regionalNames(): ReadonlyMap<string, RegionalNames> {
  regional ??= new Map(
    readFileSync(REGIONAL_NAMES, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', same, near] = line.split('\t');
        return [id, { same: listed(same), near: listed(near) }];
      }),
  );
  return regional;
}

/** Makers and shops whose name people type with a food, and which tells nothing of it: "Cracker Barrel", "GV". */
export const makersOfFoods = (): readonly string[] => readFileSync(MAKERS, 'utf8').trimEnd().split('\n');

let byId: ReadonlyMap<string, Ingredient> | null = null;

/** The ingredient with this id, or undefined. */
export function ingredientById(id: string): Ingredient | undefined {
  byId ??= new Map(loadIngredients().map((entry) => [entry.id, entry]));
  return byId.get(id);
}
