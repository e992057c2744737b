import type { PersonalData } from '#contract/profile.ts';
import { type HealthContext, healthContext } from '../person/health-context.ts';
import { energyTarget } from './energy-target.ts';
import { fatTarget } from './fat-target.ts';
import { netCarbTarget } from './net-carb-target.ts';
import { proteinTarget } from './protein-target.ts';
import type { MissingField, Target } from './target.ts';

export type DailyTargets = {
  /** kcal a day */
  readonly energy: Target;
  /** g a day, a goal */
  readonly protein: Target;
  /** g a day, a limit */
  readonly netCarbs: Target;
  /** g a day, what is left of the energy */
  readonly fat: Target;
  /** Fields of the profile that would make these targets computable or narrower. */
  readonly missing: readonly MissingField[];
};

/** A person's targets for a day, each with how it came about or why there is none. */
export function dailyTargets(person: PersonalData): DailyTargets {
  const context: HealthContext = healthContext(person);
  const energy = energyTarget(person, context);
  const protein = proteinTarget(person, context);
  const netCarbs = netCarbTarget(person, context);
  return {
    energy,
    protein,
    netCarbs,
    fat: fatTarget(person, { energy, protein, netCarbs }),
    missing: missingFields(person),
  };
}

const NEEDED = ['age', 'gender', 'height', 'weight', 'activity'] as const satisfies readonly MissingField[];

function missingFields(person: PersonalData): MissingField[] {
  return NEEDED.filter((field) => person[field] === null || person[field] === '');
}
