import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../../skill.ts';
import { glucoseMeaning, needsNoMoment } from '../glucose-meaning.ts';
import type { Of } from '../value-meaning.ts';
import { ownerOf } from '../value-owner.ts';
import { limitsAndSteps } from './limits-and-steps.ts';
import { curveVerdict, mealCurve } from './meal-curve.ts';
import { askedOfReadings } from './readings-asked.ts';
import { seriesVerdict, spanOf } from './series-meaning.ts';
import { worstOf } from './standing.ts';
import { type ToldReading, type ToldReadings, toldReadings } from './told-readings.ts';

/** "Fasting this week 104 99 107, normal?", "95 before dinner, 142 after one hour, 118 after two: good result?" */
export const severalReadingsRoute: SkillRoute = {
  name: 'several_readings',
  async reply(question, context) {
    const told = toldReadings(question);
    const asked = told && askedOfReadings(told.text);
    if (!told || !asked) return null;
    const { readings } = told;
    const { of, isProfile } = await owned(told, question, context);
    const common = {
      used: isProfile ? (['profile'] as const) : [],
      ...(asked === 'explanation' ? { yields: true } : {}),
    };
    const withheld = withoutVerdict(readings, of);
    if (withheld) return { ...withheld, ...common };
    if (readings.some((reading) => isOpen(reading, of))) return null;
    const curve = mealCurve(readings);
    const verdict = curve ? curveVerdict(curve, of) : [seriesVerdict(readings, of)];
    const guess = told.isGuess ? ['I took the numbers as blood glucose.'] : [];
    const { mgPerDl, moment } = worstOf(readings, of);
    const { slug, next } = glucoseMeaning(mgPerDl, moment, of);
    return { ...answer([...verdict, ...limitsAndSteps(readings, of), ...guess], slug), ...common, next };
  },
};

/** Without its moment most values say too little; after sport other things count, and bedtime has no goal in diabetes. */
function isOpen({ mgPerDl, moment }: ToldReading, of: Of): boolean {
  if (moment === null) return !needsNoMoment(mgPerDl, of);
  return moment.kind === 'other' || (moment.kind === 'bedtime' && of.health.hasDiabetes === true);
}

/** Whose they are, by the rules of the single value. */
function owned(
  { text, readings, whose, when, isGuess }: ToldReadings,
  question: string,
  context: SkillContext,
) {
  const [{ mgPerDl, moment } = { mgPerDl: 0, moment: null }] = readings;
  const value = {
    quantity: 'glucose',
    value: mgPerDl,
    diastolic: null,
    posture: 'unknown',
    isAfterMeal: false,
  } as const;
  return ownerOf({ text, moment, isGuess, value: { ...value, whose, when } }, [question], context);
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const answer = (sentences: readonly string[], slug: string): SkillReply => ({
  kind: 'answer',
  text: capital(sentences.join(' ')),
  sources: [{ kind: 'handbook', slug }],
});

/** In pregnancy and under 18 other limits hold. */
function withoutVerdict(readings: readonly ToldReading[], { health, your }: Of): SkillReply | null {
  const values = `**${spanOf(readings)}**`;
  if (health.pregnant)
    return answer(
      [
        `Other limits apply in pregnancy, so I can’t judge ${values}.`,
        `The goals ${your} care team set are what counts: tell them these values today if one is outside the goals, or if there are none.`,
        'With vomiting, belly pain, fast breathing, drowsiness or confusion, get emergency help.',
      ],
      'pregnancy-and-keto',
    );
  if (!health.minor) return null;
  const isHigh = readings.some(({ mgPerDl }) => Math.round(mgPerDl) >= GLUCOSE.randomDiabetes.mgPerDl);
  return answer(
    [
      `For someone under 18, I can’t judge ${values}.`,
      `Ask ${your} doctor what they mean at that age${isHigh ? ', and call today: the highest is high' : ''}.`,
      'Being very thirsty, peeing a lot, losing weight, vomiting or drowsy is an emergency.',
    ],
    'signs-of-diabetes',
  );
}
