import { useMemo } from 'react';
import { addDays, dayIn } from '#domain/dates/calendar-day.ts';
import { type MealComparison, mealComparisons, repeatedMeals } from '#domain/experiments/meal-comparisons.ts';
import { type MealResponse, mealResponses } from '#domain/experiments/meal-responses.ts';
import { type MealVerdict, SAME_WITHIN } from '#domain/experiments/meal-verdict.ts';
import {
  numberText,
  type ShownMeasure,
  shownMeasure,
  valueWithUnit,
} from '#domain/readings/shown-measure.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { useDiaryEntries } from '../../lib/diary/diary-days.ts';
import { personZone } from '../../lib/person/person.ts';
import type { ChartBoardProps } from './chart-board.tsx';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { briefMoment } from './measure-picture.ts';

/** Entries of half a year at most: a call lists 5,000. */
const DAYS_MOST = 180;
const SHOWN_MOST = 6;

const HOW =
  'Eat the same meal on at least two days. Then swap one food in it, and eat that version on at least two days. Each time, check your glucose right before the first bite and again one hour later, and eat nothing else during that hour.';

type Foods = MealResponse['foods'];

/** "Oatmeal, milk" */
const foodsText = (foods: Foods): string => foods.map(({ name }) => name).join(', ');

const timesText = (times: number): string => (times === 1 ? 'eaten once' : `eaten ${times} times`);

/** The mean change an hour after, with its sign and unit. */
function riseText(shown: ShownMeasure, times: readonly { readonly rise: number }[]): string {
  const rise = times.reduce((sum, one) => sum + one.rise, 0) / Math.max(1, times.length);
  return `${rise < 0 ? '−' : '+'}${valueWithUnit(shown, Math.abs(rise))}`;
}

function verdictText(verdict: MealVerdict, shown: ShownMeasure, first: Foods, second: Foods): string {
  if (verdict.kind === 'cannot tell') return cannotTell(verdict, first, second);
  if (verdict.kind === 'about the same')
    return `About the same: the meals differ by less than ${valueWithUnit(shown, SAME_WITHIN)}.`;
  const [less, than] = verdict.kind === 'first less' ? [first, second] : [second, first];
  const [near, far] = [Math.abs(verdict.low), Math.abs(verdict.high)].toSorted((a, b) => a - b);
  const range = `${numberText(shown, near ?? 0)} to ${valueWithUnit(shown, far ?? 0)}`;
  return `${only(less, than)} raised your glucose ${valueWithUnit(shown, Math.abs(verdict.difference))} less than ${only(than, less)} (${range}).`;
}

/** The foods that the other meal has not, else all. */
function only(foods: Foods, other: Foods): string {
  const own = foods.filter(({ key }) => other.every((one) => one.key !== key));
  return own.length > 0 ? foodsText(own) : foodsText(foods);
}

type Undecided = Extract<MealVerdict, { kind: 'cannot tell' }>;

function cannotTell({ more }: Undecided, first: Foods, second: Foods): string {
  if (!more) return "We can't tell: your readings vary too much to show such a small difference.";
  const needed = [
    ...(more.first > 0 ? [`${only(first, second)} ${counted(more.first, 'more time')}`] : []),
    ...(more.second > 0 ? [`${only(second, first)} ${counted(more.second, 'more time')}`] : []),
  ];
  return `We can't tell yet. Try ${needed.join(' and ')}.`;
}

const headlineOf = (comparisons: readonly MealComparison[]): string => {
  const told = comparisons.filter(({ verdict }) => verdict.kind !== 'cannot tell').length;
  if (comparisons.length === 0) return 'Which of two meals raises your glucose less? Try it out.';
  if (told === 0)
    return comparisons.length === 1
      ? "We can't tell yet which of your 2 meals raises your glucose less."
      : `We can't tell yet which meal in each of your ${comparisons.length} pairs raises your glucose less.`;
  return `We can tell how the meals compare in ${told} of ${counted(comparisons.length, 'pair')}.`;
};

/** Meals of the diary that differ in one food, each with the glucose before and after, and a verdict where there is one. */
export function ComparedMealsSection({ readings, person, now }: Omit<ChartBoardProps, 'range'>) {
  const zone = personZone(person);
  const to = dayIn(zone, now);
  const entries = useDiaryEntries(addDays(to, 1 - DAYS_MOST), to);
  const responses = useMemo(() => {
    const points = readings.flatMap(({ glucoseLevel, readingTime }) =>
      glucoseLevel === null ? [] : [{ time: Date.parse(readingTime), glucose: glucoseLevel }],
    );
    return mealResponses(entries, points, zone);
  }, [entries, readings, zone]);
  const comparisons = useMemo(() => mealComparisons(repeatedMeals(responses)), [responses]);
  const shown = shownMeasure('glucose', person.units);
  return (
    <ChartSection
      title="Meals compared"
      headline={headlineOf(comparisons)}
      note={
        <>
          {comparisons.length > 0 ? `${HOW} ` : ''}You get an answer only when the difference is bigger than
          your meter's error and your usual day-to-day changes. Sleep, walks, illness and medicines change
          glucose too, so compare days that are alike.
        </>
      }
      className="lg:col-span-2"
      picture={
        <ul className="divide-y divide-line">
          {comparisons.slice(0, SHOWN_MOST).map(({ first, second, verdict }) => (
            <li key={`${first.times[0]?.time} ${second.times[0]?.time}`} className="py-3">
              <dl className="grid gap-x-6 sm:grid-cols-2">
                {[first, second].map(({ foods, times }) => (
                  <div key={times[0]?.time}>
                    <dt className="font-bold wrap-anywhere">{foodsText(foods)}</dt>
                    <dd className="text-ink-soft">
                      {riseText(shown, times)}, {timesText(times.length)}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="mt-1">{verdictText(verdict, shown, first.foods, second.foods)}</p>
            </li>
          ))}
        </ul>
      }
      empty={comparisons.length === 0 && HOW}
      table={
        <DataTable
          caption="Glucose before and after logged meals"
          columns={['Time', 'Meal', 'Before', 'After', 'Rise']}
          rows={responses.toSorted((a, b) => b.time - a.time)}
          cells={(one) => [
            briefMoment(one.time, zone),
            foodsText(one.foods),
            valueWithUnit(shown, one.before),
            valueWithUnit(shown, one.after),
            riseText(shown, [one]),
          ]}
        />
      }
    />
  );
}
