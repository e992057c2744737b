import { describe, expect, it } from 'vitest';
import type { Fast } from '#contract/fasts.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { pendingItems } from '../../features/pantry/item-changes.ts';
import { withPendingPlans } from '../../features/saved-meals/plan-list.ts';
import { withPendingFasts } from '../fasts/fasts.ts';
import { withPendingChanges } from '../person/person.ts';
import { withPendingReadings } from '../readings/readings.ts';
import { CHANGE_VERSION, type Change, type Kind, type Payloads } from './change.ts';

const AT = '2026-11-21T10:00:00.000Z';

/** An entry of account 7 that waits. */
function entry<K extends Kind>(seq: number, kind: K, payload: Payloads[K], sentId?: number): Change {
  const waiting = { attempts: 0, state: 'waiting', failure: null, createdAt: AT, owner: '7' } as const;
  const made = { seq, id: `key-${seq}`, version: CHANGE_VERSION, kind, payload, sentId, ...waiting };
  return made as Change;
}

describe('readings', () => {
  const stored = { ...EMPTY_READING, id: 5, glucoseLevel: 90, readingTime: AT, createdAt: AT };

  it('stand as they will be: new ones at the time they were entered, changes over them, deleted ones gone', () => {
    const later = '2026-11-21T11:00:00.000Z';
    const shown = withPendingReadings(
      [stored],
      [
        entry(1, 'reading.add', { reading: { glucoseLevel: 104 } }),
        entry(2, 'reading.change', { id: -1, changes: { readingTime: later, notes: 'x' } }),
        entry(3, 'reading.remove', { id: 5 }),
      ],
    );
    expect(shown).toEqual([
      { ...EMPTY_READING, id: -1, glucoseLevel: 104, notes: 'x', readingTime: later, createdAt: AT },
    ]);
  });

  it('are shown once while the list that has them is on its way, and only within the stretch asked for', () => {
    const sent = entry(1, 'reading.add', { reading: { glucoseLevel: 90 } }, 5);
    expect(withPendingReadings([stored], [sent])).toEqual([stored]);
    const old = entry(2, 'reading.add', {
      reading: { glucoseLevel: 80, readingTime: '2026-01-01T00:00:00Z' },
    });
    expect(withPendingReadings([stored], [old], '2026-11-01T00:00:00.000Z')).toEqual([stored]);
  });
});

it('a fast started and ended without a network runs by the server’s clock', () => {
  const HOUR = 3_600_000;
  const shown = withPendingFasts(
    [],
    [
      entry(4, 'fast.start', { fast: { plannedHours: 16 }, clockSkew: HOUR }),
      entry(5, 'fast.change', { id: -4, changes: { endedAt: '2026-11-22T03:00:00.000Z' } }),
    ],
  );
  expect(shown).toEqual<Fast[]>([
    {
      id: -4,
      plannedHours: 16,
      startedAt: '2026-11-21T11:00:00.000Z',
      endedAt: '2026-11-22T03:00:00.000Z',
    },
  ]);
});

it('a food saved without a network bears its later changes, and is gone when it is deleted again', () => {
  const added = entry(1, 'pantry.add', {
    item: { productName: 'Butter', ketoFriendly: true, calories: 717 },
  });
  const starred = entry(2, 'pantry.change', { id: -1, name: 'Butter', changes: { isFavorite: true } });
  expect(pendingItems([added, starred])).toMatchObject([
    { id: -1, productName: 'Butter', calories: 717, netCarbs: null, isFavorite: true, hasAnalysis: false },
  ]);
  const removed = entry(3, 'pantry.remove', { id: -1, name: 'Butter' });
  expect(pendingItems([added, starred, removed])).toEqual([]);
});

it('a plan saved without a network stands first, under its newest title', () => {
  const saved = entry(1, 'plan.save', { plan: { title: 'A', content: 'Eggs', pantryItemIds: '[1]' } });
  const shown = withPendingPlans([], [saved, entry(2, 'plan.rename', { id: -1, title: 'B' })]);
  expect(shown).toMatchObject([
    { id: -1, title: 'B', content: 'Eggs', mealPlanType: 'enhanced', mealTypes: '[]' },
  ]);
});

it('the profile keeps what was said before beside what waits', () => {
  const before = { ...EMPTY_PERSONAL_DATA, age: 40, height: 180 };
  const shown = withPendingChanges(before, [entry(1, 'profile.change', { changes: { age: 41 } })]);
  expect(shown).toEqual({ ...before, age: 41 });
});
