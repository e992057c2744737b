import { a1cRange } from '#domain/health-values/a1c.ts';
import { A1C } from '#domain/health-values/thresholds.ts';
import type { SkillRoute } from '../skill.ts';
import { twoA1cValues } from './two-a1c-values.ts';
import { a1cFacts, ifccOf, type Of } from './value-meaning.ts';
import { ownerOf } from './value-owner.ts';

/** Two tests of the same blood may differ by so much, in points of percent; laboratories are held to 5 % of the value. */
const SPREAD = 0.3;

const tenths = (value: number) => Math.round(value * 10) / 10;
const a1cText = (percent: number) => `**${percent.toFixed(1)}% (${ifccOf(percent)} mmol/mol)**`;

/** "My A1C was 6.3 in January and 6.1 now": how it moved, and what the later one means. */
export const a1cTrendRoute: SkillRoute = {
  name: 'a1c_trend',
  async reply(question, context) {
    const told = twoA1cValues(question);
    if (!told) return null;
    const [before, now] = [tenths(told.earlier.value), tenths(told.later.value)];
    const asked = { text: question.toLowerCase(), value: told.later, moment: null, isGuess: false };
    const { of, isProfile } = await ownerOf(asked, [question], context);
    // Other limits hold in pregnancy and under 18.
    if (of.health.pregnant || of.health.minor) return null;
    const change = tenths(Math.abs(now - before));
    const points = change.toFixed(1);
    const way = now < before ? 'fell' : 'rose';
    const first = `${of.your.replace(/^./, (letter) => letter.toUpperCase())} A1C ${way} by ${points} points, from ${a1cText(told.earlier.value)} to ${a1cText(told.later.value)}.`;
    const size =
      change < SPREAD
        ? 'A change this small may just be normal test variation: the next test, in about three months, will tell more.'
        : now < before
          ? 'That is more than normal test variation. Two values can’t show the cause: food, weight, movement and medicines all count.'
          : `That is more than normal test variation: show it to ${of.your} doctor, and look at what changed in food, sleep, stress, illness and medicines since.`;
    return {
      kind: 'answer',
      text: [first, size, ...laterMeans(now, of)].join(' '),
      sources: [{ kind: 'handbook', slug: 'a1c' }],
      used: isProfile ? ['profile'] : [],
      next: ['How do you lower a high A1C?', 'Why does A1C not match your meter?'],
    };
  },
};

const RANGES = {
  normal: `in the normal range (below ${A1C.prediabetes.percent}%)`,
  prediabetes: `in the prediabetes range (${A1C.prediabetes.percent} to ${A1C.diabetes.percent - 0.1}%)`,
  diabetes: `in the diabetes range (from ${A1C.diabetes.percent}%)`,
} as const;

/** With known diabetes the clinician's goal judges, not the limits for diagnosis. */
function laterMeans(percent: number, { health, your }: Of): string[] {
  const range = a1cRange(percent);
  const { average, call } = a1cFacts(percent, your);
  if (health.hasDiabetes)
    return [`With diabetes, compare the later value with the goal ${your} clinician set.`, average, ...call];
  const goal = health.hasDiabetes === null && range !== 'normal';
  return [
    `The later value is ${RANGES[range]}[^ada-diagnosis].`,
    average,
    ...call,
    ...(goal ? ['With known diabetes, go by the clinician’s goal instead.'] : []),
  ];
}
