import type { DiaryValues, Estimate } from '#contract/diary.ts';
import type { MealChoice, MealRow, OwnFood } from '#contract/meal-text.ts';
import { fitsEntry } from '#domain/diary/entries.ts';
import { type Food, foodNetCarbs } from '#domain/nutrition/food.ts';
import { everydayFood } from '../everyday-foods.ts';
import { foodWords } from '../food-words.ts';
import { splashInto } from '../splash.ts';
import { isDishId } from './dish-foods.ts';
import { eatenNamed } from './eaten-names.ts';
import { foodIndex, type RankedFood, rankFoods } from './food-ranking.ts';
import { leftOut, nameWords } from './left-out.ts';
import { type LeftOutPart, partsLeftOut, withoutPart } from './left-out-parts.ts';
import { isUsualMakeOf } from './low-carb-words.ts';
import { countOf, type MealAmount } from './meal-amount.ts';
import { mealAsks } from './meal-asks.ts';
import { mealParts } from './meal-parts.ts';
import { mealTokens } from './meal-tokens.ts';
import type { FoundName, NamedFood } from './name-table.ts';
import { gramsOfOne } from './named-grams.ts';
import type { MealPart } from './one-food.ts';
import { ownChoices } from './own-foods.ts';
import { type WeighedAmount, weighMeal } from './portion-grams.ts';
import { hasUsualAmount } from './table-portions.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/** What one apple or loaf holds strays so far from the table's mean, as a share: as far as US labels may (21 CFR 101.9(g)). */
const TABLE_STRAYS = 0.2;

function valuesOf(food: Food, grams: Estimate): DiaryValues {
  const net = foodNetCarbs(food);
  return {
    netCarbs: held(net, grams),
    totalCarbs: held(food.carbsG, grams),
    energy: held(food.kcal, grams),
    protein: held(food.proteinG, grams),
    fat: held(food.fatG, grams),
  };
}

/** `per100` g, in so many grams of it. */
function held(per100: number | Estimate, grams: Estimate): Estimate {
  const { value, low, high } =
    typeof per100 === 'number' ? { value: per100, low: per100, high: per100 } : per100;
  return {
    value: round((value * grams.value) / 100),
    low: round((low * grams.low * (1 - TABLE_STRAYS)) / 100),
    high: round((high * grams.high * (1 + TABLE_STRAYS)) / 100),
  };
}

/** Most choices a row offers. */
const CHOICES = 4;
/** What fits less is not meant: the row is shown as not known. */
const COVERED_HEAD = 0.4;
const COVERED_FROM = 0.55;
/** What fits nearly as well as the best may have been meant instead: another sort of it, or a dish of it. */
const NEAR = 1.2;
const NEAR_OTHER = 0.5;

/** Weight of unsaid words of another sort of the same thing: about one word that few foods have. */
const SAME_THING = 4.5;

/** A food whose tables do not know the measure that was said is meant less likely. */
const UNWEIGHED = 0.3;

const DOUBTS: Readonly<Record<NonNullable<WeighedAmount['doubt']>, string>> = {
  'household measure': 'A cup or spoon holds a little more or less each time.',
  'several portions': 'No size was given.',
  'usual amount': 'No amount was given, so this is a typical one.',
};

function amountOf(amount: MealAmount | null, grams: Estimate): MealChoice['amount'] {
  if (!amount)
    return {
      count: grams.value < 10 ? round(Math.max(grams.value, 0.01)) : Math.round(grams.value),
      unit: 'g',
    };
  const unit = amount.unit ?? [amount.size, amount.measure].filter(Boolean).join(' ');
  return { count: round(Math.max(amount.count, 0.01)), unit };
}

/** As people call it where that is known, else the table's words without its notes to itself. */
function shownName({ food, names }: RankedFood['of']): string {
  const name = names.size > 0 ? (everydayFood(food)?.name ?? '') : '';
  const plain =
    name || food.description.replace(/,? ?\b(?:NFS|NS as to [^,;]*)/g, '').replace(/^, |, (?=,)/g, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function choiceOf(
  { of }: RankedFood,
  part: MealPart,
  named: NamedFood | null = null,
): { choice: MealChoice; weighed: WeighedAmount } {
  const byTables = part.amount ? weighMeal(of, part.amount, part.words) : unsaid(of, part);
  const isUsual = part.amount ? byTables.doubt === 'usual amount' : !hasUsualAmount(of);
  const weighed = (isUsual && named && weighNamed(named, part)) || byTables;
  const missing = leftOutOf(of, part);
  const { values, grams } = missing.reduce(withoutPart, {
    values: valuesOf(of.food, weighed.grams),
    grams: weighed.grams,
  });
  const choice: MealChoice = {
    name: [shownName(of), ...missing.map(({ said: [word] }) => `without ${word}`)].join(', '),
    amount: amountOf(part.amount, grams),
    grams: { value: round(grams.value), low: round(grams.low), high: round(grams.high) },
    values,
    source: isDishId(of.food.id) ? { kind: 'dish' } : { kind: 'food', foodId: of.food.id },
    sourceName: of.sourceName,
  };
  return { choice, weighed };
}

/** The parts of the dish that were said to be left out, unless the food is known without them. */
function leftOutOf({ food, words, also }: RankedFood['of'], part: MealPart): LeftOutPart[] {
  const told = [...part.words.flatMap((word) => leftOut(word) ?? []), ...part.leftOut];
  const isLess = told.some((word) => [words, ...also].some((name) => name.has(`%${word}`)));
  return told.length === 0 || isLess ? [] : partsLeftOut(food, told);
}

const unsaid = (of: RankedFood['of'], part: MealPart): WeighedAmount =>
  weighMeal(of, { ...countOf(1), measure: 'usual' }, part.words);

/** By what is known of a name where the tables do not know the measure; null where nothing is. */
function weighNamed({ measures }: NamedFood, { amount }: MealPart): WeighedAmount | null {
  const one = amount ? (amount.each ? undefined : gramsOfOne(amount, measures)) : measures.get('helping');
  if (one === undefined) return null;
  const { count, countLow, countHigh } = amount ?? countOf(1);
  const strays = amount ? NAMED_STRAYS : USUAL_STRAYS;
  return {
    grams: { value: count * one, low: countLow * one * (1 - strays), high: countHigh * one * (1 + strays) },
    doubt: amount ? 'household measure' : 'usual amount',
  };
}
/** How far such measures stray, as a share; conventions of ours. */
const NAMED_STRAYS = 0.25;
const USUAL_STRAYS = 0.5;

/** The food that people call so, where the tables' own words do not name one as a whole. */
function namedFood(part: MealPart, best: RankedFood | undefined): FoundName | null {
  const isTold = part.words.length >= FEW_WORDS || (best?.unsaid ?? 0) < UNSAID_OF_ONE_WORD;
  const named = eatenNamed(part);
  const isWhole = named?.rest.length === 0;
  return !isWhole && best?.isHead && best.covered >= EXACT_FROM && isTold ? null : named;
}
const EXACT_FROM = 0.9;

/** Weight of the words of a food that nobody said, from which it is another that shares some words. */
const UNSAID_OF_ANOTHER = 14;
const UNSAID_OF_ONE_WORD = 4;
const FEW_WORDS = 3;

/** True where the words say enough of the food: "red" is in the name of red beans and means none. */
function isMeant({ covered, isHead, unsaid, of }: RankedFood, { words, said }: MealPart): boolean {
  if (covered < (isHead ? COVERED_HEAD : COVERED_FROM)) return false;
  const [word = '', ...more] = words;
  if (of.names.has(words.join(' '))) return true;
  if (more.length === 0 && !foodIndex().heads.has(word)) {
    // "A snack mix": a framing word may be part of the name.
    const told = foodWords(said);
    const isCalledSo = of.heads.some((name) => [...name].every((one) => told.includes(one)));
    return isCalledSo || unsaid < UNSAID_OF_ONE_WORD;
  }
  return isHead || unsaid < UNSAID_OF_ANOTHER || words.length > FEW_WORDS;
}

function rowOf(part: MealPart, own: readonly OwnFood[]): MealRow {
  const ranked = rankFoods(part.words, part.head, 8)
    .map((one) =>
      (part.amount ? choiceOf(one, part).weighed.doubt === 'usual amount' : !hasUsualAmount(one.of))
        ? { ...one, score: one.score - UNWEIGHED }
        : one,
    )
    .sort((a, b) => b.score - a.score);
  const mine = ownChoices(part, own, ranked[0]?.of);
  const named = namedFood(part, ranked[0]);
  if (named)
    ranked.unshift({ of: named.of, score: ranked[0]?.score ?? 0, covered: 1, isHead: true, unsaid: 0 });
  const [best] = ranked;
  const isKnown =
    best !== undefined &&
    isMeant(best, part) &&
    (named?.rest.length === 0 || !isUsualMakeOf(best.of, [...part.words, ...nameWords(part.said)]));
  if (mine[0]) {
    const choices = [...mine, ...ranked.slice(0, 2).map((one) => choiceOf(one, part).choice)].slice(
      0,
      CHOICES,
    );
    return { said: part.said, isKnown: true, choices, doubts: [], asks: mealAsks(mine[0], part.said) };
  }
  const offered = [...new Map(ranked.map((one) => [one.of, one])).values()]
    .slice(0, CHOICES)
    .map((one) => choiceOf(one, part, one.of === named?.of ? named : null));
  const [first] = offered;
  const doubts = first?.weighed.doubt ? [DOUBTS[first.weighed.doubt]] : [];
  if (!isKnown || !best || !first) {
    return {
      said: part.said,
      isKnown: false,
      choices: offered.slice(0, 3).map(({ choice }) => choice),
      doubts: [],
      asks: null,
    };
  }
  // Who says a name that people have for one food means no other.
  const near = (named?.rest.length === 0 ? [best] : ranked)
    .filter(({ score, unsaid }) => {
      const isSameThing = unsaid <= Math.max(SAME_THING, best.unsaid);
      return score > best.score - (isSameThing ? NEAR : NEAR_OTHER);
    })
    .map((one) => choiceOf(one, part, one.of === named?.of ? named : null).choice);
  const widened = near.length > 1 ? widen(first.choice, near) : first.choice;
  if (near.length > 1) doubts.push('Several foods go by this name.');
  return {
    said: part.said,
    isKnown: true,
    choices: [widened, ...offered.slice(1).map(({ choice }) => choice)],
    doubts,
    asks: mealAsks(widened, part.said),
  };
}

/** The range of each value reaches over what else may have been meant. */
function widen(choice: MealChoice, near: readonly MealChoice[]): MealChoice {
  const over = (name: keyof DiaryValues): Estimate | null => {
    const own = choice.values[name];
    if (!own) return null;
    const all = near.flatMap(({ values }) => values[name]?.value ?? []);
    return { value: own.value, low: Math.min(own.low, ...all), high: Math.max(own.high, ...all) };
  };
  return {
    ...choice,
    values: {
      netCarbs: over('netCarbs'),
      totalCarbs: over('totalCarbs'),
      energy: over('energy'),
      protein: over('protein'),
      fat: over('fat'),
    },
  };
}

/** What nobody can log is not offered: more than an entry holds, or less than nothing of it. */
function asLoggable(row: MealRow): MealRow {
  const choices = row.choices.filter(fitsEntry);
  const [first] = row.choices;
  if (!first || first === choices[0]) return { ...row, choices };
  const isNegative = (first.grams?.value ?? first.amount.count) < 0;
  const asks = isNegative
    ? `The amount of ${row.said} must be above 0. Please check it.`
    : `That amount of ${row.said} is too large. Please check it.`;
  return { ...row, choices: [], doubts: [], asks };
}

/** Rows of a told meal, in the order they were said; `own` are the person's own foods, which come before the tables'. */
export function readMeal(text: string, own: readonly OwnFood[] = []): MealRow[] {
  return mealParts(mealTokens(text)).map((part, at, parts) => {
    const splash = part.amount ? null : splashInto(parts[at - 1]?.said ?? '', part.said);
    if (!splash) return asLoggable(rowOf(part, own));
    return {
      ...rowOf({ ...part, amount: { ...countOf(splash.count), unit: splash.unit } }, own),
      doubts: [DOUBTS['usual amount']],
    };
  });
}
