import type { KetoRating } from '#contract/nutrition.ts';
import type { Tone } from './badge.tsx';

const TONE = {
  excellent: 'kelp',
  good: 'lagoon',
  moderate: 'amber',
  poor: 'coral',
} as const satisfies Record<KetoRating, Tone>;

/** Excellent green, good blue, moderate yellow, poor red, anything else gray. */
export const ratingTone = (rating: KetoRating | null | undefined): Tone => (rating ? TONE[rating] : 'plain');
