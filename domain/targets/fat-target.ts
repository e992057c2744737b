import type { PersonalData } from '#contract/profile.ts';
import { type Computed, notComputed, type Target, targetOf } from './target.ts';

/** kcal in a gram (general Atwater factors, 21 CFR 101.9(c)(1)(i)). */
const KCAL = { fat: 9, protein: 4, carbs: 4 } as const;
/** Less than this leaves no room for the fats a body needs; the own target may not go below it either. */
const FAT_LEAST = 10;

/** Fat is what is left of the energy after protein and carbs, to appetite (evidence B11). */
export function fatTarget(
  person: PersonalData,
  others: { energy: Target; protein: Target; netCarbs: Target },
): Target {
  return targetOf('g', person.ownTargets.fat, computeFat(others));
}

function computeFat({ energy, protein, netCarbs }: Parameters<typeof fatTarget>[1]): Computed {
  if (energy.value === null || protein.value === null || netCarbs.value === null) {
    return notComputed(
      'Fat gets the calories left after protein and net carbs. We can’t work that out until both have a number.',
    );
  }
  const rest = energy.value - protein.value * KCAL.protein - netCarbs.value * KCAL.carbs;
  const fat = Math.round(rest / KCAL.fat);
  if (fat < FAT_LEAST) {
    return notComputed(
      'Protein and carbs leave hardly any calories for fat. Please check the numbers you set.',
    );
  }
  return {
    computed: fat,
    range: null,
    how: `With ${energy.value} kcal, ${protein.value} g of protein and ${netCarbs.value} g of net carbs leave room for ${fat} g of fat; let your hunger decide how much of it you eat.`,
    reason: null,
  };
}
