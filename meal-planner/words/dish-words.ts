import { listText, sentenceStart } from '#domain/food-text/amount-text.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { calledInstead, standsFor } from '../kitchen/stand-ins.ts';
import type { Filling } from '../options/dish-option.ts';
import { saysFrozen } from '../pantry/food-forms.ts';
import { isFlesh } from '../person/eating-style.ts';
import type { ChosenDish } from '../solving/day-problem.ts';
import { withoutDoneAlready } from './cut-already.ts';

const SLOT = /\{([a-z][a-z0-9]*)\}/g;
const ONLY_WITH = /^\[([a-z][a-z0-9]*)\] /;
const MELT =
  /\bMelt ((?:(?:half|two thirds|a third|a little|the rest) of )?the) \{([a-z][a-z0-9]*)\}(?! with)/g;
const CHOICE = /<([a-z][a-z0-9]*): ([^<>]*)>/g;

/** Up to this share of one piece above one it is still called one. */
const STILL_ONE = 1.3;

/** "the avocado" for a half or a whole one, "the avocados" for two. */
function nameFor({ one, inSteps, measures }: KitchenFood, grams: number): string {
  const piece = measures.find(({ unit }) => unit === 'piece')?.grams;
  return piece !== undefined && grams <= piece * STILL_ONE ? one : inSteps;
}

const fillingsOf = ({ option, grams }: ChosenDish) =>
  option.fillings.map((filling, at) => {
    const { slot, food } = filling;
    const name = nameFor(food, grams[at] ?? 0);
    return { id: slot.id, food, name: isStandIn(filling) ? calledInstead(food, name) : name };
  });

const isKind = ({ ingredient, groups }: KitchenFood, kind: string) =>
  ingredient === kind || groups.some((group) => group === kind);

/** Whether the dish was written with another food in the place of this one. */
const isStandIn = ({ slot, food }: Filling) =>
  !slot.accepts.some((kind) => isKind(food, kind.replace('@', '')));

/** Of "<meat: poultry = 74 °C | 71 °C>" the words for what the slot holds; the last stand for all else. */
function chosenWords(dish: ChosenDish, text: string): string {
  return text.replace(CHOICE, (_, id: string, all: string) => {
    const filling = dish.option.fillings.find(({ slot }) => slot.id === id);
    const ways = all.split(' | ').map((way) => {
      const [kinds, words] = way.includes(' = ') ? way.split(' = ') : [null, way];
      return { kinds: kinds?.split(' ') ?? null, words: words ?? '' };
    });
    const instead = filling && isStandIn(filling) ? standsFor(filling.food.ingredient ?? '') : [];
    const fits = ({ kinds }: { kinds: string[] | null }) =>
      kinds?.some((kind) => instead.includes(kind) || (filling && isKind(filling.food, kind))) ?? true;
    return ways.find(fits)?.words ?? '';
  });
}

/** Coconut oil is solid in the kitchen; the others have nothing to melt. */
const isLiquidFat = ({ ingredient }: KitchenFood) =>
  ingredient?.endsWith('-oil') === true && ingredient !== 'coconut-oil';

function filler(dish: ChosenDish): (text: string) => string {
  const names = new Map(fillingsOf(dish).map(({ id, name }) => [id, name]));
  const liquid = new Set(
    dish.option.fillings.filter(({ food }) => isLiquidFat(food)).map(({ slot }) => slot.id),
  );
  const foods = new Map(dish.option.fillings.map(({ slot, food }) => [slot.id, food]));
  return (text) =>
    withoutDoneAlready(chosenWords(dish, text), foods)
      .replace(MELT, (whole, part: string, id: string) => (liquid.has(id) ? `Heat ${part} {${id}}` : whole))
      .replace(SLOT, (whole, id: string) => names.get(id) ?? whole);
}

export function dishName(chosen: ChosenDish): string {
  return sentenceStart(filler(chosen)(chosen.option.dish.name));
}

/** What to do with foods that were cooked before (FSIS: reheat leftovers to 165 °F). */
function cookedNote(chosen: ChosenDish): string[] {
  const cooked = fillingsOf(chosen).filter(({ food }) => food.cookedYield !== null);
  if (cooked.length === 0) return [];
  const names = listText(cooked.map(({ name }) => name));
  return [
    chosen.option.dish.tags.includes('no-cook')
      ? `${names}: keep cold until used.`
      : `${names}: if a step says to cook it, just heat it through until steaming hot, 165 °F (74 °C).`,
  ].map(sentenceStart);
}

/** Meat and fish that lie in the freezer (FSIS, The Big Thaw: in the refrigerator, or in cold water about an hour a pound). */
function thawNote(chosen: ChosenDish): string[] {
  const frozen = fillingsOf(chosen).filter(
    ({ food }) => isFlesh(food) && saysFrozen(food.name.toLowerCase()),
  );
  if (frozen.length === 0) return [];
  const names = listText(frozen.map(({ name }) => name));
  return [`Thaw the ${names}: overnight in the fridge, or sealed in a bag in cold water for about an hour.`];
}

/** The steps with the foods' names, without those of slots that stay empty. */
export function dishSteps(chosen: ChosenDish): string[] {
  const words = filler(chosen);
  const filled = new Set(chosen.option.fillings.map(({ slot }) => slot.id));
  const steps = chosen.option.dish.steps.filter((step) => {
    const [, needed] = ONLY_WITH.exec(step) ?? [];
    return needed === undefined || filled.has(needed);
  });
  return [
    ...thawNote(chosen),
    ...cookedNote(chosen),
    ...steps.map((step) => sentenceStart(words(step.replace(ONLY_WITH, '')))),
  ];
}
