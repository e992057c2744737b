import { gramsText, sentenceStart } from '#domain/food-text/amount-text.ts';
import { NUTRIENT_TEXT, valueText } from '#foods/nutrient-words.ts';
import type { Nutrient, PortionValues } from '#foods/portion-values.ts';
import { isPlural } from '#foods/serving.ts';
import { type DayLimit, dayText } from './day-limit.ts';
import { servingRow, tableHead } from './values-answer.ts';
import { type SwapLine, swapLine } from './verdict-answer.ts';

interface Compared {
  readonly name: string;
  readonly called: string;
  readonly portion: string;
  readonly grams: number;
  readonly values: PortionValues;
  readonly notes: readonly string[];
}

/** Net carbs in a gram from which a food is none to fill up on. */
const TOO_MANY_SHARE = 0.12;

/** People compare these for having more of them. */
const MORE_IS_BETTER: ReadonlySet<Nutrient> = new Set(['protein', 'fiber', 'potassiumMg', 'magnesiumMg']);

/** Foods side by side; the first sentence says which has less, or more where that is wanted. */
export function compareAnswer(
  found: readonly Compared[],
  nutrient: Nutrient,
  extremes: { readonly least: string | null; readonly most: string | null },
): string {
  const columns: Nutrient[] = [
    ...new Set<Nutrient>(['netCarbs', nutrient, 'kcal', 'protein', 'fat', 'fiber']),
  ].slice(0, 6);
  const { name } = NUTRIENT_TEXT[nutrient];
  const values = found
    .map((food) => `${food.called} ${valueText(nutrient, food.values[nutrient])}`)
    .join(', ');
  const isSame = found.every(({ grams }) => grams === found[0]?.grams);
  const where = isSame ? ` in ${gramsText(found[0]?.grams ?? 0)} each` : '';
  const isMore = MORE_IS_BETTER.has(nutrient);
  const winner = isMore ? extremes.most : extremes.least;
  const first = winner
    ? `**${sentenceStart(winner)}** ${isPlural(winner) ? 'have' : 'has'} the ${isMore ? 'most' : 'least'} ${name}${where}: ${values}.`
    : `They have the same ${name}${where}: ${values}.`;
  const rows = found.map((food) =>
    servingRow(`${sentenceStart(food.called)} (${gramsText(food.grams)})`, food.values, columns),
  );
  const notes = [...new Set(found.flatMap(({ notes: own }) => own))];
  const none = found.every(({ grams, values: { netCarbs } }) => netCarbs / grams > TOO_MANY_SHARE);
  return [
    first,
    [tableHead(columns), ...rows].join('\n'),
    ...(none ? ['On keto, neither leaves room for much else: a spoonful rather than a plateful.'] : []),
    ...notes,
  ].join('\n\n');
}

/** What to eat instead, each with its figures. */
export function swapsAnswer(
  name: string,
  portion: string,
  netCarbs: number,
  swaps: readonly SwapLine[],
): string {
  const [best] = swaps;
  if (!best) return '';
  return [
    `Instead of ${name} (**${gramsText(netCarbs)} net carbs** in ${portion}), try ${best.name}: **${gramsText(best.netCarbs)}** in ${best.portion}. Good choices:`,
    swaps.map(swapLine).join('\n'),
  ].join('\n\n');
}

interface Fitting {
  readonly name: string;
  readonly grams: number | null;
  readonly measure: { readonly count: number; readonly unit: string } | null;
}

function measureText({ measure }: Fitting): string {
  if (!measure) return '';
  const { count, unit } = measure;
  const noun =
    unit === 'piece' ? (count > 1 ? 'pieces' : 'piece') : unit === 'tbsp' || count <= 1 ? unit : `${unit}s`;
  return ` (about ${count} ${noun})`;
}

/** How much fits into a budget of net carbs, and into the whole day. */
export function fitsAnswer(budget: number, part: Fitting, whole: Fitting, day: DayLimit): string {
  const { name } = part;
  if (part.grams === null) {
    return `Carbs don’t limit how much ${name} you can have: it has next to none. Go by appetite, calories and protein.`;
  }
  const asked = `About **${Math.floor(part.grams)} g** of ${name}${measureText(part)} has ${gramsText(budget)} net carbs.`;
  if (day.stop !== null || whole.grams === null || budget >= day.grams) return asked;
  return `${asked} Using up all of ${dayText(day)} would take ${Math.floor(whole.grams)} g${measureText(whole)}, with no room for anything else.`;
}

interface Ranked {
  readonly name: string;
  readonly grams: number;
  readonly value: number;
  readonly netCarbs: number;
}

/** Foods of a kind in order. */
export function rankAnswer(
  category: string,
  nutrient: Nutrient,
  most: boolean,
  ranked: readonly Ranked[],
): string {
  const [first, second, third] = ranked;
  const { name } = NUTRIENT_TEXT[nutrient];
  const top = [first, second, third].flatMap((food) => (food ? [food.name] : []));
  const showsCarbs = nutrient !== 'netCarbs';
  const head = showsCarbs
    ? `| | ${sentenceStart(name)} | Net carbs |\n|---|---|---|`
    : '| | Net carbs |\n|---|---|';
  const rows = ranked.map((food) => {
    const cells = [
      `${sentenceStart(food.name)} (${gramsText(food.grams)})`,
      valueText(nutrient, food.value),
      ...(showsCarbs ? [valueText('netCarbs', food.netCarbs)] : []),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `Of the ${category}, **${top.join(', ')}** have the ${most ? 'most' : 'least'} ${name}${first?.grams === 100 ? ' in 100 g' : ' in a usual portion'}.`,
    [head, ...rows].join('\n'),
    '*From the USDA table, among the foods people commonly eat.*',
  ].join('\n\n');
}
