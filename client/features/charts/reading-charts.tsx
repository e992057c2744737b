import { useDeferredValue, useState } from 'react';
import { usePerson } from '../../lib/person/person.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { useReadings } from '../../lib/readings/readings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BlankLog } from '../../ui/illustrations/empty-places.tsx';
import { EmptyState, ErrorState, LoadingState, ProfileNotLoaded } from '../../ui/states.tsx';
import { ChartBoard } from './chart-board.tsx';
import { ComparedMealsSection } from './compared-meals-section.tsx';
import { NetCarbsSection } from './net-carbs-section.tsx';
import { ALL_RANGE, type ChartRange, FIRST_RANGE, neededFrom, RangePicker } from './range-picker.tsx';

interface Asked {
  range: ChartRange;
  /** The person chose it; what was not chosen gives way to everything when it is empty. */
  isPicked: boolean;
  /** Milliseconds since 1970: the moment the range was picked. */
  now: number;
}

interface Loaded {
  asked: Asked;
  readings: readonly Reading[];
}

export function ReadingCharts() {
  const [asked, setAsked] = useState<Asked>(() => ({ range: FIRST_RANGE, isPicked: false, now: Date.now() }));
  const { person, isLoading, error: personError, retry } = usePerson();
  const { data, error, refetch } = useReadings(neededFrom(asked.range, asked.now));
  // While a longer range is on its way, the pictures of the one before stay.
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const showAll = data?.length === 0 && !asked.isPicked;
  if (showAll) setAsked({ range: ALL_RANGE, isPicked: true, now: asked.now });
  else if (data && (loaded?.readings !== data || loaded.asked !== asked))
    setLoaded({ asked, readings: data });
  // Thousands of readings take a moment: the page answers while their pictures are made.
  const deferred = useDeferredValue(loaded) ?? loaded;
  const shown = deferred && { readings: deferred.readings, person, ...deferred.asked };
  const isNew = shown?.readings.length === 0 && shown.range.days === null;
  return (
    <div className="flex flex-col gap-6">
      {personError ? (
        <ProfileNotLoaded units={person.units} onRetry={retry}>
          Days follow this device's time zone.
        </ProfileNotLoaded>
      ) : null}
      {isNew ? null : (
        <RangePicker
          range={asked.range}
          onPick={(range) => setAsked({ range, isPicked: true, now: Date.now() })}
        />
      )}
      {error && !data ? (
        <ErrorState title="Your readings could not be loaded" error={error} onRetry={() => refetch()} />
      ) : !shown || isLoading ? (
        <LoadingState label="Drawing your charts..." />
      ) : (
        <div aria-busy={!data || deferred !== loaded}>
          {shown.readings.length > 0 ? (
            <ChartBoard {...shown} />
          ) : (
            <EmptyState
              title={isNew ? 'No readings yet' : 'No readings on these days'}
              figure={<BlankLog />}
              action={
                isNew ? (
                  <ButtonLink to="/tracking" search={{ view: 'log' }}>
                    Log a reading
                  </ButtonLink>
                ) : null
              }
            >
              {isNew
                ? 'Log your first glucose, ketone or weight reading to start this chart.'
                : 'Pick a longer time range to see older readings.'}
            </EmptyState>
          )}
          <div className="mt-5 flex flex-col gap-5">
            <NetCarbsSection {...shown} />
            <ComparedMealsSection {...shown} />
          </div>
        </div>
      )}
    </div>
  );
}
