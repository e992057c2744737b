import type { PlanChange } from '#contract/meal-plans.ts';
import { attempt } from '../planning/attempt.ts';
import type { Attempt, Setting } from '../planning/setting.ts';

/** Tries changed settings; every change that is proposed was seen to work. */
export interface Trial {
  readonly setting: Setting;
  tries(changes: Partial<Setting>): Promise<Attempt>;
  works(changes: Partial<Setting>): Promise<boolean>;
}

/** Without amounts at hand and kept dishes every day is like the first. */
const areDaysAlike = ({ foods, kept, isStockOpen }: Setting) =>
  kept.length === 0 && (isStockOpen || foods.every(({ pantry }) => pantry?.atHand === null));

/** Trials look at the smallest portions, which tells at once; what can be cooked in them the planner offers. */
export function trialOf(setting: Setting, signal?: AbortSignal): Trial {
  const tries = (changes: Partial<Setting>) => {
    const changed = { ...setting, ...changes };
    const days = areDaysAlike(changed) ? 1 : changed.days;
    return attempt({ ...changed, days }, { signal, portions: 'leanest' });
  };
  return { setting, tries, works: async (changes) => (await tries(changes)).kind === 'planned' };
}

/** A change that was seen to work, with its words: "raise the day's limit to 24 g". */
export interface Remedy {
  readonly change: PlanChange;
  readonly words: string;
}
