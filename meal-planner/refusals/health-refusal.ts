import type { PlanRefusal } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';

/** Why nobody may be planned for before a clinician answered, unless a limit of their own stands; null where one may. */
export function healthRefusal(person: PersonalData): PlanRefusal | null {
  const { netCarbs } = dailyTargets(person);
  if (netCarbs.value !== null) return null;
  return {
    limit: 'health',
    message: netCarbs.reason ?? 'Please set a net carb limit in your profile: a plan needs one.',
    change: { kind: 'none' },
  };
}
