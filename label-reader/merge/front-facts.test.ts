import { describe, expect, it } from 'vitest';
import { type FrontLine, frontFacts, frontName } from './front-facts.ts';

function line(text: string, height: number, v: number, rest: Partial<FrontLine> = {}): FrontLine {
  return { text, height, v, confidence: 0.97, left: 100, right: 500, ...rest };
}

const front = [
  line('HARBOUR PANTRY', 60, 120),
  line('Almond', 90, 240),
  line('Butter', 92, 340),
  line('GLUTEN FREE', 80, 460),
  line('NET WT 16 OZ (454 g)', 40, 700),
  line('stir before use', 18, 760),
];

describe('name on the front', () => {
  it('is the large print from top to bottom, without claims and weights', () => {
    expect(frontName(front)).toBe('Harbour Pantry Almond Butter');
  });

  it('goes on to the food in smaller print below it', () => {
    const brand = [line('HARBOUR', 90, 100), line('Dark', 44, 175), line('Hazelnuts', 40, 225)];
    expect(frontName([...brand, line('roasted slowly', 20, 280)])).toBe('Harbour Dark Hazelnuts');
    expect(frontName([...brand.slice(0, 2), line('Hazelnuts', 40, 400)])).toBe('Harbour');
    expect(frontName([line('Noir', 90, 100), line('Noisettes Entières', 40, 175)])).toBe(
      'Noir Noisettes Entières',
    );
  });

  it('is left out rather than misread', () => {
    expect(frontName(front.map((l) => ({ ...l, confidence: 0.6 })))).toBeNull();
    expect(frontName([])).toBeNull();
  });

  it('is not made of running text', () => {
    const text = Array.from({ length: 12 }, (_, row) =>
      line(`Our almonds are roasted slowly ${row}`, 20, row * 30),
    );
    expect(frontName(text)).toBeNull();
  });
});

describe('facts of a photo without a panel', () => {
  it('hold a name and no numbers', () => {
    expect(frontFacts(front, null)).toMatchObject({
      productName: 'Harbour Pantry Almond Butter',
      nutrients: {},
    });
  });

  it('hold ingredients, whose large words are no name', () => {
    expect(frontFacts(front, 'Almonds, salt')).toMatchObject({
      productName: null,
      ingredients: 'Almonds, salt',
    });
  });

  it('name the sugar alcohols that the panel of another photo only sums up', () => {
    expect(frontFacts([], 'Almonds, erythritol, maltitol syrup').polyols).toEqual([
      { name: 'erythritol', grams: null },
      { name: 'maltitol syrup', grams: null },
    ]);
  });
});
