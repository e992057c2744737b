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
    note: 'A night without snacks. Begin here.',
  },
  {
    id: '14:10',
    fastingHours: 14,
    eatingHours: 10,
    note: 'Take it up once 12 hours feel easy.',
  },
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
    note: 'Only if your doctor agrees. Hard to eat enough protein in, and not shown to be better.',
  },
  {
    id: 'custom',
    fastingHours: null,
    eatingHours: null,
    note: `Your own hours, up to ${FAST_HOURS.most}. Beyond 18 hours only if your doctor agrees; 24 hours or longer need a clinician to watch over them.`,
  },
];

/** The offered plan of so many hours without food; null for hours of one's own. */
export const planOfHours = (hours: number): FastingPlan | null =>
  FASTING_PLANS.find(({ fastingHours }) => fastingHours === hours) ?? null;
