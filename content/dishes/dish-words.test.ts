import { describe, expect, it } from 'vitest';
import { allergensIn } from '#domain/allergens/allergens.ts';
import { foodById } from '../foods/foods.ts';
import type { Dish, DishSlot, DishTag } from './dish.ts';
import { INGREDIENT_GROUPS, type Ingredient } from './ingredient.ts';
import { loadDishes, slotCandidates } from './load-dishes.ts';
import { loadIngredients } from './load-ingredients.ts';

const dishes = loadDishes();

const NAMED = /\{([^}]*)\}/g;
const PREFIX = /^\[([^\]]*)\] /;
const namedIn = (text: string) => [...text.matchAll(NAMED)].map(([, id]) => id ?? '');
const prefixOf = (step: string) => PREFIX.exec(step)?.[1];
const wordsOf = ({ name, steps }: Dish) => [name, ...steps].join(' ');
const complaints = (check: (dish: Dish) => string[]) =>
  dishes.flatMap((one) => check(one).map((words) => `${one.id}: ${words}`));

/** The step with the words for this filling of the slot. */
const asRead = (step: string, slot: string, { id, groups }: Ingredient) =>
  step.replace(/<([^:>]*): ([^>]*)>/g, (_, of: string, all: string) => {
    if (of !== slot) return '';
    const ways = all.split(' | ').map((way) => (way.includes(' = ') ? way.split(' = ') : [null, way]));
    const fits = (kinds: string | null | undefined) =>
      kinds === null || kinds?.split(' ').some((kind) => kind === id || groups.some((one) => one === kind));
    return ways.find(([kinds]) => fits(kinds))?.[1] ?? '';
  });

/** What is done to roots and fruits: leaves are torn, wilted, filled or dressed. */
const AS_NO_LEAF =
  /\b(?:roast|whole caps|pieces of one bite|bite-size|into (?:bites|chunks)|into sticks|thick slices)\b|^\[\w+\] (?:Slice|Cut up) the \{\w+\}(?:,? salt)? and (?:lay|serve)/;

/** Sold raw whatever their rows of the table tell: what is only called chorizo may be. */
const RAW_SAUSAGES = ['pork-sausage', 'italian-sausage', 'fresh-chorizo', 'bratwurst', 'turkey-sausage'];

/** Sign of doneness that steps must give for a raw food (FSIS safe minimum internal temperatures); null for others. */
function donenessOf(food: Ingredient): RegExp | null {
  const isIn = (...groups: Ingredient['groups']) => food.groups.some((group) => groups.includes(group));
  if (RAW_SAUSAGES.includes(food.id)) return /71 °C|74 °C/;
  if (!/\braw\b/.test(foodById(food.food)?.description ?? '')) return null;
  if (isIn('poultry') || food.id.startsWith('chicken-')) return /74 °C|9\d °C/;
  if (food.id.startsWith('ground-') || food.id === 'lean-ground-beef') return /71 °C|74 °C/;
  if (isIn('organ-meat')) return /71 °C|74 °C|9\d °C/;
  if (isIn('beef', 'lamb', 'pork')) return /63 °C|71 °C|74 °C|9\d °C/;
  if (isIn('white-fish', 'oily-fish')) return /63 °C/;
  return isIn('shellfish') ? /opaque|pink|open/ : null;
}

/** Foods of the slots that are not for what was cooked before. */
const uncooked = (slots: readonly DishSlot[]) => slots.filter((slot) => !slot.cooked).flatMap(slotCandidates);

/** Usual grams of a strong flavor that a cook takes for one person at most. */
const MOST_OF_STRONG: Record<string, number> = {
  cayenne: 1,
  'red-chili': 6,
  'chili-powder': 4,
  paprika: 4,
  'curry-powder': 5,
  cumin: 3,
  'coriander-seed': 3,
  turmeric: 2.5,
  cinnamon: 2.5,
  'pumpkin-pie-spice': 2,
  nutmeg: 0.5,
  cloves: 0.3,
  allspice: 0.6,
  cardamom: 1,
  saffron: 0.1,
  'bay-leaf': 0.6,
  'caraway-seed': 2,
  'fennel-seed': 2,
  'garlic-powder': 1.5,
  'onion-powder': 1.5,
  'mustard-powder': 1.5,
  'ground-ginger': 2,
  oregano: 1.2,
  'dried-thyme': 1,
  'dried-rosemary': 1.2,
  'dried-basil': 1.2,
  'dried-dill': 1,
  'dried-sage': 0.8,
  marjoram: 1,
  rosemary: 2,
  thyme: 2,
  garlic: 9,
  ginger: 12,
};

describe('names and steps', () => {
  it('name slots that exist; the name only required ones', () => {
    const wrong = complaints((one) => {
      const ids = one.slots.map(({ id }) => id);
      const required = one.slots.filter(({ optional }) => !optional).map(({ id }) => id);
      return [
        ...namedIn(wordsOf(one)).filter((id) => !ids.includes(id)),
        ...namedIn(one.name).filter((id) => !required.includes(id)),
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('choose words by slots, groups and ingredients that exist, with words for all else at the end', () => {
    const kinds = new Set<string>([...INGREDIENT_GROUPS, ...loadIngredients().map(({ id }) => id)]);
    const wrong = complaints(({ slots, steps }) =>
      steps.flatMap((step) => {
        const choices = [...step.matchAll(/<([^:>]*): ([^>]*)>/g)];
        const rest = step.replace(/<([^:>]*): ([^>]*)>/g, '');
        return [
          ...(/[<>|]/.test(rest) ? [step] : []),
          ...choices.flatMap(([, id = '', all = '']) => {
            const ways = all.split(' | ');
            const named = ways.slice(0, -1).flatMap((way) => (way.split(' = ')[0] ?? '').split(' '));
            const slot = slots.find((one) => one.id === id);
            const fills = slot ? slotCandidates(slot) : [];
            return [
              ...(slot && (!slot.optional || prefixOf(step) === id) ? [] : [`no slot ${id}`]),
              ...named.filter((kind) => !kinds.has(kind)),
              ...named.filter(
                (kind) =>
                  !fills.some((food) => food.id === kind || food.groups.some((group) => group === kind)),
              ),
              ...(ways.at(-1)?.includes(' = ') ? ['nothing for all else'] : []),
            ];
          }),
        ];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('speak of no other food than the one that fills the slot', () => {
    const loose = complaints(({ steps }) =>
      steps.filter((step) =>
        /°F\)(?: inside)? for (?:poultry|turkey|chicken|beef)|poultry (?:must|is done)|if made of poultry|,? if fresh|mashed if|if it is (?:bacon|chocolate|raw)|quail eggs|raw (?:ones|fish)/.test(
          step,
        ),
      ),
    );
    // Two steps tell when a thing goes in, which no word in its place could.
    expect(
      loose.filter((step) => !/it goes in with|into the marinade|scatter over|to a paste/.test(step)),
    ).toEqual([]);
  });

  it('are short as they are read', () => {
    const longest = (step: string) =>
      step.replace(/<[^:>]*: ([^>]*)>/g, (_, all: string) =>
        all
          .split(' | ')
          .map((way) => way.split(' = ').at(-1) ?? '')
          .reduce((a, b) => (a.length >= b.length ? a : b)),
      );
    expect(complaints(({ steps }) => steps.filter((step) => longest(step).length > 400))).toEqual([]);
  });

  it('come last only at meals they are made for', () => {
    expect(complaints(({ meals, lastFor }) => lastFor.filter((meal) => !meals.includes(meal)))).toEqual([]);
  });

  it('cut, cook and dress leaves as leaves', () => {
    const wrong = complaints(({ slots, steps }) =>
      slots.flatMap((slot) =>
        slotCandidates(slot)
          .filter(({ id, groups }) => groups.includes('leafy-green') && id !== 'belgian-endive')
          .flatMap((leaf) =>
            steps
              .filter((step) => step.includes(`{${slot.id}}`))
              .flatMap((step) => asRead(step, slot.id, leaf).split(/(?<=\.) /))
              .filter((words) => AS_NO_LEAF.test(words) && words.includes(`{${slot.id}}`))
              .map((words) => `${leaf.id}: ${words}`),
          ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('fry bacon and belly in their own fat, and call nothing buttered that may have no butter', () => {
    const FATTY = ['bacon', 'pork-belly'];
    const wrong = complaints(({ name, slots, steps }) => {
      const fatty = slots.filter((slot) => slotCandidates(slot).some(({ id }) => FATTY.includes(id)));
      const fats = slots.filter((slot) =>
        slotCandidates(slot).some(({ groups }) => groups.includes('cooking-fat')),
      );
      const fried = steps.filter((step) =>
        fatty.some(
          ({ id: meat }) =>
            new RegExp(`[Ff]ry the \\{${meat}\\}`).test(step) &&
            fats.some(({ id }) => new RegExp(`(?:Heat|Melt| in) (?:\\w+ of )?the \\{${id}\\}`).test(step)),
        ),
      );
      return [...fried, ...(/butter(?:ed|y)/i.test(name) ? [name] : [])];
    });
    expect(wrong).toEqual([]);
  });

  it('use every required slot in a step that always stays', () => {
    const unused = complaints(({ slots, steps }) => {
      const used = steps.filter((step) => prefixOf(step) === undefined).flatMap(namedIn);
      return slots.filter(({ id, optional }) => !optional && !used.includes(id)).map(({ id }) => id);
    });
    expect(unused).toEqual([]);
  });

  it('use an optional slot in its own steps alone, and begin no other step with it', () => {
    const wrong = complaints(({ slots, steps }) => {
      const optional = slots.filter((slot) => slot.optional).map(({ id }) => id);
      const astray = steps.flatMap((step) =>
        namedIn(step).filter((id) => optional.includes(id) && prefixOf(step) !== id),
      );
      const prefixes = steps.flatMap((step) => prefixOf(step) ?? []);
      const used = steps.flatMap((step) => namedIn(step).filter((id) => prefixOf(step) === id));
      return [
        ...astray,
        ...prefixes.filter((id) => !optional.includes(id)),
        ...optional.filter((id) => !used.includes(id)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('give temperatures in both units, and they agree', () => {
    const wrong = complaints(({ steps }) => {
      const text = steps.join(' ');
      const pairs = [...text.matchAll(/(\d+) °C \((\d+) °F\)/g)];
      const off = pairs.filter(([, c, f]) => Math.abs(Number(c) * 1.8 + 32 - Number(f)) > 8);
      const loose = [...text.matchAll(/°[CF]/g)].length !== 2 * pairs.length;
      return [...off.map(([words]) => words), ...(loose ? ['a temperature in one unit'] : [])];
    });
    expect(wrong).toEqual([]);
  });

  it('cook raw meat and fish to the temperatures of the USDA', () => {
    const unsafe = complaints(({ slots, steps }) => {
      const text = steps.join(' ');
      return uncooked(slots).flatMap((food) => {
        const signs = donenessOf(food);
        return signs === null || signs.test(text) ? [] : [`${food.id} wants ${signs.source}`];
      });
    });
    expect(unsafe).toEqual([]);
  });

  it('speak of no allergen in the fixed words of a name that a filling may lack', () => {
    const misleading = complaints(({ name, slots }) => {
      const always = slots
        .filter(({ optional }) => !optional)
        .map((slot) => slotCandidates(slot).map(({ contains }) => contains));
      return allergensIn(name.replace(NAMED, ' '))
        .map(({ id }) => id)
        .filter((allergy) => !always.some((foods) => foods.every((contains) => contains.includes(allergy))));
    });
    expect(misleading).toEqual([]);
  });

  it('take no more of a strong flavor than a cook does, also where it stands in for a mild one', () => {
    const tooMuch = complaints(({ slots }) =>
      slots.flatMap((slot) =>
        slotCandidates(slot)
          .map(({ id }) => id)
          .filter((id) => {
            const most = MOST_OF_STRONG[id];
            return most !== undefined && (slot.grams[1] > most || slot.grams[2] > most * 2.1);
          })
          .map((id) => `${id} in ${slot.id}`),
      ),
    );
    expect(tooMuch).toEqual([]);
  });

  it('say quick up to 20 minutes, one-pan for one vessel, no-cook for what is never heated nor raw meat', () => {
    const wrong = complaints((one) => {
      const vessels = one.equipment.filter((name) => /pan|pot|wok|tray|dish|casserole|sheet|tin/.test(name));
      const heated =
        /°C|\b(heat|cook|fry|bake|boil|simmer|roast|grill|toast|melt|microwave|oven|skillet)\b/i.test(
          one.steps.join(' '),
        );
      const raw = uncooked(one.slots).some((food) => donenessOf(food) !== null);
      const said = (tag: DishTag) => one.tags.includes(tag);
      return [
        ...(said('quick') === one.minutes <= 20 ? [] : ['quick']),
        ...(said('one-pan') && vessels.length !== 1 ? ['one-pan'] : []),
        ...(said('no-cook') === (vessels.length === 0 && !heated) && !(said('no-cook') && raw)
          ? []
          : ['no-cook']),
        ...(new Set(one.tags).size < one.tags.length ? ['a tag twice'] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
