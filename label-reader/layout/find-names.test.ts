import { describe, expect, it } from 'vitest';
import { findNames } from './find-names.ts';

const names = (text: string) => findNames([...text]).map(({ name }) => name);

describe('findNames', () => {
  it.each([
    ['Total Fat 9g', ['total_fat']],
    ['SaturatedFat1g', ['saturated_fat']],
    ['TransFat Og', ['trans_fat']],
    ['Sodlum 115mg', ['sodium']],
    ['Total Carboydrate 8g', ['total_carbs']],
    ['Includes 4g Added Sugars', ['added_sugars']],
    ['Calories 160 Calories from Fat 70', ['calories', 'other']],
    ['Polyunsaturated Fat 1g', ['other']],
    ['davon gesättigte Fettsäuren', ['saturated_fat']],
    ['Matières grasses', ['total_fat']],
    ['dont sucres', ['sugars']],
    ['Ballaststoffe', ['dietary_fiber']],
    ['Eiweiß', ['protein']],
    ['waarvan suikers', ['sugars']],
    ['Hidratos de carbono', ['total_carbs']],
    ['Erythritol 12g', ['sugar_alcohols']],
  ])('finds the rows of "%s"', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('takes short words only when they stand alone and are spelt right', () => {
    expect(names('Fatty salad, self, bsalt')).toEqual([]);
    expect(names('Fat')).toEqual(['total_fat']);
  });

  it('leaves the amount behind a misread name to the amounts', () => {
    expect(findNames([...'Total Cart.4'])[0]).toMatchObject({ name: 'total_carbs', end: 10 });
  });
});
