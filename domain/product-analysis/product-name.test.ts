import { describe, expect, it } from 'vitest';
import { isUnidentifiedName, UNKNOWN_PRODUCT } from './product-name.ts';

describe('isUnidentifiedName', () => {
  it.each([
    UNKNOWN_PRODUCT,
    'unknown bar',
    'NUTRITION LABEL',
    'Unidentified item',
    'Dairy Product',
    'My Food Item',
    'Unrecognized',
  ])('%s asks for a description', (name) => {
    expect(isUnidentifiedName(name)).toBe(true);
  });

  it.each(['Almond butter', 'Cheddar', 'Known Oats'])('%s is confirmed', (name) => {
    expect(isUnidentifiedName(name)).toBe(false);
  });
});
