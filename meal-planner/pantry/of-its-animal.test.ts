import { describe, expect, it } from 'vitest';
import { loadIngredients } from '#content/dishes/load-ingredients.ts';
import { ingredientFinder } from './find-ingredient.ts';
import { ingredientNames } from './ingredient-names.ts';

const ingredients = loadIngredients();
const find = ingredientFinder(ingredientNames(ingredients), ingredients, null);
const found = (productName: string) => [...find({ productName, brand: null, foodId: null })].flat()[0];

describe('a cut is of the animal that its name tells', () => {
  it.each([
    ['Smoky pork sirloin steaks', 'pork-loin'],
    ['Marinated pork fillet steak', 'pork-loin'],
    ['Welsh lamb rump steak', 'leg-of-lamb'],
    ['Crispy beef bacon', 'turkey-bacon'],
    ['Wagyu beef rump steak', 'sirloin-steak'],
    ['Picanha', 'sirloin-steak'],
    ['Bife de chorizo', 'strip-steak'],
  ])('%s', (name, id) => {
    expect(found(name)?.id).toBe(id);
  });

  it('a roast is a joint where the word stands last, and cooked where it stands first', () => {
    expect(found('Pork roast')).toMatchObject({ id: 'pork-loin', saysCooked: false });
    expect(found('Roast pork')).toMatchObject({ id: 'pork-loin', saysCooked: true });
  });
});
