import { describe, expect, test } from 'vitest';
import { createKitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { dishSteps } from './dish-words.ts';

const kitchen = createKitchen();

/** Steps of a dish with what is named in its slots, and the first that fits in the other required ones. */
function stepsOf(dishId: string, named: Record<string, string | KitchenFood>): string {
  const dish = kitchen.dishes.find(({ id }) => id === dishId);
  if (!dish) throw new Error(`no dish ${dishId}`);
  const foodOf = (id: string | KitchenFood): KitchenFood => {
    const food = typeof id === 'string' ? kitchen.extras.get(id) : id;
    if (!food) throw new Error(`no ingredient ${id}`);
    return food;
  };
  const fillings = dish.slots
    .filter((slot) => !slot.optional || named[slot.id] !== undefined)
    .map((slot) => {
      const [least, usual, most] = slot.grams;
      const food = foodOf(named[slot.id] ?? kitchen.fitting(slot)[0] ?? '');
      return { slot, food, portion: { least, usual, most, step: 1 } };
    });
  const grams = fillings.map(({ portion }) => portion.usual);
  return dishSteps({
    option: { dish, fillings, meal: dish.meals[0] ?? 'Dinner', apart: null, foreign: 0 },
    grams,
  }).join(' ');
}

describe('steps speak of what is in the dish', () => {
  test('with the temperature of the meat that is in it', () => {
    const turkey = stepsOf('mince-skillet', { meat: 'ground-turkey' });
    expect(turkey).toContain('74 °C (165 °F)');
    expect(turkey).not.toMatch(/71 °C|beef|pork/);
    const beef = stepsOf('mince-skillet', { meat: 'ground-beef' });
    expect(beef).toContain('71 °C (160 °F)');
    expect(beef).not.toMatch(/74 °C|poultry/);
  });

  test('what lies in the freezer is thawed first', () => {
    const salmon = kitchen.extras.get('salmon');
    if (!salmon) throw new Error('no salmon');
    const frozen = { ...salmon, name: 'Frozen salmon fillets' };
    expect(stepsOf('warm-meat-on-leaves', { meat: frozen })).toMatch(
      /^Thaw the salmon: overnight in the fridge/,
    );
    expect(stepsOf('warm-meat-on-leaves', { meat: salmon })).not.toContain('Thaw');
  });

  test('what was bought cut up or frozen is not cut or trimmed again', () => {
    const owned = (id: string, name: string): KitchenFood => {
      const food = kitchen.extras.get(id);
      if (!food) throw new Error(`no ${id}`);
      return { ...food, name, pantry: { id: 1, atHand: null, daysLeft: null } };
    };
    const skillet = (vegetable: KitchenFood | string) => stepsOf('mince-skillet', { vegetable });
    expect(skillet('green-beans')).toContain('Trim the green beans and cut into short lengths.');
    expect(skillet(owned('green-beans', 'Frozen green beans'))).toContain(
      'Take the green beans and cut into',
    );
    const salad = (cheese: KitchenFood | string) => stepsOf('quesadilla', { cheese });
    expect(salad('cheddar')).toContain('Grate the cheddar and spread');
    expect(salad(owned('cheddar', 'Shredded cheddar'))).toContain('Take the cheddar and spread');
  });

  test('salmon is not poultry, shrimp turn opaque', () => {
    expect(stepsOf('warm-meat-on-leaves', { meat: 'salmon' })).not.toMatch(/poultry|74 °C/);
    expect(stepsOf('warm-meat-on-leaves', { meat: 'shrimp' })).toContain('pink and opaque');
  });

  test.each(['tofu', 'tempeh', 'shrimp', 'scallop'])('%s has no temperature of meat in any dish', (food) => {
    const told = kitchen.dishes.flatMap(({ id, slots }) => {
      const proteins = slots.filter(
        (slot) => slot.role === 'protein' && !slot.optional && !kitchen.fitting(slot).includes('egg'),
      );
      const [only] = proteins;
      if (proteins.length !== 1 || !only || !kitchen.fitting(only).includes(food)) return [];
      return /(?:63|74) °C/.test(stepsOf(id, { [only.id]: food })) ? [id] : [];
    });
    expect(told).toEqual([]);
  });

  test('butter melts, oil is heated', () => {
    const fried = kitchen.dishes.filter(({ slots }) =>
      slots.some(
        (slot) => slot.id === 'fat' && !slot.optional && kitchen.fitting(slot).includes('olive-oil'),
      ),
    );
    const oily = fried.map(({ id }) => stepsOf(id, { fat: 'olive-oil' }));
    expect(
      oily.filter((steps) => /Melt [^.,]*the olive oil/.test(steps) && !/ with the olive oil/.test(steps)),
    ).toEqual([]);
    const buttery = fried.map(({ id }) => stepsOf(id, { fat: 'butter' })).join(' ');
    expect(buttery).toContain('Melt half of the butter');
  });

  test('frozen spinach is thawed, fresh spinach washed', () => {
    expect(stepsOf('salmon-and-greens', { greens: 'frozen-spinach' })).toContain(
      'Thaw the frozen spinach and wring it out.',
    );
    expect(stepsOf('salmon-and-greens', { greens: 'spinach' })).toContain('Wash the spinach');
  });
});
