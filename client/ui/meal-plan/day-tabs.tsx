import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { PlanDay } from '#contract/meal-plans.ts';

interface DayTabsProps {
  days: readonly PlanDay[];
  /** Number of the day that is open; without it the tabs keep it themselves. */
  day?: number | undefined;
  onDay?: ((day: number) => void) | undefined;
  children: (day: PlanDay) => ReactNode;
}

/** Up to so many tabs have room for the word beside the number. */
const WIDE_TABS = 4;

/** One day of a plan at a time; a plan of one day has no tabs. */
export function DayTabs({ days, day, onDay, children }: DayTabsProps) {
  const [first] = days;
  if (!first || days.length === 1) return first ? children(first) : null;
  const isShort = days.length <= WIDE_TABS;
  return (
    <Tabs.Root
      {...(day === undefined ? { defaultValue: String(first.day) } : { value: String(day) })}
      onValueChange={(value) => onDay?.(Number(value))}
    >
      <Tabs.List
        aria-label="Days"
        className={clsx('mb-4 grid border-b-2 border-ink', isShort ? 'grid-cols-4' : 'grid-cols-7')}
      >
        {days.map((one) => (
          <Tabs.Trigger
            key={one.day}
            value={String(one.day)}
            aria-label={`Day ${one.day}`}
            className="min-h-touch rounded-t-md border-b-3 border-transparent font-bold hover:bg-shoal data-[state=active]:border-rose data-[state=active]:text-rose forced-colors:data-[state=active]:border-[Highlight]"
          >
            {isShort ? `Day ${one.day}` : one.day}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {days.map((one) => (
        <Tabs.Content key={one.day} value={String(one.day)}>
          {isShort ? null : <p className="mb-2 font-display text-lg font-semibold">Day {one.day}</p>}
          {children(one)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
