import { foodNetCarbs } from '#domain/nutrition/food.ts';
import { foodWord } from '../food-words.ts';
import type { TableFood } from './table-foods.ts';

/** Makers whose name tells that a food is not the usual one. */
export const LOW_CARB_MAKERS: ReadonlySet<string> = new Set(
  (
    'lily choczero lakanto swerve truvia splenda pyure hughes walden torani skinny quest carbonaut sola franz egglife joyfull rebel ' +
    'enlightened halo smart carb zero diet keto stevia natvia canderel whole earth royo unbun highkey catalina atkins'
  )
    .split(' ')
    .map(foodWord),
);
/** Of these words that others than makers use too: "whole milk". */
const NO_MAKER_ALONE = new Set(
  'whole earth smart skinny franz hughes truvia splenda stevia lily torani zero diet'
    .split(' ')
    .map(foodWord),
);

/** Words of a make with fewer carbs than the usual one, each with those by which a food of the tables may tell it. */
const LESS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    [
      ...'ketogenic lowcarb carbohydrate fathead lupin'.split(' '),
      ...[...LOW_CARB_MAKERS].filter((word) => !NO_MAKER_ALONE.has(word)),
    ].map((word) => [word, /^(?:keto|carb|carbohydrate)$/]),
  ),
  ...Object.fromEntries(
    'nosugar sugarfree zero diet unsweetened'
      .split(' ')
      .map((word) => [word, /^(?:nosugar|%sugar|diet|unsweetened|keto|free|zero|artificial|low|calorie)$/]),
  ),
  ...Object.fromEntries(
    'cauliflower zucchini zoodle shirataki konjac palmini kelp jicama'
      .split(' ')
      .map((word) => [
        word,
        /^(?:cauliflower|zucchini|squash|konjac|shirataki|palm|kelp|seaweed|yambean|jicama)$/,
      ]),
  ),
  almondflour: /^almond$/,
  coconutflour: /^coconut$/,
};

/** Below this in 100 g the usual make is no other to who counts carbs; in g. */
const FEW_NET_CARBS = 5;

/** True where the words tell of a make with fewer carbs and the food is the usual one: "keto ice cream" is not ice cream. */
export function isUsualMakeOf(food: TableFood, words: readonly string[]): boolean {
  const flour = words.indexOf('flour');
  const told = flour > 0 ? [...words, `${words[flour - 1]}flour`] : words;
  const needed = told.flatMap((word) => (Object.hasOwn(LESS, word) ? [LESS[word]] : []));
  if (needed.length === 0 || foodNetCarbs(food.food).value < FEW_NET_CARBS) return false;
  const known = [food.words, ...food.also].flatMap((name) => [...name]);
  const named = [...food.names].flatMap((name) => name.split(' '));
  return needed.some((pattern) => ![...known, ...named].some((word) => pattern?.test(word)));
}
