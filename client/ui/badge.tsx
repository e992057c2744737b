import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { KetoRating } from '#contract/nutrition.ts';

export type Tone = 'kelp' | 'lagoon' | 'amber' | 'coral' | 'rose' | 'plain';

const TONE: Record<Tone, string> = {
  kelp: 'bg-kelp-wash text-kelp border-kelp',
  lagoon: 'bg-lagoon-wash text-lagoon border-lagoon',
  amber: 'bg-amber-wash text-amber border-amber',
  coral: 'bg-coral-wash text-coral border-coral',
  rose: 'bg-rose-wash text-rose border-rose',
  plain: 'bg-card text-ink-soft border-line-strong',
};

export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1 rounded-lg border px-2.5 py-0.5 text-small font-bold',
      TONE[tone],
    )}
  >
    {children}
  </span>
);

const RATING_TONE = {
  excellent: 'kelp',
  good: 'lagoon',
  moderate: 'amber',
  poor: 'coral',
} as const satisfies Record<KetoRating, Tone>;

/** Excellent green, good blue, moderate yellow, poor red, anything else gray. */
export const ratingTone = (rating: KetoRating | null | undefined): Tone =>
  rating ? RATING_TONE[rating] : 'plain';
