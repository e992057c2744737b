import type { Units } from '#contract/profile.ts';
import { KG_PER_LB } from '#domain/health-values/measure-units.ts';

/** As the story tells it. */
const LOST_LBS = 42;
const LOST_KG = Math.round(LOST_LBS * KG_PER_LB);

export interface LostWeight {
  /** "42 lbs" */
  text: string;
  /** The same in the other unit. */
  other: string;
  /** Marks to draw, one for each pound or kilogram. */
  marks: number;
  /** What one mark stands for. */
  one: string;
}

/** What was lost, in the person's unit; in the story's own where that is not known. */
export const lostWeight = (unit: Units['weight'] | null): LostWeight =>
  unit === 'kg'
    ? { text: `${LOST_KG} kg`, other: `${LOST_LBS} lbs`, marks: LOST_KG, one: 'one kilogram' }
    : { text: `${LOST_LBS} lbs`, other: `${LOST_KG} kg`, marks: LOST_LBS, one: 'one pound' };
