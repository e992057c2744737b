import { LABELED_FOODS } from '#content/foods/added-foods.ts';
import { foodNetCarbs } from '#domain/nutrition/food.ts';
import { isFoodWord } from './food-ranking.ts';
import { leftOut, nameWords } from './left-out.ts';
import { partsLeftOut } from './left-out-parts.ts';
import { type FoundName, NameTable } from './name-table.ts';
import type { MealPart } from './one-food.ts';
import { isHandling, isIdle } from './preparation-words.ts';

let names: NameTable | null = null;

/** What words mean to who tells what they ate: cooked, the plain usual make of it. */
const eatenNames = (): NameTable => {
  names ??= new NameTable().addFile(new URL('./eaten-names.tsv', import.meta.url));
  return names;
};

/** Ways of cooking that leave a food what it is. */
const COOKED = new Set(
  'cooked grilled baked boiled steamed roasted roast broiled poached toasted barbecued'.split(' '),
);
/** Of these there are so many kinds that a word beside them may tell of another. */
const OF_MANY = new Set(
  'salad sauce soup bread cake bar shake drink pie curry stew roll wrap sandwich bowl mix chip biscuit cookie dip spread dish meal wing'.split(
    ' ',
  ),
);
const NO_BRANDS: ReadonlySet<string> = new Set();

/** Below this in 100 g a maker that nobody knows hides no other food of many carbs; in g. */
const FEW_NET_CARBS = 6;

/** The food of a name among the words of a part, where nothing beside it makes it another; else null. */
export function eatenNamed(part: Pick<MealPart, 'words' | 'said'>): FoundName | null {
  const words = withoutPlace(part);
  const told = nameWords(part.said);
  const asTold = eatenNames().find(told);
  if (asTold && isOfLowCarbMake(asTold)) return { ...asTold, rest: [] };
  const found = asTold?.rest.length === 0 ? asTold : findName(words);
  if (!found) return null;
  const isOfMany = found.name.length === 1 && OF_MANY.has(found.name[0] ?? '');
  const ahead = words.indexOf(found.name[0] ?? '');
  const isSure = found.rest.every((word) => {
    if (found.words.has(word) && found.name.length > 1) return true;
    if (isOfMany) return false;
    if (isHandling(word, NO_BRANDS) || COOKED.has(word) || isIdle(word)) return true;
    // "Acmo cheddar": a maker stands ahead.
    const isMaker = words.indexOf(word) < ahead && !isFoodWord(word);
    return isMaker && foodNetCarbs(found.of.food).value <= FEW_NET_CARBS;
  });
  return isSure ? found : null;
}

/** "Rebel ice cream mint chip": whatever its flavor, a make of few carbs that is known by its label. */
const isOfLowCarbMake = ({ of, name, rest }: FoundName): boolean =>
  LABELED_FOODS.some(({ id }) => id === of.id) &&
  name.length > 1 &&
  !rest.some((word) => leftOut(word) !== null);

/** By all that was said, "burger no bun"; else by what is there, where what is missing is a part that such a dish has. */
function findName(words: readonly string[]): FoundName | null {
  const isMissing = (word: string) => leftOut(word) !== null;
  const missing = words.filter(isMissing);
  const whole = eatenNames().find(words);
  if (missing.length === 0) return whole;
  if (whole && missing.every((word) => whole.name.includes(word))) return whole;
  const rest = eatenNames().find(words.filter((word) => !isMissing(word)));
  const parts = rest
    ? partsLeftOut(
        rest.of.food,
        missing.flatMap((word) => leftOut(word) ?? []),
      )
    : [];
  return parts.length > 0 ? rest : null;
}

/** Where a name ends and another begins with nothing between: 2 of "sour cream shredded cheese"; null for nowhere. */
export function endOfFirstName(tokens: readonly string[]): number | null {
  const isName = (some: readonly string[]) => eatenNames().has(nameWords(some.join(' ')));
  if (tokens.length <= NAME_LEAST || isName(tokens)) return null;
  for (let at = TOPPINGS.has(tokens[0] ?? '') ? 1 : NAME_LEAST; at <= tokens.length - NAME_LEAST; at++)
    if (isName(tokens.slice(0, at)) && isName(tokens.slice(at))) return at;
  return null;
}
/** Names of one word stand together in many a dish, but for what is laid on it. */
const NAME_LEAST = 2;
const TOPPINGS = new Set('cheese butter bacon salsa avocado guacamole lettuce tomato tomatoes'.split(' '));

/** "Brisket from the diner", "soup at my mum's": where it was eaten is no word of it. */
function withoutPlace({ words, said }: Pick<MealPart, 'words' | 'said'>): readonly string[] {
  const [before = ''] = said.split(/ (?:from|at|off|by) /);
  if (before === said || before === '') return words;
  const told = new Set(nameWords(before));
  return words.filter((word) => told.has(word));
}
