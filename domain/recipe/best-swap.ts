import type { RecipeChoice, RecipeLine } from '#contract/recipe.ts';

/** A swap that saves less than this of a portion is not worth another taste, in grams of net carbs. */
const WORTH_FROM_G = 0.5;

export interface BestSwap {
  /** Place of the line. */
  readonly at: number;
  readonly swap: RecipeChoice;
  /** Net carbs that it saves of the whole dish, in grams. */
  readonly savesG: number;
}

/** The one swap that saves most net carbs; `taken` is what each line stands for, null where it is left out. */
export function bestSwap(
  lines: readonly RecipeLine[],
  taken: readonly (RecipeChoice | null)[],
  portions: number,
): BestSwap | null {
  const swaps = lines.flatMap(({ swap, choices }, at) => {
    const now = taken[at];
    // Only the first choice is known to cook like its swap.
    if (!swap || !now || now !== choices[0]) return [];
    const savesG = (now.values.netCarbs?.value ?? 0) - (swap.values.netCarbs?.value ?? 0);
    return savesG / portions >= WORTH_FROM_G ? [{ at, swap, savesG }] : [];
  });
  return swaps.toSorted((a, b) => b.savesG - a.savesG)[0] ?? null;
}
