import { loadIngredients } from '#content/dishes/load-ingredients.ts';
import { ADDED_FOODS, LABELED_FOODS } from '#content/foods/added-foods.ts';
import { loadFoods } from '#content/foods/foods.ts';
import { householdMeasures, loadSurveyFoods, SURVEY_FOODS_SOURCE } from '#content/foods/survey-foods.ts';
import type { Food, FoodPortion } from '#domain/nutrition/food.ts';
import { everydayNames } from '../everyday-foods.ts';
import { DISH_SOURCE, dishFoods } from './dish-foods.ts';
import { nameWords } from './left-out.ts';

/** A food of any of USDA's tables, prepared to be found by the words that people use. */
export interface TableFood {
  /** That of its food, told without reading it. */
  readonly id: string;
  readonly food: Food;
  readonly portions: readonly FoodPortion[];
  /** Whose numbers, in words. */
  readonly sourceName: string;
  /** Foods as eaten come before ingredients, the new edition before the old. */
  readonly table: 'survey' | 'earlier survey' | 'reference';
  /** Words of the description that tell one food from another. */
  readonly words: ReadonlySet<string>;
  /** Those of its first part, which names the thing. */
  readonly headWords: ReadonlySet<string>;
  /** The names of that part: "Cabbage salad or coleslaw" has two. */
  readonly heads: readonly ReadonlySet<string>[];
  /** Words of each other name. */
  readonly also: readonly ReadonlySet<string>[];
  /** Everyday names that mean this food and no other, as their words. */
  readonly names: ReadonlySet<string>;
  /** Words of its household measures: "2 drumsticks, bone removed". */
  readonly portionWords: ReadonlySet<string>;
  /** True where USDA means the usual one: "Milk, NFS". */
  readonly isUnspecified: boolean;
  /** All its words, worked out anew and not held: for an index over all foods. */
  freshWords(): Pick<TableFood, 'words' | 'headWords' | 'heads' | 'also' | 'portionWords'>;
}

const UNSPECIFIED = /\bNFS\b|\bNS as to\b[^,;]*|\bnot further specified\b/g;
/** Baby foods and what is in no category are eaten by few; nobody logs them without saying so. */
const LEFT_OUT = /^(?:Human milk)/;

/** What is told of a food, read anew each time. */
type ToldFood = {
  readonly id: string;
  food(): Food;
  portions(): readonly FoodPortion[];
  also?(): readonly string[];
  /** Everyday ones. */
  names?: readonly string[];
};
type Words = Pick<TableFood, 'words' | 'headWords' | 'heads' | 'also' | 'portionWords'>;

/** Read and taken apart when it is looked at: of 16,000 foods few ever are, and all of them take 60 MB. */
class PreparedFood implements TableFood {
  readonly id: string;
  readonly table: TableFood['table'];
  readonly sourceName: string;
  readonly names: ReadonlySet<string>;
  readonly #told: ToldFood;
  #food: Food | null = null;
  #words: Words | null = null;

  constructor(table: TableFood['table'], sourceName: string, told: ToldFood) {
    this.id = told.id;
    this.table = table;
    this.sourceName = sourceName;
    this.#told = told;
    const { names = [] } = told;
    this.names = names.length === 0 ? NO_NAMES : new Set(names.map((name) => nameWords(name).join(' ')));
  }

  get food() {
    this.#food ??= this.#told.food();
    return this.#food;
  }
  get portions() {
    return this.#told.portions();
  }
  get isUnspecified() {
    return this.food.description.search(UNSPECIFIED) >= 0;
  }
  get words() {
    return this.#known().words;
  }
  get headWords() {
    return this.#known().headWords;
  }
  get heads() {
    return this.#known().heads;
  }
  get also() {
    return this.#known().also;
  }
  get portionWords() {
    return this.#known().portionWords;
  }

  #known(): Words {
    this.#words ??= this.freshWords();
    return this.#words;
  }

  freshWords(): Words {
    const plain = (this.#food ?? this.#told.food()).description.replace(UNSPECIFIED, ' ');
    const first = plain.split(/[,(]/)[0] ?? '';
    const head = first.replace(/ with .*| on .*/, '');
    const otherNames = [...(this.#told.also?.() ?? []), ...(this.#told.names ?? []), ...innerNames(plain)];
    return {
      words: new Set(nameWords(plain)),
      headWords: new Set(nameWords(head)),
      // "Rice dessert or salad with fruit" is no bare salad.
      heads: (/ or /.test(head) ? first : head).split(/ or | ?\/ ?/).map((name) => new Set(nameWords(name))),
      also: otherNames
        .map((name) => new Set(nameWords(name.replace(/\bNS as to .*| NFS$/, ' '))))
        .filter((words) => words.size > 0),
      portionWords: new Set(this.portions.flatMap(({ text }) => wordsOfPortion(text))),
    };
  }
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** Parts of a description after the first that may be its name: "Cake, Boston cream pie". */
const innerNames = (description: string): string[] =>
  description
    .split(/, /)
    .slice(1)
    .filter((part) => part.includes(' ') && !/^(?:from|with|in|on|for|made) /.test(part));

const portionTexts = new Map<string, readonly string[]>();
/** The same measures recur in thousands of foods. */
function wordsOfPortion(text: string): readonly string[] {
  let words = portionTexts.get(text);
  if (!words) {
    words = /^Quantity not specified|^Guideline/.test(text) ? [] : nameWords(text);
    portionTexts.set(text, words);
  }
  return words;
}

interface Everyday {
  readonly names: string[];
  readonly portions: readonly FoodPortion[];
}

let byId: ReadonlyMap<string, Everyday> | null = null;

/** The shelf whose ingredients are eaten as they are bought: nut flours, sweeteners, seeds. */
const BAKED_WITH = 'Nuts, seeds & baking';

/** Everyday names and measures of foods of SR28. */
function everyday(): ReadonlyMap<string, Everyday> {
  if (byId) return byId;
  const found = new Map<string, Everyday>();
  for (const [name, known] of everydayNames().entries()) {
    if (known.kind === 'dish' || known.as === 'brand') continue;
    const { food, measures } = known.entry;
    const before = found.get(food.id);
    if (before) before.names.push(name);
    else {
      const portions = [...measures].map(([measure, grams]) => ({ text: `1 ${measure}`, grams }));
      found.set(food.id, { names: [name], portions });
    }
  }
  for (const { name, food, aisle, measures } of loadIngredients()) {
    if (aisle !== BAKED_WITH || found.has(food)) continue;
    const portions = measures.map(({ unit, grams }) => ({ text: `1 ${unit}`, grams }));
    found.set(food, { names: [name], portions });
  }
  byId = found;
  return found;
}

let prepared16k: readonly TableFood[] | null = null;

/** Foods of FNDDS, then those of SR28 and dishes of them. Made on first use and kept. */
export function tableFoods(): readonly TableFood[] {
  prepared16k ??= [
    ...loadSurveyFoods()
      .filter(({ group }) => !LEFT_OUT.test(group))
      .map((told) => {
        const table = told.edition === '2017-2018' ? 'earlier survey' : 'survey';
        return new PreparedFood(table, SURVEY_FOODS_SOURCE[told.edition], told);
      }),
    ...[...loadFoods(), ...ADDED_FOODS, ...LABELED_FOODS]
      .filter(({ group }) => !/^Baby/.test(group))
      .map((food) => {
        const { names, portions: known = [] } = everyday().get(food.id) ?? {};
        const portions = () => {
          const measures = householdMeasures(food.id);
          return [...known, ...(measures.length > 0 ? measures : food.serving ? [food.serving] : [])];
        };
        const sourceName = LABELED_FOODS.includes(food)
          ? 'the label of one make'
          : ADDED_FOODS.includes(food)
            ? 'our table'
            : 'USDA SR28';
        return new PreparedFood('reference', sourceName, { id: food.id, food: () => food, portions, names });
      }),
    ...dishFoods().map(
      ({ food, names, portions }) =>
        new PreparedFood('reference', DISH_SOURCE, {
          id: food.id,
          food: () => food,
          portions: () => portions,
          names,
        }),
    ),
  ];
  return prepared16k;
}
