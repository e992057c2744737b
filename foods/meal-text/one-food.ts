import { everydayNames } from '../everyday-foods.ts';
import { foodWords, isJoiner } from '../food-words.ts';
import { sizeIn } from './amount-tokens.ts';
import { isFoodWord, rankFoods, spelled, wordWeight } from './food-ranking.ts';
import { nameWords } from './left-out.ts';
import type { MealAmount } from './meal-amount.ts';
import { core } from './meal-frame.ts';
import { isPlace } from './meal-places.ts';
import type { TableFood } from './table-foods.ts';

/** One food of a told meal: its words and its amount. */
export interface MealPart {
  /** As it was said. */
  readonly said: string;
  /** In comparable form. */
  readonly words: readonly string[];
  /** The word that names the thing. */
  readonly head: string;
  /** Null where nobody said how much. */
  readonly amount: MealAmount | null;
  /** What was told elsewhere in the meal not to have been eaten of it: "bun". */
  readonly leftOut: readonly string[];
  /** True where it was told with another: "rice with peanuts". */
  readonly isBeside?: boolean;
}

/** A stretch of the words between two breaks. */
export interface Draft {
  before: string;
  tokens: string[];
  amount: MealAmount | null;
  /** True where it tells what is in it: "a pie filled with". */
  holds?: boolean;
}

const HEAD_ENDS = new Set([
  'with',
  'in',
  'from',
  'on',
  'made',
  'prepared',
  'cooked',
  'topped',
  'without',
  'no',
  'of',
  'and',
  'without',
]);

/** "Chocolate chip cookies with nuts": what stands before the first word that only tells more. */
export function headOf(tokens: readonly string[]): string {
  const end = tokens.findIndex((token, at) => at > 0 && HEAD_ENDS.has(token));
  const words = foodWords(core(end < 0 ? tokens : tokens.slice(0, end)).join(' '));
  return spelled(words).findLast((word) => isFoodWord(word)) ?? words.at(-1) ?? '';
}

export function partOf({ tokens, amount }: Pick<Draft, 'tokens' | 'amount'>): MealPart {
  const kept = core(tokens);
  const all = nameWords(kept.filter((token) => !isJoiner(token)).join(' '));
  const words = spelled(all.length > 1 ? all.filter((word) => !isPlace(word)) : all);
  const size = amount && !amount.size && !amount.unit ? sizeIn(tokens) : null;
  return {
    said: tokens.join(' '),
    words,
    head: headOf(tokens),
    amount: amount && size ? { ...amount, size } : amount,
    leftOut: [],
  };
}

/** Share of the weight of what was said that one food must be told with to be all of it. */
const TOLD_FROM = 0.85;

/** Words that foods are found by. */
export const heavy = (words: readonly string[]): string[] =>
  words.filter((word) => isFoodWord(word) && wordWeight(word) > 0.5);

/** True where one food of the tables is told with all of this: "coffee with milk", "beef, potatoes and carrots in gravy". */
export function isOneFood(first: MealPart, rest: readonly Draft[]): boolean {
  const added = heavy(rest.flatMap((draft) => partOf(draft).words));
  if (added.length === 0) return true;
  const said = [...first.words, ...added];
  const areTwo = [first.words, added].every((words) => everydayNames().get(words));
  return rankFoods(said, first.head, 5).some(({ of, covered }) => {
    const has = (word: string) => of.words.has(word) || of.also.some((name) => name.has(word));
    const isNamed = !areTwo || isDishOf(of, said, added);
    return (
      isNamed &&
      covered >= TOLD_FROM &&
      added.filter(has).length >= TOLD_FROM * added.length &&
      has(first.head)
    );
  });
}

/** Two foods that everybody knows are a dish of both only where the dish is told with little else: "bread with butter" is no sandwich. */
const UNSAID_MOST = 1;
function isDishOf(
  { heads, headWords, words }: TableFood,
  said: readonly string[],
  added: readonly string[],
): boolean {
  const isSaid = (word: string) => said.includes(word) || wordWeight(word) <= UNSAID_MOST;
  const name = heads.find((one) => [...one].every(isSaid));
  if (!name) return false;
  return (
    added.some((word) => name.has(word)) || [...words].every((word) => headWords.has(word) || isSaid(word))
  );
}
