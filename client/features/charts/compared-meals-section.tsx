import { useMemo } from 'react';
import type { PersonalData } from '#contract/profile.ts';
import { addDays, dayIn, type Instant } from '#domain/dates/calendar-day.ts';
import { type MealComparison, mealComparisons, repeatedMeals } from '#domain/experiments/meal-comparisons.ts';
import { mealResponses } from '#domain/experiments/meal-responses.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { shownMeasure, valueWithUnit } from '#domain/readings/shown-measure.ts';
import { useDiaryEntries } from '../../lib/diary/diary-entries.ts';
import { personZone } from '../../lib/person/person.ts';
import { ChartSection, NothingToDraw } from './chart-section.tsx';
import { foodsText, riseText, timesText, verdictText } from './compared-meals-words.ts';
import { DataTable } from './data-table.tsx';
import { whenWords } from './measure-picture.ts';

/** Entries of half a year at most: a call lists 5,000. */
const DAYS_MOST = 180;
const SHOWN_MOST = 6;

const HOW =
  'Eat the same meal at least twice, and at least twice with one food swapped. Read your glucose right before the first bite and one hour after it, with nothing else in between.';

const headlineOf = (comparisons: readonly MealComparison[]): string => {
  const told = comparisons.filter(({ verdict }) => verdict.kind !== 'cannot tell').length;
  if (comparisons.length === 0) return 'Which of two meals raises your glucose less? Try it out.';
  const pairs = `${comparisons.length} ${comparisons.length === 1 ? 'pair' : 'pairs'} of meals`;
  return told === 0 ? `${pairs}, none of them can be told apart yet.` : `${told} of ${pairs} with an answer.`;
};

interface ComparedMealsSectionProps {
  readings: readonly ReadingValues[];
  person: PersonalData;
  now: Instant;
}

/** Meals of the diary that differ in one food, each with the glucose before and after, and a verdict where there is one. */
export function ComparedMealsSection({ readings, person, now }: ComparedMealsSectionProps) {
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
  const when = whenWords(zone);
  const newest = responses.toSorted((a, b) => b.time - a.time);
  return (
    <ChartSection
      title="Meals compared"
      headline={headlineOf(comparisons)}
      note={
        <>
          {comparisons.length > 0 ? `${HOW} ` : ''}An answer comes only where it holds against what a meter
          errs by and how much your own glucose differs from day to day. Sleep, a walk, illness and medicines
          change glucose too: keep them alike.
        </>
      }
      className="lg:col-span-2"
      picture={
        comparisons.length === 0 ? (
          <NothingToDraw>{HOW}</NothingToDraw>
        ) : (
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
                <p className="mt-1">{verdictText(verdict, shown, [first.foods, second.foods])}</p>
              </li>
            ))}
          </ul>
        )
      }
      table={
        <DataTable
          caption="Glucose before and after logged meals"
          columns={['Time', 'Eaten', 'Before', 'After', 'Rise']}
          count={newest.length}
          row={(index) => {
            const one = newest[index];
            if (!one) return [];
            return [
              when.brief(one.time),
              foodsText(one.foods),
              valueWithUnit(shown, one.before),
              valueWithUnit(shown, one.after),
              riseText(shown, [one]),
            ];
          }}
        />
      }
    />
  );
}
