import type { Units } from '#contract/profile.ts';
import { KG_PER_LB } from '#domain/health-values/measure-units.ts';

/** As the story tells it. */
const LOST_LBS = 42;
const LOST_KG = Math.round(LOST_LBS * KG_PER_LB);

/**
 * What was lost, in the person's unit and in the other one; in the story's own where theirs is not known. With the
 * number of marks to draw, one for each pound or kilogram.
 */
export const lostWeight = (unit: Units['weight'] | null) =>
  unit === 'kg'
    ? { text: `${LOST_KG} kg`, other: `${LOST_LBS} lbs`, marks: LOST_KG, one: 'one kilogram' }
    : { text: `${LOST_LBS} lbs`, other: `${LOST_KG} kg`, marks: LOST_LBS, one: 'one pound' };
