import type { SlotRole } from '#content/dishes/dish.ts';
import type { DishOption, Filling } from '../options/dish-option.ts';
import type { LinearProgram, Solution, Term, Variable } from './linear-program.ts';

/** Points for a dish in its least or most instead of its usual amounts. */
const UNUSUAL = 2;

/** How much worse it is to go below, by what the food does: a plate is made by its protein and its vegetable. */
const BELOW: Readonly<Partial<Record<SlotRole, number>>> = { protein: 4, vegetable: 3, fruit: 3, base: 2 };

/** How much worse it is to go above: nobody minds more meat, but a pool of fat. */
const ABOVE: Readonly<Partial<Record<SlotRole, number>>> = { fat: 2, protein: 0.5, vegetable: 0.7 };

/** Foods whose amounts go up and down together: `below` and `above` run from 0 to 1. */
interface Part {
  readonly fillings: readonly Filling[];
  readonly below: Variable;
  readonly above: Variable;
}

/** A dish in a program: whether it comes, and how much of it. */
export interface DishVariables {
  readonly option: DishOption;
  readonly chosen: Variable;
  readonly parts: readonly Part[];
}

const shareOf = (fillings: readonly Filling[], part: (filling: Filling) => number) =>
  fillings.reduce((sum, filling) => sum + part(filling) / filling.portion.usual, 0);

function partOf(program: LinearProgram, chosen: Variable, fillings: readonly Filling[], all: number): Part {
  const points = UNUSUAL / all;
  const below = program.variable({
    cost:
      -points *
      shareOf(fillings, ({ slot, portion }) => (portion.usual - portion.least) * (BELOW[slot.role] ?? 1)),
    most: 1,
  });
  const above = program.variable({
    cost:
      points *
      shareOf(fillings, ({ slot, portion }) => (portion.most - portion.usual) * (ABOVE[slot.role] ?? 1)),
    most: 1,
  });
  for (const one of [below, above])
    program.row(
      [
        [1, one],
        [-1, chosen],
      ],
      { most: 0 },
    );
  return { fillings, below, above };
}

/** A dish whose foods all go up and down together: enough to choose by, and quick. */
export function asWhole(program: LinearProgram, option: DishOption, chosen: Variable): DishVariables {
  const { fillings } = option;
  return { option, chosen, parts: [partOf(program, chosen, fillings, fillings.length)] };
}

/** A dish whose foods each have their own amount. */
export function inParts(program: LinearProgram, option: DishOption, chosen: Variable): DishVariables {
  const { fillings } = option;
  return { option, chosen, parts: fillings.map((one) => partOf(program, chosen, [one], fillings.length)) };
}

/** The sum of `perGram` times the grams over all dishes. */
export function sumOver(all: readonly DishVariables[], perGram: (filling: Filling) => number): Term[] {
  return all.flatMap(({ chosen, parts }) =>
    parts.flatMap(({ fillings, below, above }): Term[] => {
      const sum = (grams: (filling: Filling) => number) =>
        fillings.reduce((total, filling) => total + perGram(filling) * grams(filling), 0);
      return [
        [sum(({ portion }) => portion.least), chosen],
        [sum(({ portion }) => portion.usual - portion.least), below],
        [sum(({ portion }) => portion.most - portion.usual), above],
      ];
    }),
  );
}

export const chosenTerms = (all: readonly DishVariables[], factor = 1): Term[] =>
  all.map(({ chosen }) => [factor, chosen]);

/** Grams of each food of the dish, in the order of its fillings. */
export function gramsIn({ parts }: DishVariables, solution: Solution): number[] {
  return parts.flatMap(({ fillings, below, above }) =>
    fillings.map(
      ({ portion: { least, usual, most } }) =>
        least + (usual - least) * solution(below) + (most - usual) * solution(above),
    ),
  );
}
