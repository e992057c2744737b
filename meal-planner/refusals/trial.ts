import type { PlanChange } from '#contract/meal-plans.ts';
import { attempt } from '../planning/attempt.ts';
import type { Attempt, Setting } from '../planning/setting.ts';

/** Tries changed settings; every change that is proposed was seen to work. */
export interface Trial {
  readonly setting: Setting;
  tries(changes: Partial<Setting>): Promise<Attempt>;
  works(changes: Partial<Setting>): Promise<boolean>;
}

export function trialOf(setting: Setting, signal?: AbortSignal): Trial {
  const tries = (changes: Partial<Setting>) => attempt({ ...setting, ...changes }, signal);
  return { setting, tries, works: async (changes) => (await tries(changes)).kind === 'planned' };
}

/** A change that was seen to work, with its words: "raise the day's limit to 24 g". */
export interface Remedy {
  readonly change: PlanChange;
  readonly words: string;
}
