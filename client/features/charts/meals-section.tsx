import { useQuery } from '@tanstack/react-query';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import {
  numberText,
  type ShownMeasure,
  shownMeasure,
  valueWithUnit,
} from '#domain/readings/shown-measure.ts';
import { afterMeals, type MealGroup } from '#domain/readings/trends/after-meals.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { ChartSection, placesOn, Track } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { mealsHeadline } from './headlines.ts';
import { briefMoment, type ChartContext } from './measure-picture.ts';

const MEALS_SHOWN = 8;

function changeText(shown: ShownMeasure, change: number): string {
  const text = numberText(shown, Math.abs(change));
  if (Number(text) === 0) return 'no change';
  return `${change > 0 ? '+' : '−'}${text}`;
}

/** What was eaten: the person's words, else the name of the pantry item. */
function useMealNames(
  groups: readonly MealGroup[],
): (meal: Pick<MealGroup, 'meal' | 'pantryItemId'>) => string {
  const { kind } = useSession();
  const isUnnamed = groups.some(({ meal, pantryItemId }) => meal === '' && pantryItemId !== null);
  const { data } = useQuery({ ...pantryIdsQuery(), enabled: kind === 'authenticated' && isUnnamed });
  return ({ meal, pantryItemId }) => {
    if (meal !== '') return meal;
    if (pantryItemId === null) return 'From a meal plan';
    return data?.items.find(({ id }) => id === pantryItemId)?.productName ?? 'A food from your pantry';
  };
}

interface MealProps {
  group: MealGroup;
  name: string;
  shown: ShownMeasure;
  place: (value: number) => number;
}

const Meal = ({ group: { times, medianAfter, medianChange }, name, shown, place }: MealProps) => (
  <li>
    <p className="grid grid-cols-[1fr_auto] gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        {name} {times > 1 ? <span className="text-ink-soft">({times} times)</span> : null}
      </span>
      <span>
        <strong>{numberText(shown, medianAfter)}</strong>
        {medianChange === null ? null : (
          <span className="text-ink-soft"> ({changeText(shown, medianChange)})</span>
        )}
      </span>
    </p>
    <Track
      place={place}
      before={medianChange === null ? null : medianAfter - medianChange}
      mark={medianAfter}
    />
  </li>
);

interface MealsSectionProps {
  readings: readonly ReadingValues[];
  context: ChartContext;
}

export function MealsSection({ readings, context }: MealsSectionProps) {
  const groups = afterMeals(readings);
  const nameOf = useMealNames(groups);
  const shown = shownMeasure('glucose', context.units);
  const shownGroups = groups.slice(0, MEALS_SHOWN);
  const hasBefore = shownGroups.some(({ medianChange }) => medianChange !== null);
  const place = placesOn(
    shownGroups.flatMap(({ medianAfter, medianChange }) => [medianAfter, medianAfter - (medianChange ?? 0)]),
    'glucose',
  );
  return (
    <ChartSection
      title="After meals"
      headline={mealsHeadline(groups)}
      note={
        groups.length > 0 &&
        `Glucose in ${shown.unit}, highest first. ${hasBefore ? 'The hollow mark is your reading before the meal. ' : ''}The meal isn't the only cause: sleep, walks and the time of day matter too.`
      }
      picture={
        <ul className="flex flex-col gap-2">
          {shownGroups.map((group) => (
            <Meal
              key={`${group.pantryItemId} ${group.planId} ${group.meal}`}
              group={group}
              name={nameOf(group)}
              shown={shown}
              place={place}
            />
          ))}
          {groups.length > shownGroups.length ? (
            <li className="text-ink-soft">{groups.length - shownGroups.length} more in the table</li>
          ) : null}
        </ul>
      }
      empty={
        groups.length === 0 &&
        'When you log a reading after a meal, enter what you ate too. Both will show up here.'
      }
      table={
        <DataTable
          caption="Glucose after meals"
          columns={['Time', 'Meal', 'Before', 'After', 'Change']}
          rows={groups.flatMap(({ each }) => each).sort((a, b) => b.after.time - a.after.time)}
          cells={(one) => [
            briefMoment(one.after.time, context.zone),
            nameOf(one),
            one.before ? valueWithUnit(shown, one.before.glucose) : 'none',
            valueWithUnit(shown, one.after.glucose),
            one.change === null ? 'not known' : changeText(shown, one.change),
          ]}
        />
      }
    />
  );
}
