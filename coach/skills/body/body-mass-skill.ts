import { z } from 'zod';
import { personalData } from '#contract/profile.ts';
import { bodyMass } from '#domain/body/body-mass-index.ts';
import { bodyWeightText, heightText } from '#domain/body/body-text.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { readBodyFacts } from '../../message-facts/body-facts.ts';
import type { KnownPerson } from '../../message-facts/known-person.ts';
import { askInTurn } from '../ask-in-turn.ts';
import { defineSkill, type SkillRoute } from '../skill.ts';
import { switchedOffText } from '../switched-off.ts';

export const bodyMassSkill = defineSkill({
  name: 'body_mass_index',
  description:
    'Body mass index of an adult from weight in kg and height in cm, with its band and what it cannot see.',
  input: z.object({ weight: personalData.shape.weight.unwrap(), height: personalData.shape.height.unwrap() }),
  output: z.object({
    index: z.number(),
    band: z.enum(['underweight', 'healthy', 'overweight', 'obesity']),
    caveat: z.string(),
  }),
  run: ({ weight, height }) => bodyMass(weight, height),
});

const ASKS =
  /\bwhat(?:'s| is| would)[^.?!]{0,12}\bmy (?:bmi|body mass index)\b|\b(?:calculate|work out|compute|figure out|tell me|check)\b[^.?!]{0,15}\b(?:bmi|body mass index)\b|\bam i (?:overweight|underweight|obese|a healthy weight|at a healthy weight|too heavy)\b/i;
const NAMES_INDEX = /\b(?:bmi|body mass index)\b[^.?!]{0,15}\b(?:for|at|of|with|if|is)\b/i;

/** It asks for the index, or names it beside a height and a weight. */
function asksIndex(text: string): boolean {
  if (ASKS.test(text)) return true;
  if (!NAMES_INDEX.test(text)) return false;
  const facts = readBodyFacts(text);
  return facts.height !== undefined && facts.weight !== undefined;
}

const BAND_WORDS = {
  underweight:
    'below 18.5, which counts as underweight: do not lose weight, and please talk with your doctor',
  healthy: 'in the range of 18.5 to 24.9 that counts as healthy for adults',
  overweight: 'in the range of 25 to 29.9 that counts as overweight',
  obesity: '30 or more, which counts as obesity; health and habits say more about you than this word',
} as const;

const sources = [{ kind: 'handbook', slug: 'body-fat-and-measuring' }] as const;

/** Why the index is not worked out: it was made for adults, not for pregnancy, and can do harm. */
export function noIndexReason({ person }: KnownPerson): string | null {
  const context = healthContext(person);
  if (context.conditions.includes('eating_disorder'))
    return 'With an eating disorder, now or in the past, this number can do harm, so I leave it out. Your care team looks at the whole picture.';
  if (context.minor)
    return 'Under 18, the ranges for adults don’t apply: a pediatrician reads weight and height on growth charts.';
  if (context.pregnant)
    return 'In pregnancy, this number says nothing useful: your midwife or obstetrician follows your weight.';
  return null;
}

/** "What is my BMI?", "am I overweight at 5'6 and 180 lb?" */
export const bodyMassRoute: SkillRoute = {
  name: bodyMassSkill.name,
  async reply(question, context) {
    const turn = await askInTurn(question, context, asksIndex, () => ['height', 'weight']);
    if (!turn) return null;
    const { known } = turn;
    const fromProfile = known.profileFields.has('height') || known.profileFields.has('weight');
    const used = fromProfile ? (['profile'] as const) : [];
    const stop = noIndexReason(known);
    if (stop) return { kind: 'answer', text: stop, sources, used };
    if (turn.ask) {
      const first = turn.isReply ? 'Thank you.' : 'Gladly: it’s weight divided by height squared.';
      const off = turn.isReply ? null : await switchedOffText(context.person, 'profile');
      return { kind: 'ask', text: [first, ...(off ? [off] : []), turn.ask].join(' '), sources, used };
    }
    const input = bodyMassSkill.input.safeParse(known.person);
    if (!input.success) return null;
    const { units } = known.person;
    const { index, band, caveat } = bodyMassSkill.run(input.data);
    const from = fromProfile ? ' (from your [profile](/profile))' : '';
    return {
      kind: 'answer',
      text: `At ${heightText(input.data.height, units)} and ${bodyWeightText(input.data.weight, units)}${from} the body mass index is **${index.toFixed(1)}**, ${BAND_WORDS[band]}. ${caveat}`,
      sources,
      used,
      next: ['What is my waist to height ratio?', 'How many calories should I eat?'],
    };
  },
};
