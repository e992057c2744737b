import type { Food } from '#domain/nutrition/food.ts';
import { type EverydayDish, type EverydayName, everydayFood, everydayNames } from './everyday-foods.ts';
import { correctedWord, foodByDescription, hasForm, isForm, searchTable } from './food-table-search.ts';
import { foodWords } from './food-words.ts';
import { eatenNamed } from './meal-text/eaten-names.ts';
import { nameWords } from './meal-text/left-out.ts';
import type { FoodAsEaten } from './portion-weight.ts';
import { remembered } from './remembered.ts';

/** What an everyday name was taken for. */
export type FoundFood =
  | {
      readonly kind: 'food';
      readonly food: Food;
      readonly name: string;
      /** "sure", or "likely" when the answer should say how the name was taken. */
      readonly confidence: 'sure' | 'likely';
      /** A bare word's usual meaning, a misspelt name, or the nearest row of the table; null when sure. */
      readonly taken: 'usual' | 'corrected' | 'nearest' | null;
      readonly alternative: Food | null;
      /** A brand that was named and that the table does not hold. */
      readonly brand: string | null;
    }
  | { readonly kind: 'dish'; readonly dish: EverydayDish };

const RECENT_MOST = 500;

/** Brands people name although a plain food is meant. Sweetened or filtered specialties are left out on purpose. */
const BRANDS = new Set(
  (
    'lay kirkland costco trader joe aldi walmart tesco heinz hellmann kraft philadelphia kerrygold fage chobani oikos ' +
    'yoplait dannon danone oscar mayer tyson perdue planter skippy jif bonne maman kellogg barilla rao silk barebell ' +
    'starbuck dunkin mcdonald wendy subway kfc domino hut pizzahut burgerking utz ruffle tostito frank hershey lindt ' +
    'ghirardelli cadbury nestle land lake tillamook sargento babybel bob mill bumblebee starkist great value'
  ).split(' '),
);

/** Words that do not change which row of the table is meant. */
const FILLERS = new Set(
  (
    'fresh organic plain regular normal ordinary homemade grassfed grass fed free range wild local delicious healthy ' +
    'simple basic real pure natural typical average common standard store bought large small medium big little piece ' +
    'serving portion leftover medium-sized shredded sliced chopped diced grated cubed crumbled melted ripe mixed'
  ).split(' '),
);

function fromName(known: EverydayName, corrected: boolean): FoundFood {
  if (known.kind === 'dish') return known;
  const { food, name, alternative } = known.entry;
  const taken = corrected ? 'corrected' : known.as === 'usual' ? 'usual' : null;
  const brand = known.as === 'brand' ? name : null;
  const other = taken === 'usual' ? alternative : null;
  return {
    kind: 'food',
    food,
    name,
    confidence: taken ? 'likely' : 'sure',
    taken,
    alternative: other,
    brand,
  };
}

/** "roasted macadamias": the everyday food in another form, where the table has a row for it. */
function inForm(words: readonly string[], corrected: boolean): FoundFood | null {
  const forms = words.filter(isForm);
  if (forms.length === 0) return null;
  const core = words.filter((word) => !isForm(word));
  const known = everydayNames().get(core);
  if (!known || known.kind === 'dish') return null;
  const { entry } = known;
  if (forms.every((form) => hasForm(entry.food, form))) return fromName(known, corrected);
  const other = searchTable(words).find(({ group }) => group === entry.food.group);
  if (other) return fromTable(other, entry.food);
  return {
    kind: 'food',
    food: entry.food,
    name: entry.name,
    confidence: 'likely',
    taken: 'nearest',
    alternative: null,
    brand: null,
  };
}

/** The name is left open for the asker's own words where the food has no everyday name. */
function fromTable(food: Food, alternative: Food | null): FoundFood {
  const name = everydayFood(food)?.name ?? '';
  return { kind: 'food', food, name, confidence: 'likely', taken: 'nearest', alternative, brand: null };
}

function byWords(words: readonly string[], corrected = false): FoundFood | null {
  if (words.length === 0) return null;
  const known = everydayNames().get(words);
  if (known) return fromName(known, corrected);
  const formed = inForm(words, corrected);
  if (formed) return formed;
  const [food, next = null] = searchTable(words);
  return food ? fromTable(food, next) : null;
}

/** Without the words that do not matter, but never without the noun itself. */
function without(words: readonly string[], needless: ReadonlySet<string>): string[] {
  return words.filter((word) => !needless.has(word));
}

function corrected(words: readonly string[]): string[] | null {
  const known = everydayNames().words();
  const fixed = words.map((word) => (known.has(word) || isForm(word) ? word : (correctedWord(word) ?? word)));
  return fixed.some((word, index) => word !== words[index]) ? fixed : null;
}

/** A row of the table that was named as the table names it. */
export function foodOfTable(food: Food): FoundFood {
  const name = everydayFood(food)?.name ?? food.description;
  return { kind: 'food', food, name, confidence: 'sure', taken: null, alternative: null, brand: null };
}

/** In SR28 and its everyday names alone. */
const findInReference = remembered(RECENT_MOST, (name: string): FoundFood | null => {
  const described = foodByDescription(name);
  if (described) return foodOfTable(described);
  const found = findByWords(foodWords(name));
  if (found?.kind !== 'food' || found.name !== '') return found;
  return { ...found, name: name.trim().toLowerCase() };
});

/**
 * The food that an everyday name stands for, in the plain, commonly eaten form unless another is named. Null when
 * the tables have none that is called so: a wrong food is worse than none.
 */
export const findFood = remembered(RECENT_MOST, (name: string): FoundFood | null => {
  const near = findInReference(name);
  const isNear = near === null || (near.kind === 'food' && near.taken === 'nearest' && near.brand === null);
  // "Sausage roll" is no "honey roll sausage", though SR28 has no row that is called nearer.
  return (isNear ? byEatenName(name) : null) ?? near;
});

/** A row of USDA's survey of what people eat, where all that was said is a name people have for it: "boerewors roll". */
function byEatenName(name: string): FoundFood | null {
  const said = name.trim().toLowerCase();
  const named = eatenNamed({ said, words: nameWords(said) });
  if (!named || named.rest.length > 0) return null;
  const helping = named.measures.get('helping');
  const food: FoodAsEaten = {
    ...named.of.food,
    measures: new Map([...named.measures, ...(helping === undefined ? [] : [['portion', helping] as const])]),
  };
  return {
    kind: 'food',
    food,
    name: said,
    confidence: 'likely',
    taken: 'nearest',
    alternative: null,
    brand: null,
  };
}

function findByWords(words: readonly string[]): FoundFood | null {
  const plain = without(words, FILLERS);
  const direct = byWords(words) ?? (plain.length < words.length ? byWords(plain) : null);
  if (direct) return direct;
  const brand = words.find((word) => BRANDS.has(word)) ?? null;
  const unbranded = without(plain, BRANDS);
  const found = brand ? byWords(unbranded) : null;
  if (found) return found.kind === 'food' ? { ...found, brand } : found;
  const fixed = corrected(unbranded);
  const again = fixed && byWords(fixed, true);
  return again && again.kind === 'food' ? { ...again, brand } : again;
}

/** The row of SR28 that a name stands for, and whether that is sure; null for dishes and for names it has not. */
export function foodOfName(name: string): { readonly food: Food; readonly sure: boolean } | null {
  const found = findInReference(name);
  return found?.kind === 'food' ? { food: found.food, sure: found.confidence === 'sure' } : null;
}

/** What a name stands for in either table, dishes and foods as they are eaten among them; null for what neither has. */
export function foodOfAnyName(name: string): Food | null {
  const found = findFood(name);
  return found?.kind === 'food' ? found.food : null;
}
