import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPoint, placeOf, pointByKey } from './nearest-point.ts';

const scale = { x: (at: number) => at, y: (value: number) => 200 - value };
const at = (x: number, value: number) => ({ at: x, value, kind: 0 });

describe('nearestPoint', () => {
  const points = [at(10, 50), at(20, 150), at(22, 40), at(300, 100)];

  it('finds the point under the pointer, also where several share a place', () => {
    expect(nearestPoint(points, scale, { x: 21, y: 160 })).toBe(2);
    expect(nearestPoint(points, scale, { x: 21, y: 55 })).toBe(1);
  });

  it('finds nothing far from every point', () => {
    expect(nearestPoint(points, scale, { x: 160, y: 100 })).toBeNull();
    expect(nearestPoint([], scale, { x: 0, y: 0 })).toBeNull();
  });

  it('finds each point when touched exactly', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.nat(1000), fc.nat(200)), { minLength: 1, selector: String }),
        (pairs) => {
          const cloud = pairs.map(([x, value]) => at(x, value));
          cloud.forEach((point, index) => {
            expect(nearestPoint(cloud, scale, { x: point.at, y: 200 - point.value })).toBe(index);
          });
        },
      ),
    );
  });
});

describe('pointByKey', () => {
  it('begins at the newest point going back and at the oldest going on', () => {
    expect(pointByKey('ArrowLeft', null, 5)).toBe(4);
    expect(pointByKey('ArrowRight', null, 5)).toBe(0);
  });

  it('stops at both ends', () => {
    expect(pointByKey('ArrowRight', 4, 5)).toBe(4);
    expect(pointByKey('ArrowLeft', 0, 5)).toBe(0);
    expect(pointByKey('Home', 3, 5)).toBe(0);
    expect(pointByKey('End', 0, 5)).toBe(4);
  });

  it('leaps a tenth of the points', () => {
    expect(pointByKey('PageUp', 0, 100)).toBe(10);
    expect(pointByKey('PageDown', 15, 100)).toBe(5);
  });

  it('leaves other keys and empty charts alone', () => {
    expect(pointByKey('Tab', 1, 5)).toBeNull();
    expect(pointByKey('Home', null, 0)).toBeNull();
  });
});

describe('placeOf', () => {
  const mmol = (value: number) => Math.round((value / 18) * 10) / 10;
  const chosen = at(20, 90);

  it('stays on its reading when readings are added and the unit changes', () => {
    const anew = [at(5, 80), at(10, 99), { ...chosen, kind: 1 }, at(20, 90)];
    expect(
      placeOf(
        chosen,
        anew.map((point) => ({ ...point, value: mmol(point.value) })),
      ),
    ).toBe(3);
  });

  it('tells two readings of one moment apart', () => {
    const twin = at(20, 95);
    expect(placeOf(twin, [chosen, twin])).toBe(1);
  });

  it('is nowhere when its reading is gone', () => {
    expect(placeOf(chosen, [at(10, 90)])).toBeNull();
    expect(placeOf(null, [chosen])).toBeNull();
  });
});
