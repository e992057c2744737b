import { readFileSync } from 'node:fs';
import { createCorrector } from '#domain/spelling/corrector.ts';
import { englishRank, isEnglishWord } from '../english-words.ts';
import { isUnaskedBrand } from '../food-table-search.ts';
import { foodWord, foodWords } from '../food-words.ts';
import { remembered } from '../remembered.ts';
import { leftOut } from './left-out.ts';
import { type TableFood, tableFoods } from './table-foods.ts';

/** A food that words may mean, with how well it fits: about 3 is all that was said and nothing else, below 1 is a guess. */
export interface RankedFood {
  readonly of: TableFood;
  readonly score: number;
  /** Share of what was said, by weight of the words, that the food is told with. */
  readonly covered: number;
  /** True where the thing itself is called by the head word. */
  readonly isHead: boolean;
  /** Weight of its words that were not said; endless where they say that it was changed: "coated", "dried". */
  readonly unsaid: number;
}

interface Index {
  readonly places: ReadonlyMap<string, Uint16Array>;
  readonly weights: ReadonlyMap<string, number>;
  readonly correct: (word: string) => string | null;
  /** Words that are the whole name of a food of the survey: "ham", "chicken". */
  readonly heads: ReadonlySet<string>;
}

let index: Index | null = null;

function buildIndex(): Index {
  const all = tableFoods();
  const places = new Map<string, number[]>();
  const oneWordHeads = new Set<string>();
  all.forEach((food, place) => {
    const { words: own, also, heads } = food.freshWords();
    if (food.table === 'survey')
      for (const [word, another] of heads.map((name) => [...name]))
        if (word && !another) oneWordHeads.add(word);
    for (const word of new Set([...own, ...also.flatMap((words) => [...words])])) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  });
  const weights = new Map(
    [...places].map(([word, at]) => [
      word,
      QUIET_WORDS.has(word) ? QUIET_WEIGHT : Math.log(1 + all.length / at.length) * foodness(word, at.length),
    ]),
  );
  return {
    places: new Map([...places].map(([word, at]) => [word, Uint16Array.from(at)])),
    weights,
    heads: oneWordHeads,
    correct: createCorrector(new Set([...places.keys()].filter((word) => /^[a-z]{4,}$/.test(word))), {
      lettersLeast: 6,
      twoSlipsFrom: 8,
      startLetters: 1,
      isMeant: (word) => places.has(word) || isEnglishWord(word),
    }),
  };
}

/** Words that join, and ways of cutting and serving, which change little of what a food holds. */
const QUIET_WORDS = new Set(
  (
    'and or with without no not as to for by on at style type kind all any other such diced sliced chopped cubed shredded grated ' +
    'melted softened beaten sifted divided minced crumbled cut peeled halved cooled drained rinsed slice piece side ' +
    'prepared made purchased ready store bought size homemade recipe home small medium large regular mini miniature jumbo extra thick thin inch'
  ).split(' '),
);
const QUIET_WEIGHT = 0.3;

/** Common English words that few foods are told with ("that", "home") say little of a food; from 0.1 to 1. */
function foodness(word: string, foods: number): number {
  const rank = englishRank(word);
  return rank === null ? 1 : Math.min(1, Math.max(0.1, (foods * rank) / COMMON_ENGLISH));
}
const COMMON_ENGLISH = 6000;

export function foodIndex(): Index {
  index ??= buildIndex();
  return index;
}

/** Weight of a word that no food is told with: a brand or another thing, or just English. */
const UNKNOWN_WEIGHT = 5;
const UNKNOWN_ENGLISH_WEIGHT = 1;
/** What a food has not tells less of it than what it has. */
const LEFT_OUT_WEIGHT = 0.5;
const SAID_LEFT_OUT_WEIGHT = 2;
/** A food that says nothing of a thing has it seldom. */
const UNTOLD_SHARE = 0.7;
export const wordWeight = (word: string): number =>
  leftOut(word) === null
    ? (foodIndex().weights.get(word) ?? (isEnglishWord(word) ? UNKNOWN_ENGLISH_WEIGHT : UNKNOWN_WEIGHT))
    : LEFT_OUT_WEIGHT;
export const isFoodWord = (word: string): boolean => foodIndex().places.has(word);

/** A correction looks through all words, and a meal is read several times over. */
const CORRECTED_MOST = 5000;
const corrected = remembered(CORRECTED_MOST, (word: string) => foodIndex().correct(word) ?? word);

/** Words in the spelling that foods are told with. */
export const spelled = (words: readonly string[]): string[] =>
  words.map((word) => (isFoodWord(word) || leftOut(word) !== null ? word : corrected(word)));

let otherWords: ReadonlyMap<string, readonly string[]> | null = null;

/** Words that foods are told with where people say another ("soda" is a soft drink); said words alone where none is. */
function meaningsOf(word: string): readonly string[] {
  otherWords ??= new Map(
    readFileSync(new URL('./other-words.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([said = '', means = '']) => [foodWord(said), foodWords(means)]),
  );
  return otherWords.get(word) ?? [];
}
/** Another word for it is worth a little less than the word itself. */
const OTHER_WORD_SHARE = 0.9;
/** Words of its household measures tell of a food too. */
const PORTION_WORD_SHARE = 0.8;

const TABLE_PRIOR: Readonly<Record<TableFood['table'], number>> = {
  survey: 0,
  'earlier survey': -0.05,
  reference: -0.35,
};
/** Places of rare words are looked at; a word that half the table has finds nothing by itself. */
const COMMON = 3000;

function placesOf(words: readonly string[]): Set<number> {
  const { places } = foodIndex();
  const known = words
    .filter((word) => places.has(word))
    .sort((a, b) => (places.get(a)?.length ?? 0) - (places.get(b)?.length ?? 0));
  const found = new Set<number>();
  for (const [nth, word] of known.entries()) {
    const at = places.get(word) ?? [];
    if (nth > 0 && at.length > COMMON) break;
    for (const place of at) found.add(place);
  }
  return found;
}

export interface Weights {
  coverage: number;
  extra: 0.06;
  alsoExtra: number;
  /** Unsaid words of the first part change what the thing is: "egg burrito" is no egg. */
  headExtra: number;
  head: number;
  firstWord: number;
  unspecified: number;
  everyday: 0.6;
}
export const WEIGHTS: Weights = {
  coverage: 3.9,
  extra: 0.06,
  alsoExtra: 0.05,
  headExtra: 0.25,
  head: 0.7,
  firstWord: 0.25,
  unspecified: 0.06,
  everyday: 0.6,
};

/** A brand's own product is meant by those who name it. */
const UNASKED_BRAND = -0.8;

/** What a food is where nobody says otherwise: these words unsaid cost little. */
const PLAIN = new Set(
  'raw cooked whole plain regular fresh baked boiled broiled white yellow commercial enriched salted unsweetened'.split(
    ' ',
  ),
);

/** "Egg" names an egg more than an egg burrito. */
const PART_OF_NAME = 0.9;

/** What these words say is not meant where nobody says so, and changes what a food holds. */
const CHANGED = new Set(
  'coated breaded battered dried pickled candied stuffed sweetened baby extra'.split(' '),
);
const CHANGED_COST = 0.3;
/** "Pizza, no cheese" is not meant by "pizza". */
const UNSAID_LACK = 4;
const unsaidWeight = (word: string): number =>
  PLAIN.has(word) ? QUIET_WEIGHT : LACKS.test(word) ? UNSAID_LACK : wordWeight(word);
const LACKS = /^(?:%(?!fat$)|nogluten$)/;
/** Another name of the food is all that was said, and says what was left out. */
const NAMED = 0.8;

/** Each thing that the food has though it was said to be left out. */
const AGAINST = 1.5;

/** The tenth unsaid word costs less than the first: some descriptions are long. */
const EXTRA_MOST = 7;
const saturating = (extra: number): number => EXTRA_MOST * (1 - Math.exp(-extra / EXTRA_MOST));

function scoreOf(
  food: TableFood,
  words: readonly string[],
  head: string,
  asked: ReadonlySet<string>,
  key: string,
): RankedFood {
  let weight = 0;
  let matched = 0;
  let inAlso = 0;
  let against = 0;
  for (const word of words) {
    const own = leftOut(word) === null ? wordWeight(word) : SAID_LEFT_OUT_WEIGHT;
    weight += own;
    if (food.words.has(word)) matched += own;
    else if (food.words.has(leftOut(word) ?? '')) against += 1;
    else if (food.also.some((name) => name.has(word))) {
      matched += own * 0.95;
      inAlso += 1;
    } else {
      const meanings = meaningsOf(word);
      const met = meanings.filter((other) => food.words.has(other)).length;
      if (leftOut(word) !== null) matched += own * UNTOLD_SHARE;
      else if (food.portionWords.has(word)) matched += own * PORTION_WORD_SHARE;
      else if (met > 0) matched += (own * OTHER_WORD_SHARE * met) / meanings.length;
    }
  }
  // An other name that was said whole leaves the description's own words unsaid without harm.
  const called = [head, meaningsOf(head)[0] ?? head];
  const byName = food.also.find(
    (name) =>
      called.some((word) => name.has(word)) &&
      [...name].every((word) => asked.has(word)) &&
      !isOnlyInIt(food, name),
  );
  const isNamed =
    byName !== undefined && words.every((word) => byName.has(word) || byName.has(meaningsOf(word)[0] ?? ''));
  const covered = isNamed ? 1 : weight > 0 ? matched / weight : 0;
  let extra = 0;
  let changed = 0;
  let headExtra = 0;
  for (const word of food.words) {
    if (asked.has(word)) continue;
    if (CHANGED.has(word)) changed += 1;
    if (byName || !food.headWords.has(word)) extra += unsaidWeight(word);
  }
  if (!byName) headExtra = Math.min(...food.heads.map((name) => unsaid(name, asked)));
  const heads = meaningsOf(head);
  const isCalledSo = food.heads.some((name) => [...name].at(-1) === head);
  const isHead =
    food.headWords.has(head) ||
    byName !== undefined ||
    (heads.length > 0 &&
      heads.every((word) => food.words.has(word)) &&
      heads.some((word) => food.headWords.has(word)));
  const score =
    WEIGHTS.coverage * covered -
    (byName || inAlso > 0 ? WEIGHTS.alsoExtra : WEIGHTS.extra) * saturating(extra) -
    WEIGHTS.headExtra * saturating(headExtra) +
    (isCalledSo
      ? WEIGHTS.head
      : isHead
        ? WEIGHTS.head * PART_OF_NAME
        : food.words.has(head)
          ? WEIGHTS.head * 0.3
          : 0) +
    (food.headWords.has(words[0] ?? '') ? WEIGHTS.firstWord : 0) +
    (food.isUnspecified ? WEIGHTS.unspecified : 0) +
    (food.table === 'reference' && isUnaskedBrand(food.food, words) ? UNASKED_BRAND : 0) +
    (food.names.has(key) ? WEIGHTS.everyday : 0) +
    TABLE_PRIOR[food.table] -
    AGAINST * against -
    CHANGED_COST * changed +
    (isNamed && words.some((word) => leftOut(word) !== null) ? NAMED : 0);
  return {
    of: food,
    score,
    covered,
    isHead,
    unsaid: changed > 0 ? Number.POSITIVE_INFINITY : headExtra + extra,
  };
}

/** "Ham" beside "potato, baked, with meat" is a food of its own: the other name tells what is on it. */
const isOnlyInIt = ({ table, words }: TableFood, name: ReadonlySet<string>): boolean =>
  table !== 'reference' &&
  name.size === 1 &&
  [...name].every((word) => !words.has(word) && foodIndex().heads.has(word));

const unsaid = (name: ReadonlySet<string>, asked: ReadonlySet<string>): number => {
  let weight = 0;
  for (const word of name) if (!asked.has(word)) weight += wordWeight(word);
  return weight;
};

/** Foods that these words may mean, the best first; `head` is the word that names the thing. */
export function rankFoods(words: readonly string[], head: string, most = 12): RankedFood[] {
  const all = tableFoods();
  const asked = new Set(words.flatMap((word) => [word, ...meaningsOf(word)]));
  const key = words.join(' ');
  const ranked: RankedFood[] = [];
  for (const place of placesOf([...asked])) {
    const food = all[place];
    if (food) ranked.push(scoreOf(food, words, head, asked, key));
  }
  return ranked.sort((a, b) => b.score - a.score).slice(0, most);
}
