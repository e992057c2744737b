import { everydayNames } from '#foods/everyday-foods.ts';
import { foodWords, plainText } from '#foods/food-words.ts';
import { mealAmountAt } from '#foods/meal-text/meal-amount.ts';
import { isQuiet } from '#foods/meal-text/meal-frame.ts';
import { mealTokens } from '#foods/meal-text/meal-tokens.ts';
import { type MealFood, mealFood } from './meal-food.ts';
import { messageParts, withoutAsking } from './meal-question.ts';

/** A clause that lists foods. */
export interface FoodClause {
  /** What stands before the first food: "my soup has", "for lunch i had". */
  readonly lead: string;
  readonly foods: readonly MealFood[];
  /** Named beside them, and no food that is known. */
  readonly unknown: readonly string[];
}

const isEverydayName = (name: string): boolean => everydayNames().get(foodWords(name)) !== undefined;

/** Whether everyday foods are named at all: the tables are not read for a message about something else. */
export function namesFoods(text: string, least: number): boolean {
  const words = plainText(text).match(/[a-z]+/g) ?? [];
  const named = words.filter(
    (word, at) => isEverydayName(word) || isEverydayName(`${words[at - 1]} ${word}`),
  );
  return new Set(named).size >= least;
}

const CLAUSES = /[!?:]|\.(?!\d)|\bbecause\b/;
/** Foods of such a clause are not eaten, unless it asks which to avoid. */
const AVOIDS =
  /(?<!\b(?:should|could|must|do|would) (?:i|we|you) |\bto )\b(?:avoid\w*|(?:cut|cutting|leave|left) out|g[ai]ven? up|dropped|quit|stopped|(?:do|does|did|ca|wo|could|should)n'?t|cannot|never|hates?|allerg\w+|intoleran\w+|used to|instead of|rather than|sick of|tired of|miss|crav\w+|no longer)\b/;
/** "A platter with olives": what follows is in it. */
const HOLDS =
  /\b(soup|stew|casserole|curry|dish|platter|plate|bar|buffet|bowl|salad|board|spread|menu|box|basket)s? (?:with|of)\b/g;
const ENDS_WITH_MEAL = /\b(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert)\s*$/;
/** A longer clause that sets nothing apart is no list. */
const CLAUSE_WORDS_MOST = 12;

/** Clauses with foods in them, in order, and what is told of a meal. Of a menu, "steak with fries" is two things. */
export function foodClauses(text: string, isMenu: boolean): FoodClause[] {
  const clauses = messageParts(text)
    .map((part) => spelledOut(withoutAsking(part)))
    .flatMap((part) => (isMenu ? part.replace(HOLDS, '$1 has') : part).split(CLAUSES))
    .filter((clause) => /\w/.test(clause));
  return clauses.flatMap((clause, at) => {
    if (AVOIDS.test(clause)) return [];
    const items = itemsOf(clause, isMenu);
    if (items.length === 1 && clause.split(' ').length > CLAUSE_WORDS_MOST) return [];
    const read = readClause(items);
    return read.foods.length > 0 || ENDS_WITH_MEAL.test(clauses[at - 1] ?? '') ? [read] : [];
  });
}

/** "Burger, no bun": what is left out of a dish, not of the meal. */
const WITHOUT_PART =
  /\b((?:cheese|ham)?burger|sandwich|hot ?dog|wrap|bowl|salad|coffee|tea|latte)s?,? \(?(?:no|without|minus|hold)(?: the| any)? (\w+)\)?/g;

const spelledOut = (part: string) =>
  part
    .replace(/\b(there|that|it|they|we|i|what)'(?:ll|s|re|ve|d|m)\b/g, '$1 is')
    .replace(/\b(?:theres|im|ive|theyre)\b/g, 'is')
    .replace(/\bw\/? (?=[a-z])/g, 'with ')
    .replace(WITHOUT_PART, '$1 without $2')
    .replace(/\((?!\d)([^)]{0,80})\)/g, ', $1,');

const ITEMS =
  /,(?!\d{3})|[;\n\u2013\u2014\u2022]| [-/] |\band\b|&|\+|\b(?:but|plus|then|also|followed by|as well as|along with|alongside)\b/;
/** "Mac and cheese" is one dish. */
const JOINED = /\b([a-z]+) (?:and|&|n) ([a-z]+)\b/g;
const LEFT_OUT =
  /^(?:with )?(?:no|not|without|zero|minus|never|skip(?:ped|ping)?|hold|except)\b|\b(?:had|have|ate|having) (?:no|zero)\b/;

/** Things set apart by commas and joining words, without those that were left out. */
function itemsOf(clause: string, isMenu: boolean): string[] {
  const items = clause
    .replace(JOINED, (said, before, after) =>
      isEverydayName(`${before} and ${after}`) ? `${before}~${after}` : said,
    )
    .split(ITEMS)
    .map((item) => item.replace('~', ' and ').replace(/\s+/g, ' ').trim())
    .filter((item) => item !== '');
  return withoutLeftOut(items).flatMap((item) => (isMenu ? item.split(/ (?:with|or) /) : [item]));
}

/** "No bread, rice or pasta" reaches as far as its "or". */
function withoutLeftOut(items: readonly string[]): string[] {
  const from = items.findIndex((item) => LEFT_OUT.test(item));
  if (from < 0) return [...items];
  const or = items.findIndex((item, at) => at >= from && / or /.test(item));
  return [...items.slice(0, from), ...withoutLeftOut(items.slice(Math.max(from, or) + 1))];
}

/** "Will ring them" names nothing to eat. */
const OF_PEOPLE = /\b(?:them|him|her|us)$/;

function readClause(items: readonly string[]): FoodClause {
  const foods: MealFood[] = [];
  const unknown: string[] = [];
  const lead: string[] = [];
  for (const item of items) {
    const start = foods.length === 0 ? startOfFood(item) : 0;
    const words = item.split(' ');
    lead.push(...words.slice(0, start));
    const rest = words.slice(start).join(' ');
    if (OF_PEOPLE.test(rest)) continue;
    const food = foodNamed(rest);
    if (food) foods.push(food);
    else if (isThing(rest)) unknown.push(bare(rest));
  }
  return { lead: lead.join(' '), foods, unknown };
}

/** After these the foods of a clause begin. */
const BEFORE_FOODS =
  /^(?:ha(?:s|ve|d|ving)|ate|eat(?:en|ing)?|drank|are|is|was|were|be|includes?|contains?|serv(?:e[sd]?|ing)|br(?:ings?|inging|ought)|got|gets?|ma(?:kes?|king|de)|offers?|does|planning)$/;
const STARTS_MOST = 3;

/** The word of a clause that its first food begins with: looked for after the verb, then wherever a thing may begin. */
function startOfFood(item: string): number {
  const words = item.split(' ');
  const afterVerb = words.findLastIndex((word) => BEFORE_FOODS.test(word)) + 1;
  const end = words.findIndex((word) => /^(?:without|no|not)$/.test(word));
  const begins = words.flatMap((word, at) =>
    at === 0 || (isQuiet(words[at - 1] ?? '') && !isQuiet(word)) ? [at] : [],
  );
  const starts = [afterVerb, ...begins.slice(-STARTS_MOST)].filter((start) => end < 0 || start < end);
  return starts.find((start) => foodNamed(words.slice(start).join(' '))) ?? afterVerb;
}

const MEAL =
  /^(?:(?:for|my|then|at|an?|the) ){0,2}(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert|starters?|mains?)(?: (?:was|is|were|will be|had|of))? (?!sausages?|rolls?|bars?|meat)/;
const AFTER_FOODS =
  / (?:for (?:breakfast|brunch|lunch|dinner|supper|dessert|an? snack|my|today|later|after|me)|at|today|tonight|yesterday|so far|tomorrow|(?:last|this) (?:night|morning|afternoon|evening)|in (?:total|it|there|that|the|my|our)|on (?:the side|offer|my|their)|as (?:well|a)|too|later|if|when|while|after|before)\b/;

/** The words that name the thing: without the meal, what leads up to it and what is told after it. */
function bare(item: string): string {
  const [told = ''] = item.split(AFTER_FOODS, 1);
  const tokens = mealTokens(told.replace(MEAL, ''));
  const start = tokens.findIndex((token, at) => mealAmountAt(tokens, at) !== null || !isQuiet(token));
  return start < 0 ? '' : tokens.slice(start).join(' ');
}

function foodNamed(item: string): MealFood | null {
  const name = bare(item);
  return name === '' || isStory(name) ? null : mealFood(name);
}

const NAME_WORDS_MOST = 8;
/** Words that tell nothing of a food and stand beside one all the same; of others one is let pass. */
const BESIDE = /^(?:an?|of|with|the|some|in|on|my|and|bowl|cup|glass|plate|piece|serving|portion|whole)$/;

/** Longer or with more words around it than a food is named with. */
function isStory(name: string): boolean {
  const words = name.split(' ');
  const around = words.filter((word) => isQuiet(word) && !BESIDE.test(word));
  return words.length > NAME_WORDS_MOST || around.length > 1;
}

/** Where somebody is and who is there is nothing to eat. */
const NO_THING =
  /^(?:at|in|on|to|for|by|near|after|before)\b|^(?:my |for )?(?:breakfast|brunch|lunch|dinner|supper|snacks?)$|\b(?:guys|people|friends?|kids?|family|us|them|place|restaurant|party|house|wedding|work|christmas|easter|thanksgiving|birthday)\b/;

/** Something on a plate, and more than framing words. */
function isThing(item: string): boolean {
  const name = bare(item);
  const telling = name.split(' ').some((word) => /^[a-z]{3,}$/.test(word) && !isQuiet(word));
  return telling && !isStory(name) && !NO_THING.test(item);
}
