import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import type { SkillReply, SkillRoute } from '../../skill.ts';
import { glucoseMeaning, needsNoMoment } from '../glucose-meaning.ts';
import { otherLimits, SEVERAL_VALUES } from '../other-limits.ts';
import type { Of } from '../value-meaning.ts';
import { ownerOf } from '../value-owner.ts';
import { limitsAndSteps } from './limits-and-steps.ts';
import { curveVerdict, mealCurve } from './meal-curve.ts';
import { askedOfReadings } from './readings-asked.ts';
import { seriesVerdict, spanOf } from './series-meaning.ts';
import { worstOf } from './standing.ts';
import { type ToldReading, toldReadings } from './told-readings.ts';

/** "Fasting this week 104 99 107, normal?", "95 before dinner, 142 after one hour, 118 after two: good result?" */
export const severalReadingsRoute: SkillRoute = {
  name: 'several_readings',
  async reply(question, context) {
    const told = toldReadings(question);
    const asked = told && askedOfReadings(told.text);
    if (!told || !asked) return null;
    const { text, readings, whose, when, isGuess } = told;
    const unsure = { text: '', meanings: [], whose, when };
    const { of, isProfile } = await ownerOf({ text, moment: null, isGuess, unsure }, [question], context);
    const common = {
      used: isProfile ? (['profile'] as const) : [],
      ...(asked === 'explanation' ? { yields: true } : {}),
    };
    const isHigh = readings.some(({ mgPerDl }) => Math.round(mgPerDl) >= GLUCOSE.randomDiabetes.mgPerDl);
    const subject = `**${spanOf(readings)}**`;
    const withheld = otherLimits({ subject, words: SEVERAL_VALUES, isHigh }, of);
    if (withheld) return { ...withheld, ...common };
    if (readings.some((reading) => isOpen(reading, of))) return null;
    const curve = mealCurve(readings, text);
    const verdict = curve ? curveVerdict(curve, of) : [seriesVerdict(readings, of)];
    const guess = isGuess ? ['I took the numbers as blood glucose.'] : [];
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

const answer = (sentences: readonly string[], slug: string): SkillReply => ({
  kind: 'answer',
  text: sentences.join(' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  sources: [{ kind: 'handbook', slug }],
});
