import { FAST_HOURS } from '#contract/fasts.ts';

/** A way of eating within a window. The hours of `custom` are the person's own. */
export type FastingPlan = {
  readonly id: '16:8' | '18:6' | '20:4' | 'custom';
  readonly fastingHours: number | null;
  readonly eatingHours: number | null;
  readonly note: string;
};

/** Offered plans, the gentlest first (evidence B20). */
export const FASTING_PLANS: readonly FastingPlan[] = [
  {
    id: '16:8',
    fastingHours: 16,
    eatingHours: 8,
    note: 'Dinner early, breakfast late. Plenty for most people.',
  },
  {
    id: '18:6',
    fastingHours: 18,
    eatingHours: 6,
    note: 'Two meals. Take it up once 16 hours feel easy.',
  },
  {
    id: '20:4',
    fastingHours: 20,
    eatingHours: 4,
    note: 'One long sitting. Hard to eat enough protein in, and not shown to be better.',
  },
  {
    id: 'custom',
    fastingHours: null,
    eatingHours: null,
    note: `Your own hours, up to ${FAST_HOURS.most}. New to it: begin with 12 or 13 and add an hour every few days. 24 hours or longer belong under a clinician's eyes.`,
  },
];
