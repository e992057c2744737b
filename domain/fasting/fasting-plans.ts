import { FAST_HOURS } from '#contract/fasts.ts';

/** A way of eating within a window. The hours of `custom` are the person's own. */
export type FastingPlan = {
  readonly id: '12:12' | '14:10' | '16:8' | '18:6' | '20:4' | 'custom';
  readonly fastingHours: number | null;
  readonly eatingHours: number | null;
  readonly note: string;
};

/** Offered plans, the gentlest first (evidence B20); the handbook begins where they do and stops where they ask. */
export const FASTING_PLANS: readonly [FastingPlan, ...FastingPlan[]] = [
  {
    id: '12:12',
    fastingHours: 12,
    eatingHours: 12,
    note: 'No snacks overnight. Start here.',
  },
  {
    id: '14:10',
    fastingHours: 14,
    eatingHours: 10,
    note: 'Try this once 12 hours feels easy.',
  },
  {
    id: '16:8',
    fastingHours: 16,
    eatingHours: 8,
    note: 'Early dinner, late breakfast. Enough for most people.',
  },
  {
    id: '18:6',
    fastingHours: 18,
    eatingHours: 6,
    note: 'Two meals a day. Try this once 16 hours feels easy.',
  },
  {
    id: '20:4',
    fastingHours: 20,
    eatingHours: 4,
    note: 'Only if your doctor agrees. It’s hard to get enough protein this way, and this plan isn’t proven to work better.',
  },
  {
    id: 'custom',
    fastingHours: null,
    eatingHours: null,
    note: `Set your own hours, up to ${FAST_HOURS.most}. More than 18 hours only if your doctor agrees; 24 hours or longer only with a clinician supervising you.`,
  },
];

/** The offered plan of so many hours without food; null for hours of one's own. */
export const planOfHours = (hours: number): FastingPlan | null =>
  FASTING_PLANS.find(({ fastingHours }) => fastingHours === hours) ?? null;
