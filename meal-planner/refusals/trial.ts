import type { PlanChange } from '#contract/meal-plans.ts';
import { attempt } from '../planning/attempt.ts';
import type { Attempt, Setting } from '../planning/setting.ts';

/** Tries changed settings; every change that is proposed was seen to work. */
export interface Trial {
  readonly setting: Setting;
  tries(changes: Partial<Setting>): Promise<Attempt>;
  works(changes: Partial<Setting>): Promise<boolean>;
}

/** The quick trial comes first: it is exact for one day, and what fails it for several days fails at all. */
export function trialOf(setting: Setting, signal?: AbortSignal): Trial {
  const tries = async (changes: Partial<Setting>) => {
    const changed = { ...setting, ...changes };
    const quick = await attempt(changed, { signal, portions: 'leanest' });
    return quick.kind === 'blocked' || changed.days === 1 ? quick : attempt(changed, { signal });
  };
  return { setting, tries, works: async (changes) => (await tries(changes)).kind === 'planned' };
}

/** A change that was seen to work, with its words: "raise the day's limit to 24 g". */
export interface Remedy {
  readonly change: PlanChange;
  readonly words: string;
}
