import { expect, it } from 'vitest';
import { createKitchen } from './kitchen.ts';
import { standsFor } from './stand-ins.ts';

const kitchen = createKitchen();

it('are ingredients that exist, and each takes the place of the other', () => {
  for (const id of ['passata', 'red-onion', 'lemon', 'chicken-thigh', 'turkey-breast']) {
    expect(standsFor(id).length).toBeGreaterThan(0);
    for (const other of standsFor(id)) {
      expect(kitchen.extras.has(other)).toBe(true);
      expect(standsFor(other)).toContain(id);
    }
  }
});

it('fill a slot after what the dish names, and are not bought for it', () => {
  const slot = {
    id: 'tomato',
    role: 'base' as const,
    accepts: ['canned-tomatoes'],
    grams: [1, 2, 3] as [number, number, number],
    optional: false,
  };
  expect(kitchen.fitting(slot)).toEqual(['canned-tomatoes', 'crushed-tomatoes', 'passata']);
  expect(kitchen.named(slot)).toEqual(['canned-tomatoes']);
});
