import { sentenceStart } from '../food-text/amount-text.ts';
import { foodNameWords, isNamed } from './food-name-words.ts';
import { DESCRIBING_WORDS, NO_FOOD_WORDS } from './generic-words.ts';
import { ingredientName, MEASURE } from './ingredient-name.ts';
import { KETO_FOODS } from './keto-foods.ts';
import { spelledFractions } from './kitchen-amounts.ts';
import { pantryIngredients } from './pantry-ingredients.ts';
import { bulletText, planSections } from './plan-sections.ts';
import { allIngredients, type PantryNow, type ReadablePlan } from './readable-plan.ts';

export const ADDITIONAL_MOST = 8;
const LETTERS_LEAST = 3;
const LETTERS_MOST = 39;
const WORDS_MOST = 4;

/** "almonds", "raspberries" and "cherry tomatoes" for a name in the singular. */
function anyNumber(name: string): string {
  const stem = name.replace(/y$/, '');
  return name.endsWith('y') ? `${stem}(?:y|ies)` : `${stem}(?:e?s)?`;
}

const FOOD_PATTERN = new RegExp(
  `(?<![a-z-])(?:${KETO_FOODS.map(({ name }) => anyNumber(name)).join('|')})(?![a-z-])`,
  'g',
);
const MEASURED = new RegExp(
  `\\d\\s*(?:${MEASURE})\\b\\.?\\s+(?:\\([^)]{0,80}\\)\\s*)?(?:of )?([a-z][a-z' -]{2,60})`,
  'gi',
);
const LISTED = /(?:additional|extra|added|optional) (?:ingredients?|items?)[^:\n]{0,80}:[ \t]*(\S.*)$/gim;
/** Where a phrase in running text ends. */
const END =
  /\s(?:and|in|into|with|to|for|until|over|on|or|then|from|at|as|per|by|if|is|are|plus|while|before|after)\s.*$/is;

/** Foods of the list in the order of the text; a longer name wins over one inside it. */
function commonFoods(text: string): string[] {
  return [...text.toLowerCase().matchAll(FOOD_PATTERN)].map(([found]) => found);
}

/** Foods that stand where a text names ingredients: in its bullets, after amounts, in a list of extras. */
function phrases(text: string): string[] {
  const bullets = text
    .split('\n')
    .flatMap((line) => (/^\s*[-*•–·]\s/.test(line) ? (bulletText(line) ?? []) : []));
  const spelled = spelledFractions(text);
  const measured = [...spelled.matchAll(MEASURED)].map(([, phrase = '']) => phrase.replace(END, ''));
  const listed = [...text.matchAll(LISTED)].flatMap(([, list = '']) => list.split(/,| and /));
  return [...bullets, ...listed].map(ingredientName).concat(measured).map(trimmedPhrase);
}

/** Without words of cutting and praise at its ends. */
function trimmedPhrase(phrase: string): string {
  const words = phrase.toLowerCase().trim().split(/\s+/);
  const describes = (word: string | undefined) => word !== undefined && DESCRIBING_WORDS.has(word);
  while (describes(words[0])) words.shift();
  while (describes(words.at(-1))) words.pop();
  return words.join(' ');
}

function isFoodName(phrase: string): boolean {
  if (phrase.length < LETTERS_LEAST || phrase.length > LETTERS_MOST) return false;
  const words = foodNameWords(phrase);
  return (
    words.length > 0 &&
    words.length <= WORDS_MOST &&
    !/[^a-z '-]/i.test(phrase.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) &&
    !words.some((word) => NO_FOOD_WORDS.has(word))
  );
}

/** Each food once: of two names of which one holds the other, the first stays. */
function withoutRepeats(names: readonly string[]): string[] {
  const kept: string[] = [];
  for (const name of names) {
    if (!kept.some((other) => isNamed(other, name) || isNamed(name, other))) kept.push(name);
  }
  return kept;
}

/**
 * "Additional Ingredients Suggested": what the plan needs beyond the pantry, at most eight, each of 3 to 39 characters.
 * Dishes tell their extras themselves; a plan of text alone is searched for common keto foods and for phrases that
 * stand where ingredients do.
 */
export function additionalIngredients(plan: ReadablePlan, pantry: readonly PantryNow[]): string[] {
  return extraFoods(plan, pantry).slice(0, ADDITIONAL_MOST);
}

/** The same without the limit of eight, for shopping. */
export function extraFoods(plan: ReadablePlan, pantry: readonly PantryNow[]): string[] {
  const own = [
    ...pantry.map(({ productName }) => productName),
    ...pantryIngredients(plan, pantry).items.map(({ name }) => name),
  ];
  const { pantryLines, details } = planSections(plan.content);
  const ofPantry = plan.plan ? own : [...own, ...pantryLines.map(ingredientName)];
  const named = plan.plan
    ? allIngredients(plan.plan).flatMap(({ pantryItemId, isStaple, name }) =>
        pantryItemId === null && !isStaple ? [name] : [],
      )
    : [...commonFoods(details), ...phrases(details)].filter(isFoodName);
  const missing = named.filter(
    (name) =>
      name.length >= LETTERS_LEAST &&
      name.length <= LETTERS_MOST &&
      !ofPantry.some((one) => isNamed(one, name)),
  );
  const foods = plan.plan ? [...new Set(missing)] : withoutRepeats(missing);
  return foods.map(sentenceStart);
}
