import { describe, expect, it } from 'vitest';
import { portionText, servingText } from './portion-text.ts';

describe('a portion of the foods table', () => {
  it('is named with its weight in the unit of the person', () => {
    expect(portionText({ text: '1 cup, cubes', grams: 150 }, 'g')).toBe('1 cup, cubes (150 g)');
    expect(portionText({ text: '1 cup, cubes', grams: 150 }, 'oz')).toBe('1 cup, cubes (5.3 oz)');
    expect(portionText({ text: '.5 cup', grams: 126 }, 'g')).toBe('0.5 cup (126 g)');
  });

  it('that is a weight alone is told once', () => {
    expect(portionText({ text: '100 g', grams: 100 }, 'g')).toBe('100 g');
    expect(portionText({ text: '100 g', grams: 100 }, 'oz')).toBe('3.5 oz');
    expect(portionText({ text: '3 oz', grams: 85 }, 'g')).toBe('85 g');
    expect(portionText({ text: '3 oz', grams: 85 }, 'oz')).toBe('3 oz');
  });
});

describe('a serving as it was printed', () => {
  it('keeps its words and changes its grams', () => {
    expect(servingText('2/3 cup (55g)', 'oz')).toBe('2/3 cup (1.9 oz)');
    expect(servingText('1 cup, cubes (150 g)', 'oz')).toBe('1 cup, cubes (5.3 oz)');
    expect(servingText('1 Riegel, 42,5 g', 'oz')).toBe('1 Riegel, 1.5 oz');
    expect(servingText('2/3 cup (55g)', 'g')).toBe('2/3 cup (55g)');
  });

  it('that names ounces already, or no weight, stays', () => {
    expect(servingText('1 oz (28g)', 'oz')).toBe('1 oz');
    expect(servingText('1 oz (28g)', 'g')).toBe('1 oz (28g)');
    expect(servingText('8 fl oz (240 g)', 'oz')).toBe('8 fl oz (8.5 oz)');
    expect(servingText('250 ml', 'oz')).toBe('250 ml');
    expect(servingText('1 egg', 'oz')).toBe('1 egg');
  });
});
