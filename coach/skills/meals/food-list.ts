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

const CLAUSES = /[!?:]|\.(?!\d)|\b(?:because|although|so (?:i|we))\b/;
const ITEMS =
  /,(?!\d{3})|[;\n\u2013\u2014\u2022]| [-/] |\band\b|&|\+|\b(?:but|plus|then|also|followed by|as well as|along with|alongside)\b/;
/** "Mac and cheese" is one dish. */
const JOINED = /\b([a-z]{1,20} )?([a-z]{1,20}) (?:and|&|n) ([a-z]{1,20})( [a-z]{1,20})?\b/g;

const LEFT_OUT =
  /^(?:with )?(?:no|not|without|zero|minus|never|skip(?:ped|ping)?|hold|except)\b(?: the| any)?|\b(?:had|have|ate|having) (?:no|zero)\b/;
/** "Burger, no bun": what is left out of a dish, not of the meal. */
const HAS_PARTS = /\b(?:burger|cheeseburger|hamburger|sandwich|hot ?dog|wrap|bowl|salad|coffee|tea|latte)s?$/;
/** Foods of such a clause are not eaten, unless it asks which to avoid. */
const AVOIDS =
  /(?<!\b(?:should|could|must|do|would) (?:i|we|you) |\bto )\b(?:avoid\w*|(?:cut|cutting|leave|left) out|g[ai]ven? up|dropped|ditched|quit|stopped|(?:do|does|did|ca|wo|could|should)n'?t|cannot|never|hates?|allerg\w+|intoleran\w+|used to|instead of|rather than|sick of|tired of|bored|miss|crav\w+|no longer|off limits|wish)\b/;

/** "A platter with olives": what follows is in it. */
const HOLDS =
  /\b(soup|stew|casserole|curry|dish|platter|plate|bar|buffet|bowl|salad|board|spread|menu|box|basket)s? (?:with|of)\b/g;
/** After these the foods of a clause begin. */
const BEFORE_FOODS =
  /^(?:ha(?:s|ve|d|ving)|ate|eat(?:en|ing)?|drank|are|is|was|were|be|includes?|contains?|serv(?:e[sd]?|ing)|br(?:ings?|inging|ought)|got|gets?|ma(?:kes?|king|de)|cook(?:s|ing)|offers?|does|planning)$/;
const MEAL =
  /^(?:(?:for|my|then|at|mid|late|an?|the) ){0,3}(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert|starters?|mains?)(?: (?:was|is|were|will be|had|of))? (?!sausages?|rolls?|bars?|meat)/;
const ENDS_WITH_MEAL = /\b(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert)\s{0,3}$/;
const AFTER_FOODS =
  / (?:for (?:breakfast|brunch|lunch|dinner|supper|dessert|an? snack|my|today|later|after|me)|at|today|tonight|yesterday|so far|tomorrow|(?:last|this) (?:night|morning|afternoon|evening)|in (?:total|it|there|that|the|my|our)|on (?:the side|offer|my|their)|as (?:well|a)|too|later|if|when|while|after|before|afterwards?|(?:\w{1,12} )?(?:days?|weeks?|months?|hours?) ago)\b/;
/** Where somebody is and who is there is nothing to eat. */
const NO_THING =
  /^(?:at|in|on|to|for|by|near|after|before)\b|^(?:my |for )?(?:breakfast|brunch|lunch|dinner|supper|snacks?)$|\b(?:guys|people|friends?|kids?|family|us|them|place|restaurant|party|house|wedding|work|christmas|easter|thanksgiving|birthday)\b/;
const NAME_WORDS_MOST = 8;
const STARTS_MOST = 3;
const CLAUSE_WORDS_MOST = 12;
/** Words that tell nothing of a food and stand beside one all the same; of others one is let pass. */
const BESIDE = /^(?:an?|of|with|the|some|in|on|my|and|bowl|cup|glass|plate|piece|serving|portion|whole)$/;

/** Whether everyday foods are named at all: the tables are not read for a message about something else. */
export function namesFoods(text: string, least: number): boolean {
  const words = plainText(text).match(/[a-z]+/g) ?? [];
  const isName = (name: string) => everydayNames().get(foodWords(name)) !== undefined;
  const named = words.filter((word, at) => isName(word) || isName(`${words[at - 1]} ${word}`));
  return new Set(named).size >= least;
}

/** Clauses with foods in them, in order, and what is told of a meal. Of a menu, "steak with fries" is two things. */
export function foodClauses(text: string, isMenu: boolean): FoodClause[] {
  const clauses = messageParts(text)
    .map(withoutAsking)
    .map((part) => spelledOut(isMenu ? part.replace(HOLDS, '$1 has') : part))
    .flatMap((part) => part.split(CLAUSES))
    .filter((clause) => /\w/.test(clause));
  return clauses.flatMap((clause, at) => {
    if (AVOIDS.test(clause)) return [];
    const items = itemsOf(clause, isMenu);
    if (items.length === 1 && clause.split(' ').length > CLAUSE_WORDS_MOST) return [];
    const read = readClause(items);
    return read.foods.length > 0 || ENDS_WITH_MEAL.test(clauses[at - 1] ?? '') ? [read] : [];
  });
}

const spelledOut = (part: string) =>
  part
    .replace(/\b(there|that|it|they|we|i|what)'(?:ll|s|re|ve|d|m)\b/g, '$1 is')
    .replace(/\b(?:theres|im|ive|theyre)\b/g, 'is')
    .replace(/\bw\/? (?=[a-z])/g, 'with ')
    .replace(/\((no|without) ([^)]{1,30})\)/g, 'without $2')
    .replace(/\((?!\d)([^)]{0,80})\)/g, ', $1,');

/** Things set apart by commas and joining words, without those that were left out. */
function itemsOf(clause: string, isMenu: boolean): string[] {
  const items = clause
    .replace(JOINED, joinedName)
    .split(ITEMS)
    .flatMap((item) => (isMenu && !LEFT_OUT.test(item.trim()) ? item.split(/\bwith\b|\bor\b/) : [item]))
    .map((item) => item.replace('~', ' and ').replace(/\s+/g, ' ').trim())
    .filter((item) => item !== '');
  const kept: string[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] ?? '';
    const before = kept.at(-1) ?? '';
    if (!LEFT_OUT.test(item)) kept.push(item);
    else if (HAS_PARTS.test(before)) kept[kept.length - 1] = `${before} without${item.replace(LEFT_OUT, '')}`;
    // "No bread, rice or pasta" reaches as far as its "or".
    else at = Math.max(at, ...items.flatMap((one, place) => (/ or /.test(one) ? [place] : [])).slice(0, 1));
  }
  return kept;
}

function joinedName(said: string, first = '', before: string, after: string, last = ''): string {
  const name = `${before} and ${after}`;
  const isName = [name, first + name, name + last, first + name + last].some((one) =>
    everydayNames().get(foodWords(one)),
  );
  return isName ? said.replace(/ (?:and|&|n) /, '~') : said;
}

function readClause(items: readonly string[]): FoodClause {
  const foods: MealFood[] = [];
  const unknown: string[] = [];
  let lead = '';
  for (const item of items) {
    const opening = foods.length === 0 ? openingFood(item) : null;
    const food = opening?.food ?? foodNamed(item);
    if (opening) lead = `${lead} ${opening.lead}`.trim();
    if (food) foods.push(food);
    else if (isThing(opening?.rest ?? item)) unknown.push(bare(opening?.rest ?? item));
  }
  return { lead, foods, unknown };
}

/** The first food of a clause and what leads up to it: looked for after the verb, then wherever a thing may begin. */
function openingFood(item: string): { lead: string; rest: string; food: MealFood | null } {
  const words = item.split(' ');
  const afterVerb = words.findLastIndex((word) => BEFORE_FOODS.test(word)) + 1;
  const begins = words.flatMap((word, at) =>
    at === 0 || (isQuiet(words[at - 1] ?? '') && !isQuiet(word)) ? [at] : [],
  );
  const end = words.findIndex((word) => /^(?:without|no|not)$/.test(word));
  const starts = [afterVerb, ...begins.slice(-STARTS_MOST)].filter((start) => end < 0 || start < end);
  for (const start of starts) {
    const rest = words.slice(start).join(' ');
    const food = foodNamed(rest);
    if (food) return { lead: words.slice(0, start).join(' '), rest, food };
  }
  return { lead: words.slice(0, afterVerb).join(' '), rest: words.slice(afterVerb).join(' '), food: null };
}

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

/** Longer or with more words around it than a food is named with. */
function isStory(name: string): boolean {
  const words = name.split(' ');
  return (
    words.length > NAME_WORDS_MOST || words.filter((word) => isQuiet(word) && !BESIDE.test(word)).length > 1
  );
}

/** Something on a plate, and more than framing words. */
function isThing(item: string): boolean {
  const name = bare(item);
  const telling = name.split(' ').some((word) => /^[a-z]{3,}$/.test(word) && !isQuiet(word));
  return telling && !isStory(name) && !NO_THING.test(item);
}
