import { z } from 'zod';
import type { PersonalData } from '#contract/profile.ts';
import { allergensIn } from '#domain/allergens/allergens.ts';
import { fromTenths } from '#domain/pantry/pantry-values.ts';
import type { PantryOfPerson } from '../../person/person.ts';
import { ownWords } from '../own-words.ts';
import { defineSkill } from '../skill.ts';
import { PANTRY_ASKED, type PantryAsked } from './pantry-question.ts';
import { isDessert, type PantryRole, pantryRole } from './pantry-role.ts';

/** A saved food in grams of the amount it was saved for. */
const shownFood = z.object({
  name: z.string(),
  serving: z.string().nullable(),
  netCarbs: z.number().nullable(),
  protein: z.number().nullable(),
  score: z.number().nullable(),
  role: z.enum(['protein', 'fat', 'side', 'treat', 'other']),
  /** What the person wrote about it, cut short. */
  note: z.string().nullable(),
});
export type ShownFood = z.output<typeof shownFood>;

/** More than this would fill the screen. */
const SHOWN_MOST = 8;
const NOTE_LETTERS = 200;
/** A food of more net carbs than half a strict day does not go into a meal by itself. */
const MEAL_NET_CARBS_MOST = 10;

/** The person's saved foods as a typed tool, bound to them. */
export function pantrySkill(
  items: readonly PantryOfPerson[],
  person: Pick<PersonalData, 'allergies' | 'dislikes'>,
) {
  return defineSkill({
    name: 'my_pantry',
    description:
      'The person’s saved foods: all, lowest in net carbs, most protein, best keto score, what fits a meal by its role, desserts.',
    input: z.object({ about: z.enum(PANTRY_ASKED) }),
    output: z.object({
      foods: z.array(shownFood),
      /** All saved foods. */
      total: z.number(),
      /** Foods without the value that was asked for. */
      unread: z.number(),
      /** Foods left out for an allergy or dislike of the person. */
      leftOut: z.array(z.string()),
    }),
    run({ about }) {
      const leftOut =
        about === 'what-to-make' || about === 'dessert'
          ? items.filter((item) => isRefused(item, person))
          : [];
      const foods = items.filter((item) => !leftOut.includes(item)).map(toShown);
      const chosen = choose(foods, about);
      return {
        foods: chosen.slice(0, SHOWN_MOST),
        total: items.length,
        unread: foods.filter((food) => valueFor(food, about) === null).length,
        leftOut: leftOut.map(({ productName }) => ownWords(productName)),
      };
    },
  });
}

function toShown(item: PantryOfPerson): ShownFood {
  const role: PantryRole = pantryRole(item);
  return {
    name: ownWords(item.productName),
    serving: item.servingSize === null ? null : ownWords(item.servingSize),
    netCarbs: fromTenths(item.netCarbs),
    protein: fromTenths(item.protein),
    score: item.ketoScore,
    role,
    note: item.notes ? ownWords(item.notes).slice(0, NOTE_LETTERS) : null,
  };
}

function valueFor(food: ShownFood, about: PantryAsked): number | null {
  if (about === 'most-protein') return food.protein;
  return about === 'best-score' ? food.score : about === 'list' ? 0 : food.netCarbs;
}

function choose(foods: readonly ShownFood[], about: PantryAsked): ShownFood[] {
  const known = foods.filter((food) => valueFor(food, about) !== null);
  const by = (value: (food: ShownFood) => number | null, direction: 1 | -1) =>
    known.toSorted((a, b) => direction * ((value(a) ?? 0) - (value(b) ?? 0)));
  switch (about) {
    case 'list':
      return [...foods];
    case 'lowest-carb':
      return by((food) => food.netCarbs, 1);
    case 'most-protein':
      return by((food) => food.protein, -1);
    case 'best-score':
      return by((food) => food.score, -1);
    case 'dessert':
      return by((food) => food.netCarbs, 1).filter(
        (food) => isDessert(food.name) && (food.netCarbs ?? 0) <= MEAL_NET_CARBS_MOST,
      );
    case 'what-to-make':
      return by((food) => food.netCarbs, 1).filter(
        (food) => food.role !== 'treat' && (food.netCarbs ?? 0) <= MEAL_NET_CARBS_MOST,
      );
  }
}

function isRefused(
  { productName }: PantryOfPerson,
  { allergies, dislikes }: Pick<PersonalData, 'allergies' | 'dislikes'>,
): boolean {
  const name = productName.toLowerCase();
  return (
    allergensIn(productName).some(({ id }) => allergies.includes(id)) ||
    dislikes.some((dislike) => name.includes(dislike.toLowerCase()))
  );
}
