import type { PlanChange } from '#contract/meal-plans.ts';
import { attempt } from '../planning/attempt.ts';
import type { Attempt, Setting } from '../planning/setting.ts';

/** Tries changed settings; every change that is proposed was seen to work. */
export interface Trial {
  readonly setting: Setting;
  tries(changes: Partial<Setting>): Promise<Attempt>;
  works(changes: Partial<Setting>): Promise<boolean>;
  /** Quickly, for one more example beside one that was seen to work: whether the leanest days can be cooked. */
  mayWork(changes: Partial<Setting>): Promise<boolean>;
}

/** Without amounts at hand and kept dishes every day is like the first. */
const areDaysAlike = ({ foods, kept, isStockOpen }: Setting) =>
  kept.length === 0 && (isStockOpen || foods.every(({ pantry }) => pantry?.atHand === null));

/** The leanest days come first: they are exact for one day, and what fails with them for several fails at all. */
export function trialOf(setting: Setting, signal?: AbortSignal): Trial {
  const leanest = (changed: Setting) => {
    const days = areDaysAlike(changed) ? 1 : changed.days;
    return attempt({ ...changed, days }, { signal, portions: 'leanest' });
  };
  const tries = async (changes: Partial<Setting>) => {
    const changed = { ...setting, ...changes };
    const quick = await leanest(changed);
    const isExact = changed.days === 1 || areDaysAlike(changed);
    return quick.kind === 'blocked' || isExact ? quick : attempt(changed, { signal });
  };
  return {
    setting,
    tries,
    works: async (changes) => (await tries(changes)).kind === 'planned',
    mayWork: async (changes) => (await leanest({ ...setting, ...changes })).kind === 'planned',
  };
}

/** A change that was seen to work, with its words: "raise the day's limit to 24 g". */
export interface Remedy {
  readonly change: PlanChange;
  readonly words: string;
}
