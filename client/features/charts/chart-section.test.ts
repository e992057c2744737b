import { expect, test } from 'vitest';
import { placesOn } from './chart-section.tsx';

test('values that no meter can tell apart lie together on their bar, others reach its ends', () => {
  const near = placesOn([1.26, 1.34], 'ketones');
  expect(near(1.34) - near(1.26)).toBeLessThan(0.05);
  expect(near(1.3)).toBeCloseTo(0.5);
  const far = placesOn([70, 95, 140], 'glucose');
  expect(far(70)).toBeCloseTo(0.06);
  expect(far(140)).toBeCloseTo(0.94);
  expect(placesOn([96], 'glucose')(96)).toBeCloseTo(0.5);
});
