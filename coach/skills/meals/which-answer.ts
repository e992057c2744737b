import { ALLERGEN_NAMES, allergensIn } from '#domain/allergens/allergens.ts';
import { amountWords } from '#domain/diary/estimate-words.ts';
import { listText, sentenceStart } from '#domain/food-text/amount-text.ts';
import { type DayLimit, dayText } from '../foods/day-limit.ts';
import { ALCOHOL, BARELY, FAIR_SHARE } from '../foods/verdict-answer.ts';
import { ownWords } from '../own-words.ts';
import { bareName, type MealFood, netCarbsOf } from './meal-food.ts';

/** Foods by what a usual portion takes of the day, least net carbs first; what holds an allergen is left. */
interface SortedMenu {
  readonly fine: readonly MealFood[];
  readonly small: readonly MealFood[];
  readonly leave: readonly MealFood[];
}

export function sortedMenu(foods: readonly MealFood[], limit: number, day: DayLimit): SortedMenu {
  const sorted = foods.toSorted((a, b) => netCarbsOf(a) - netCarbsOf(b));
  const fits = (food: MealFood, share: number) =>
    allergensOf(food, day).length === 0 && netCarbsOf(food) <= share * limit;
  return {
    fine: sorted.filter((food) => fits(food, FAIR_SHARE)),
    small: sorted.filter((food) => fits(food, BARELY) && !fits(food, FAIR_SHARE)),
    leave: sorted.filter((food) => !fits(food, BARELY)),
  };
}

function allergensOf({ name, described }: MealFood, { allergies }: DayLimit): string[] {
  const found = allergensIn(`${name}, ${described}`).filter(({ id }) => allergies.includes(id));
  return found.map(({ id }) => ALLERGEN_NAMES[id]);
}

/** A small portion is told in steps of so many grams. */
const STEP_G = 5;
const IS_ALCOHOL =
  /\b(?:wine|beer|lager|cider|gin|vodka|whiske?y|rum|tequila|liqueur|cocktail|margarita|martini|alcoholic|champagne|prosecco|sangria)\b/i;

/** What to eat of a table, a menu or a dish, the plain answer first; `isDish` where the foods are in one dish. */
export function whichAnswer(
  menu: SortedMenu,
  unknown: readonly string[],
  limit: number | null,
  day: DayLimit,
  isDish: boolean,
): string {
  const { fine, small, leave } = menu;
  const all = [...fine, ...small, ...leave];
  const harmful = leave.filter((food) => allergensOf(food, day).length > 0);
  const allergens = [...new Set(harmful.flatMap((food) => allergensOf(food, day)))];
  const fitting = (limit ?? day.grams) * FAIR_SHARE;
  const smallText = (food: MealFood) => {
    const steps = Math.floor((food.grams * fitting) / netCarbsOf(food) / STEP_G);
    return `${portionText(food)}, so up to ${Math.max(1, steps) * STEP_G} g`;
  };
  const together = amountWords(fine.reduce((sum, food) => sum + netCarbsOf(food), 0));
  const measure = fine.length > 1 ? `all that’s fine comes to ${together} g of` : 'I measured them against';
  const groups = [
    group('Fine', fine.map(portionText)),
    group('A small portion', small.map(smallText)),
    group('Leave', leave.map(portionText)),
  ];
  return [
    harmful.length > 0 &&
      `**Careful:** you listed ${listText(allergens)} among your allergies, and this contains it: ${listText(harmful.map(bareName))}.`,
    ...(day.stop === null
      ? [
          plainAnswer(menu),
          groups.filter((line) => line !== '').join('\n'),
          `Where you gave no amount, these are the net carbs of a usual portion; ${measure} ${limit === null ? dayText(day) : `${limit} g a day`}.${isDish ? ' Combined in one dish, you get less of each.' : ''}`,
        ]
      : [
          `Net carbs in a usual portion, lowest first: ${all.map(portionText).join('; ')}.`,
          `I won’t sort them by a keto limit for you. ${day.stop}`,
        ]),
    all.some(({ name, described }) => IS_ALCOHOL.test(`${name} ${described}`)) && ALCOHOL,
    unknown.length > 0 && `I don’t know ${listText(unknown.map(ownWords))}: ask about the ingredients.`,
  ]
    .filter((line) => line !== false)
    .join('\n\n');
}

const group = (title: string, foods: readonly string[]) =>
  foods.length === 0 ? '' : `- **${title}:** ${foods.join('; ')}`;

const portionText = (food: MealFood) =>
  `${bareName(food)} (${amountWords(netCarbsOf(food))} g in ${amountWords(food.grams)} g)`;

function plainAnswer({ fine, small, leave }: SortedMenu): string {
  if (small.length + leave.length === 0) return '**You can have all of these.**';
  if (fine.length + small.length === 0) return '**None of these fits well:** have a taste of one at most.';
  const parts = [
    ...(fine.length > 0 ? [`have the ${namesOf(fine)}`] : []),
    ...(small.length > 0 ? [`keep the ${namesOf(small)} small`] : []),
    ...(leave.length > 0 ? [`leave the ${namesOf(leave)}`] : []),
  ];
  const last = parts.length > 1 ? `, and ${parts.pop()}` : '';
  return `**${sentenceStart(parts.join(', '))}${last}.**`;
}

/** More names than this are left to the list. */
const NAMES_MOST = 4;

function namesOf(foods: readonly MealFood[]): string {
  const names = foods.slice(0, NAMES_MOST).map(bareName);
  return listText(foods.length > NAMES_MOST ? [...names, 'more'] : names);
}
