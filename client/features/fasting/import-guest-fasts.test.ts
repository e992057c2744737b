import { expect, test } from 'vitest';
import { importGuestFasts } from './import-guest-fasts.ts';

const fastOf = (id: number, endedAt: string | null) => ({
  id,
  plannedHours: 16,
  startedAt: `2026-03-0${id}T18:00:00.000Z`,
  endedAt,
  idempotencyKey: `00000000-0000-4000-8000-00000000000${id}`,
});

test('fasts are sent oldest first, and one that is refused stays on the device', async () => {
  const sent: unknown[] = [];
  const removed: number[] = [];
  const fasts = [
    fastOf(3, null),
    fastOf(2, '2026-03-03T10:00:00.000Z'),
    fastOf(1, '2026-03-02T10:00:00.000Z'),
  ];
  const result = await importGuestFasts(fasts, {
    save: async (fast) => {
      sent.push(fast);
      if (fast.startedAt === fasts[1]?.startedAt) throw new Error('overlaps');
    },
    removeFromDevice: (id) => removed.push(id),
  });
  expect(result).toEqual({ imported: 2, left: 1 });
  expect(removed).toEqual([1, 3]);
  expect(sent).toHaveLength(3);
  expect(sent[0]).toMatchObject({ startedAt: fasts[2]?.startedAt, endedAt: '2026-03-02T10:00:00.000Z' });
  expect(sent[2]).not.toHaveProperty('endedAt');
});
