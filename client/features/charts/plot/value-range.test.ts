import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueRange } from './value-range.ts';

const point = (value: number) => ({ at: 0, value, kind: 0 });
const bare = { line: null, least: null, most: null, cutAbove: null };

describe('valueRange', () => {
  it('holds every value, with air on both sides', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.1, max: 600, noNaN: true }), { minLength: 1 }), (values) => {
        const [least, most] = valueRange({ ...bare, points: values.map(point) });
        expect(least).toBeGreaterThanOrEqual(0);
        expect(least).toBeLessThan(Math.min(...values));
        expect(most).toBeGreaterThan(Math.max(...values));
      }),
    );
  });

  it('shows the target even where no reading comes near it', () => {
    const [least, most] = valueRange({ ...bare, points: [point(150)], least: 70, most: 100 });
    expect(least).toBeLessThan(70);
    expect(most).toBeGreaterThan(150);
  });

  it('starts at zero rather than below it', () => {
    expect(valueRange({ ...bare, points: [point(0), point(3)] })[0]).toBe(0);
  });

  it('is not stretched by what is cut off', () => {
    expect(valueRange({ ...bare, points: [point(2), point(90)], cutAbove: 12 })[1]).toBeLessThan(14);
  });

  it('gives an axis to no data at all', () => {
    expect(valueRange({ ...bare, points: [] })).toEqual([0, 1]);
  });
});
