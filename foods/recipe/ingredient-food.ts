import { isFoodWord, type RankedFood, rankFoods, spelled } from '../meal-text/food-ranking.ts';
import { leftOut } from '../meal-text/left-out.ts';
import { isHandling, isIdle } from '../meal-text/preparation-words.ts';
import type { TableFood } from '../meal-text/table-foods.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { ingredientNamed, isIngredientName, isOfManyKinds } from './ingredient-names.ts';
import { asLeanAsSaid } from './lean-meat.ts';

/** The foods that a line may mean, the likeliest first. */
export interface MeantFoods {
  readonly foods: readonly TableFood[];
  /** False where no food is called so and the person has to say. */
  readonly isKnown: boolean;
  /** Grams of household measures of the first, where a kitchen knows them. */
  readonly measures: ReadonlyMap<string, number>;
}

/** Share of what was said that a food of the tables must be told with. */
const COVERED_FROM = 0.8;
/** What stands after a comma names the food only where nearly all of it is told of one: "beef, ground". */
const INVERTED_FROM = 0.93;
const LOOKED_AT = 8;
const BOUGHT = 0.5;
const NO_MEASURES: ReadonlyMap<string, number> = new Map();

/** What goes into a dish is told as it is bought: the tables of foods as eaten come second. */
const asBought = (ranked: readonly RankedFood[]): RankedFood[] => {
  const scoreOf = ({ of, score }: RankedFood) => score + (of.table === 'reference' ? BOUGHT : 0);
  return ranked.toSorted((a, b) => scoreOf(b) - scoreOf(a));
};

export function meantFoods(line: IngredientLine): MeantFoods {
  const { text, name, more, brands } = line;
  const after = more.filter((word) => !isHandling(word, brands) && !isIdle(word));
  if (after.length > 0) {
    const inverted = ranked([...name, ...after], name.at(-1));
    const [first] = inverted;
    if (first?.isHead && first.covered >= INVERTED_FROM) return known(asLeanAsSaid(first.of, text), inverted);
  }
  // "Soy sauce, reduced salt" is the food of that name or is asked about.
  const less = more.filter((word) => LESS_OF_IT.has(word) || leftOut(word) !== null);
  const named = ingredientNamed(less.length > 0 ? [...more, ...name] : asItIsBought(line), brands);
  if (named?.isSure) return known(asLeanAsSaid(named.of, text), ranked(name), named.measures);
  const told = name.filter((word) => !brands.has(word));
  // "Acme, dark chocolate": what stands first is no food.
  const words = told.some(isFoodWord) ? told : [...told, ...after];
  const near = ranked(words);
  const right = spelled(words);
  const isCorrected = right.some((word, at) => word !== words[at]);
  const isSlip = right.every((word, at) => isAlike(word, words[at] ?? ''));
  const other = isSlip && (isCorrected || words !== told) ? ingredientNamed(right, brands) : null;
  if (other?.isSure) return known(other.of, near, other.measures);
  const [first] = near;
  const isTold = first?.isHead && first.covered >= COVERED_FROM && less.length === 0;
  if (isTold && !isCorrected && !isOfManyKinds(words) && !isReadyToEat(first.of, text))
    return known(first.of, near);
  const others = near.map(({ of }) => of);
  const isFirst = named !== null && !named.isOfMany;
  return { foods: isFirst ? unique([named.of, ...others]) : others, isKnown: false, measures: NO_MEASURES };
}

const known = (first: TableFood, near: readonly RankedFood[], measures = NO_MEASURES): MeantFoods => ({
  foods: unique([first, ...near.map(({ of }) => of)]),
  isKnown: true,
  measures,
});

const LESS_OF_IT = new Set(
  'reduced reduce less low light lite free sugarfree fatfree fatlow unsweetened diet keto zero'.split(' '),
);

/** The name with what its measure tells: sprigs are fresh, what comes in a can is canned. */
function asItIsBought({ name, amount, isCanned, brands }: IngredientLine): readonly string[] {
  const how = /^(?:sprig|bunch|handful|stem|leaf)$/.test(amount?.measure ?? '')
    ? 'fresh'
    : isCanned
      ? 'canned'
      : null;
  const bought = how === null ? null : [how, ...name];
  return bought && isIngredientName(bought.filter((word) => !isHandling(word, brands) || word === how))
    ? bought
    : name;
}

/** A slip of the pen keeps how a word begins and ends. */
const isAlike = (right: string, said: string): boolean =>
  right.slice(0, 2) === said.slice(0, 2) && right.slice(-2) === said.slice(-2);

/** Meat and the like as it is eaten, where the line does not say that it is cooked. */
const isReadyToEat = ({ table, food }: TableFood, text: string): boolean =>
  table !== 'reference' &&
  /\b(?:cooked|baked|fried|roasted|broiled|grilled|NS as to|eaten)\b/.test(food.description) &&
  !/\b(?:cooked|baked|fried|roast(?:ed)?|grilled|leftover|rotisserie)\b/i.test(text);

function ranked(words: readonly string[], head = words.at(-1) ?? ''): RankedFood[] {
  return asBought(rankFoods(spelled(words), spelled([head])[0] ?? '', LOOKED_AT));
}
const unique = (foods: readonly TableFood[]): TableFood[] => [...new Set(foods)];
