import { isFoodWord, type RankedFood, rankFoods, spelled } from '../meal-text/food-ranking.ts';
import type { TableFood } from '../meal-text/table-foods.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { ingredientNamed } from './ingredient-names.ts';
import { asLeanAsSaid } from './lean-meat.ts';
import { isHandling, isIdle } from './preparation-words.ts';

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

export function meantFoods({ text, name, more, brands }: IngredientLine): MeantFoods {
  const after = more.filter((word) => !isHandling(word, brands) && !isIdle(word));
  if (after.length > 0) {
    const inverted = ranked([...name, ...after], name.at(-1));
    const [first] = inverted;
    if (first?.isHead && first.covered >= INVERTED_FROM)
      return { foods: inverted.map(({ of }) => of), isKnown: true, measures: NO_MEASURES };
  }
  const named = ingredientNamed(name, brands);
  if (named?.isSure) {
    const others = ranked(name).map(({ of }) => of);
    return {
      foods: unique([asLeanAsSaid(named.of, text), ...others]),
      isKnown: true,
      measures: named.measures,
    };
  }
  const told = name.filter((word) => !brands.has(word));
  // "Acme, dark chocolate": what stands first is no food.
  const words = told.some(isFoodWord) ? told : [...told, ...after];
  const near = ranked(words);
  const others = near.map(({ of }) => of);
  const right = spelled(words);
  const isCorrected = right.some((word, at) => word !== words[at]);
  const other = isCorrected || words !== told ? ingredientNamed(right, brands) : null;
  if (other?.isSure) return { foods: unique([other.of, ...others]), isKnown: true, measures: other.measures };
  const isKnown = !isCorrected && (near[0]?.covered ?? 0) >= COVERED_FROM && near[0]?.isHead === true;
  const isFirst = named !== null && !isKnown && !named.isOfMany;
  return { foods: isFirst ? unique([named.of, ...others]) : others, isKnown, measures: NO_MEASURES };
}

function ranked(words: readonly string[], head = words.at(-1) ?? ''): RankedFood[] {
  return asBought(rankFoods(spelled(words), spelled([head])[0] ?? '', LOOKED_AT));
}
const unique = (foods: readonly TableFood[]): TableFood[] => [...new Set(foods)];
