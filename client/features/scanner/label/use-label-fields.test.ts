import { expect, it } from 'vitest';
import { fullestPhoto } from './use-label-fields.ts';

it('begins with the photo that shows most values', () => {
  expect(fullestPhoto([{ photo: 1 }, { photo: 2 }, { photo: 2 }])).toBe(2);
  expect(fullestPhoto([{ photo: 2 }, { photo: 1 }])).toBe(1);
  expect(fullestPhoto([])).toBe(0);
});
