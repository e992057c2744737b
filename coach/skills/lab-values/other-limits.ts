import type { SkillReply } from '../skill.ts';
import type { Of } from './value-meaning.ts';

/** What cannot be judged in pregnancy or under 18, and what is told beside that. */
type Unjudged = {
  /** "her value of **168 mg/dL**", "**95 to 142 mg/dL**" */
  subject: string;
  words: { told: string; outside: string; means: string; high: string };
  isHigh: boolean;
  inPregnancy?: readonly string[];
  ofMinor?: readonly string[];
};

export const ONE_VALUE = {
  ...{ told: 'this value', outside: 'it is', means: 'it means', high: 'it is high' },
} as const;
export const SEVERAL_VALUES = {
  ...{ told: 'these values', outside: 'one is', means: 'they mean', high: 'the highest is high' },
} as const;

/** In pregnancy and under 18 other limits hold: says so in place of a verdict; null for everybody else. */
export function otherLimits(unjudged: Unjudged, { health, your }: Of): SkillReply | null {
  const { subject, words, isHigh, inPregnancy = [], ofMinor = [] } = unjudged;
  if (health.pregnant)
    return reply('pregnancy-and-keto', [
      `Other limits apply in pregnancy, so I can’t judge ${subject}.`,
      `The goals ${your} care team set are what counts: tell them ${words.told} today if ${words.outside} outside the goals, or if there are none.`,
      ...inPregnancy,
      'With vomiting, belly pain, fast breathing, drowsiness or confusion, get emergency help.',
    ]);
  if (!health.minor) return null;
  return reply('signs-of-diabetes', [
    `For someone under 18, I can’t judge ${subject}.`,
    `Ask ${your} doctor what ${words.means} at that age${isHigh ? `, and call today: ${words.high}` : ''}.`,
    ...ofMinor,
    'If very thirsty, peeing a lot, losing weight, vomiting or drowsy, it is an emergency.',
  ]);
}

const reply = (slug: string, sentences: readonly string[]): SkillReply => ({
  kind: 'answer',
  text: sentences.join(' '),
  sources: [{ kind: 'handbook', slug }],
});
