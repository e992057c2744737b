import type { DiaryValue, DiaryValues } from '#contract/diary.ts';
import { amountWords, estimateWords } from '#domain/diary/estimate-words.ts';
import { totalValues } from '#domain/diary/estimates.ts';
import { listText, sentenceStart } from '#domain/food-text/amount-text.ts';
import { type DayLimit, dayText } from '../foods/day-limit.ts';
import { ownWords } from '../own-words.ts';
import { bareName, type MealFood } from './meal-food.ts';
import type { MealQuestion } from './meal-question.ts';

/** What brings less than this share of the whole is not named as a reason. */
const NAMED_FROM = 0.1;
const NAMED_MOST = 3;

const NOUNS = {
  netCarbs: ' net carbs',
  totalCarbs: ' total carbs',
  protein: ' protein',
  fat: ' fat',
  energy: '',
} as const;
const unitOf = (value: DiaryValue) => (value === 'energy' ? 'kcal' : 'g');

/** What a told meal comes to, whether that fits, what brings most of it, and what was taken for granted. */
export function sumAnswer(
  foods: readonly MealFood[],
  unknown: readonly string[],
  asked: MealQuestion,
  day: DayLimit,
): string {
  const total = totalValues(foods.map(({ values }) => values));
  const [main = 'netCarbs'] = asked.values;
  const amount = ({ values }: MealFood) => values[main]?.value ?? 0;
  const amountText = (food: MealFood) => `${amountWords(amount(food))} ${unitOf(main)}`;
  const most = foods
    .filter((food) => amount(food) >= Math.max(1, (total[main]?.value ?? 0) * NAMED_FROM))
    .toSorted((a, b) => amount(b) - amount(a))
    .slice(0, NAMED_MOST)
    .map((food) => `the ${bareName(food)} (${amountText(food)})`);
  const lines = foods.map(
    (food) => `- ${sentenceStart(ownWords(food.name))} (${amountWords(food.grams)} g): ${amountText(food)}`,
  );
  const usual = foods.some(({ isUsual }) => isUsual)
    ? ', with a usual portion where you named no amount'
    : '';
  return [
    opening(total, unknown.length > 0, asked, day) +
      (most.length > 0 ? ` Most of it comes from ${listText(most)}.` : ''),
    unknown.length > 0 ? `Unknown to me, so not counted: ${listText(unknown.map(ownWords))}.` : '',
    `Counted like this${usual}:\n\n${lines.join('\n')}`,
    day.stop === null ? '' : `I won’t compare that with a keto limit for you. ${day.stop}`,
  ]
    .filter((line) => line !== '')
    .join('\n\n');
}

function opening(total: DiaryValues, isIncomplete: boolean, asked: MealQuestion, day: DayLimit): string {
  const named = asked.values.flatMap((value) =>
    total[value] ? `**${estimateWords(total[value], unitOf(value))}${NOUNS[value]}**` : [],
  );
  const sum = `that comes to ${isIncomplete ? 'at least' : 'about'} ${listText(named)}`;
  if (day.stop !== null || !asked.values.includes('netCarbs')) return `${sentenceStart(sum)}.`;
  const limit = asked.limit ?? day.grams;
  const limitText = asked.limit === null ? dayText(day) : `${limit} g`;
  const net = total.netCarbs?.value ?? 0;
  if (asked.verdict === null && asked.limit === null) {
    const share = `${Math.round((net / limit) * 100)}% of ${limitText}`;
    return `${sentenceStart(sum)}, ${net > limit ? `more than ${limitText} allows` : share}.`;
  }
  const fit = fitOf(total, limit, isIncomplete);
  const words = FITS[asked.verdict === 'over' ? FITS.length - 1 - fit : fit];
  const against = fit === 2 ? 'against' : net > limit ? 'over' : 'within';
  return `**${words}:** ${sum}, ${against} ${limitText}.`;
}

/** How a sum stands to its limit, from well under to well over, as an answer to "does it fit"; reversed, to "is it over". */
const FITS = ['Yes', 'Probably yes', 'It’s close', 'Probably not', 'No'] as const;
/** So near the limit, as a share of it, a sum of usual portions tells nothing. */
const CLOSE = 0.1;

function fitOf({ netCarbs }: DiaryValues, limit: number, isIncomplete: boolean): number {
  const { value, low, high } = netCarbs ?? { value: 0, low: 0, high: 0 };
  if (low > limit) return 4;
  if (high <= limit && !isIncomplete) return 0;
  if (Math.abs(value - limit) <= CLOSE * limit) return 2;
  return value < limit ? 1 : 3;
}
