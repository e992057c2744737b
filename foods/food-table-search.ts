import { loadFoods } from '#content/foods/foods.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { type Corrector, createCorrector } from '#domain/spelling/corrector.ts';
import { isEnglishWord } from './english-words.ts';
import { everydayNames } from './everyday-foods.ts';
import { foodWords, isJoiner } from './food-words.ts';
import { placesMayHolding, placesStarting } from './table-text.ts';

/** Rows a person means only when they say so. */
const RARELY_MEANT: readonly [RegExp, number][] = [
  [/^Babyfood|^Infant formula|^USDA Commod|^School Lunch/i, 8],
  [/Alaska Native|\(Hopi\)|Navajo|Shoshone|Apache|Southwest/, 6],
  [/\bdry mix\b|\bunprepared\b|\bcondensed\b|\bpowder\b|\bindustrial\b|\bdehydrated\b/i, 2.5],
  [/\bimitation\b|\bsubstitute\b|\bmeatless\b|\blow calorie\b|\bdietetic\b|\breduced\b/i, 2],
  [/\bwith added|\bsprouted\b|\bseparable fat\b|\bmechanically\b|\bskin only\b|\bgiblets?\b/i, 1.5],
  [/\bfrozen\b|\bcanned\b|\bdried\b|\bsyrup\b|\bsweetened\b/i, 1],
  [/\braw\b/i, -0.3],
];

/** Words that only say which shelf of the table a row is on. */
const SHELVES =
  /^(?:Beverages?|Alcoholic beverages?|Snacks?|Candies|Nuts|Seeds|Fish|Crustaceans|Mollusks|Spices|Fast foods?|Restaurant|Game meat|Desserts|Cereals(?: ready-to-eat)?|Frozen novelties|Babyfood)$/i;

/** The food whose description, as the table words it, starts at a token, with how many tokens it takes; or null. */
export function describedAt(tokens: readonly string[], at: number): { food: Food; took: number } | null {
  const [head] = foodWords(tokens[at] ?? '');
  if (head === undefined || !tokens.includes(',', at)) return null;
  const ends: number[] = [];
  const words = tokens.slice(at).flatMap((token, offset) => {
    const own = foodWords(token);
    for (const _ of own) ends.push(offset + 1);
    return own;
  });
  const next = words[1]?.slice(0, 3);
  if (next === undefined) return null;
  let best: { food: Food; took: number } | null = null;
  for (const food of foodsAt(placesStarting(head))) {
    if (!food.description.toLowerCase().replaceAll("'", '').includes(next)) continue;
    const length = wordsShared(food.description, words);
    const took = ends[length - 1];
    if (took !== undefined && length >= 2 && took > (best?.took ?? 0)) best = { food, took };
  }
  return best;
}

/** How many words a description has where `words` begin with all of them, else 0. */
function wordsShared(description: string, words: readonly string[]): number {
  let length = 0;
  for (const part of description.split(/[\s-]+/)) {
    for (const word of foodWords(part)) {
      if (word !== words[length]) return 0;
      length += 1;
    }
  }
  return length;
}

/** The food of this whole description; null for a name without a comma, which descriptions have. */
export function foodByDescription(text: string): Food | null {
  const tokens = text.toLowerCase().match(/[a-z0-9%/&']+|[^\sa-z0-9]/g) ?? [];
  const described = describedAt(tokens, 0);
  return described &&
    tokens.slice(described.took).every((token) => !/[a-z0-9]/.test(token) || isJoiner(token))
    ? described.food
    : null;
}

function foodsAt(places: readonly number[]): Food[] {
  const foods = loadFoods();
  return places.flatMap((place) => foods[place] ?? []);
}

/** True when the food itself is called so, rather than something in it or about it. */
function isCalled(food: Food, noun: string, asked: readonly string[]): boolean {
  const segments = food.description.split(/[,;]/).map((part) => foodWords(part));
  const start = SHELVES.test(food.description.split(',')[0] ?? '') ? 1 : 0;
  const [first = [], second = []] = segments.slice(start);
  if (asked.length === 1) return first.length === 1 && first[0] === noun;
  if (first.includes(noun) || second.at(-1) === noun) return true;
  const family = segments[0]?.some((word) => asked.includes(word)) ?? false;
  return family && segments.some((words) => words.length === 1 && words[0] === noun);
}

/** Ways of cooking that the table words otherwise; any of the right side answers the left. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  cooked: ['cooked', 'boiled', 'roasted', 'baked', 'steamed', 'grilled', 'broiled', 'braised', 'prepared'],
  boiled: ['boiled', 'cooked', 'simmered'],
  roasted: ['roasted', 'baked', 'cooked', 'dry'],
  baked: ['baked', 'roasted', 'dry'],
  grilled: ['grilled', 'broiled', 'dry', 'cooked'],
  steamed: ['steamed', 'boiled', 'moist'],
  poached: ['poached', 'moist', 'boiled', 'cooked'],
  fried: ['fried', 'sauteed'],
  sauteed: ['sauteed', 'fried'],
  raw: ['raw', 'fresh', 'uncooked'],
  fresh: ['fresh', 'raw'],
  canned: ['canned'],
  tinned: ['canned'],
  dried: ['dried', 'dehydrated', 'dry'],
  dry: ['dry', 'dried', 'uncooked'],
  uncooked: ['uncooked', 'raw', 'dry'],
  smoked: ['smoked'],
  frozen: ['frozen'],
  pickled: ['pickled'],
  toasted: ['toasted', 'roasted'],
};

export function isForm(word: string): boolean {
  return word in FORMS;
}

/** True when a description tells of a food in this form. */
export function hasForm(food: Food, form: string): boolean {
  const words = new Set(foodWords(food.description));
  return (FORMS[form] ?? [form]).some((word) => words.has(word));
}

function holdsAll({ description }: Food, words: readonly string[]): boolean {
  const own = new Set(foodWords(description));
  return words.every((word) => own.has(word));
}

/** The table writes brands in capitals. A brand's own product is meant only by those who name it. */
export function isUnaskedBrand({ description }: Food, asked: readonly string[]): boolean {
  const brands = description.match(/\b[A-Z][A-Z'’]{3,40}\b|\bVitasoy\b|\bCampbell\b/g) ?? [];
  return brands.length > 0 && !brands.some((brand) => foodWords(brand).some((word) => asked.includes(word)));
}

/** How rarely a row is meant by those who do not say so. */
export function rarity({ description }: Food): number {
  return RARELY_MEANT.reduce((sum, [pattern, extra]) => (pattern.test(description) ? sum + extra : sum), 0);
}

/** The smaller, the more it is what a person means who says no more. */
function cost(food: Food, noun: string): number {
  const words = foodWords(food.description);
  return rarity(food) + words.length * 0.25 + Math.max(0, words.indexOf(noun)) * 0.2;
}

/**
 * Foods whose description holds all the words asked for and which are called by the last of them, in English the
 * thing itself ("rice pudding" is no rice), the most usual first.
 */
export function searchTable(asked: readonly string[]): Food[] {
  const plain = asked.filter((word) => !isForm(word));
  const noun = plain.at(-1);
  if (noun === undefined) return [];
  const forms = asked.filter(isForm);
  return foodsAt(placesMayHolding(plain))
    .filter((food) => holdsAll(food, plain))
    .filter((food) => isCalled(food, noun, plain) && forms.every((form) => hasForm(food, form)))
    .filter((food) => !isUnaskedBrand(food, plain))
    .map((food) => ({ food, cost: cost(food, noun) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ food }) => food);
}

let corrector: Corrector | null = null;

/** The word of an everyday name that a misspelt one most likely stands for, or null. */
export function correctedWord(word: string): string | null {
  corrector ??= createCorrector(everydayNames().words(), {
    lettersLeast: 5,
    twoSlipsFrom: 8,
    startLetters: 1,
    isMeant: (one) => !/^[a-z]+$/.test(one) || isEnglishWord(one),
  });
  return corrector(word);
}
