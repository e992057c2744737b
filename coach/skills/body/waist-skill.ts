import { z } from 'zod';
import { personalData } from '#contract/profile.ts';
import { READING_LIMITS } from '#contract/reading-values.ts';
import { heightText, lengthText } from '#domain/body/body-text.ts';
import { waistToHeight } from '#domain/body/waist-to-height.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { readBodyFacts } from '../../message-facts/body-facts.ts';
import { readWaist } from '../../message-facts/body-sizes.ts';
import { isAboutAnother, knownPerson } from '../../message-facts/known-person.ts';
import { defineSkill, type SkillContext, type SkillReply, type SkillRoute } from '../skill.ts';
import { noIndexReason } from './body-mass-skill.ts';

export const waistSkill = defineSkill({
  name: 'waist_to_height',
  description: 'Waist by height of an adult, both in cm, with its band and what it cannot judge.',
  input: z.object({
    waist: z.number().min(READING_LIMITS.waist.least).max(READING_LIMITS.waist.most),
    height: personalData.shape.height.unwrap(),
  }),
  output: z.object({
    ratio: z.number(),
    band: z.enum(['low', 'healthy', 'increased', 'high']),
    caveat: z.string(),
  }),
  run: ({ waist, height }) => waistToHeight(waist, height),
});

const ASKS =
  /\bwaist\b[^.?!]{0,10}\bheight\b[^.?!]{0,12}\bratio\b|\bwaist.to.height\b|\b(?:is|was)\b[^.?!]{0,10}\bwaist\b[^.?!]{0,25}\d[^.?!]{0,25}\b(?:ok|okay|healthy|too (?:big|much|large)|good|bad|high|fine)\b|\bhealthy waist\b[^.?!]{0,20}\d/i;
const ONLY_GENERAL = /\bwhat (?:is|does)\b(?![^.?!]{0,200}\bmy\b)[^.?!]{0,200}\?*$/i;

const BAND_WORDS = {
  low: 'below 0.4, lower than the usual range: if you weren’t aiming for that, ask your doctor to look at your weight',
  healthy: 'from 0.4 to 0.49: no increased risk by this measure',
  increased: 'from 0.5 to 0.59: increased risk by this measure',
  high: '0.6 or more: an even higher risk by this measure',
} as const;

const sources = [{ kind: 'handbook', slug: 'body-fat-and-measuring' }] as const;
const BARE_REPLY_WORDS = 6;

/** "My waist is 90 cm and I am 170 cm, what is my waist to height ratio?" */
export const waistRoute: SkillRoute = {
  name: waistSkill.name,
  async reply(question, context) {
    const messages = [...context.earlier, question];
    const start = messages.findLastIndex((text) => ASKS.test(text));
    const opening = messages[start];
    if (opening === undefined || (ONLY_GENERAL.test(opening) && !/\d/.test(opening))) return null;
    const isReply = start < messages.length - 1;
    if (
      isReply &&
      (question.includes('?') || question.split(/\s+/).length > BARE_REPLY_WORDS || !/\d/.test(question))
    )
      return null;
    return replyFrom(messages.slice(start), context);
  },
};

async function replyFrom(texts: readonly string[], context: SkillContext): Promise<SkillReply | null> {
  const [opening = '', ...replies] = texts.map((text) => normaliseText(text).toLowerCase());
  const stated = readWaist(opening);
  const measured = stated === null && !isAboutAnother(opening) ? await latestWaist(context) : null;
  let waist = stated ?? measured;
  let facts = readBodyFacts(opening);
  // Each bare reply answers what was missing: the waist first, then the height.
  for (const reply of replies) {
    if (waist === null) waist = readWaist(/waist/.test(reply) ? reply : `waist ${reply}`);
    else facts = { ...facts, height: bareHeight(reply) ?? undefined, ...readBodyFacts(reply) };
  }
  const known = await knownPerson(context, texts, facts);
  const { height, units } = known.person;
  const used = [
    ...(known.profileFields.has('height') ? (['profile'] as const) : []),
    ...(measured === null ? [] : (['readings'] as const)),
  ];
  const stop = noIndexReason(known);
  if (stop) return { kind: 'answer', text: stop, sources, used };
  if (waist === null)
    return {
      kind: 'ask',
      text: 'How big around is your waist, in cm or inches? Measure midway between the lowest rib and the hip bone, after breathing out.',
      sources,
      used,
    };
  if (height === null)
    return { kind: 'ask', text: 'And how tall are you, in cm or in feet and inches?', sources, used };
  const input = waistSkill.input.safeParse({ waist, height });
  if (!input.success) return null;
  const { ratio, band, caveat } = waistSkill.run(input.data);
  const from = measured === null ? '' : ' (your latest reading)';
  return {
    kind: 'answer',
    text: `A waist of ${lengthText(waist, units)}${from} at ${heightText(height, units)} is a ratio of **${ratio.toFixed(2)}**, ${BAND_WORDS[band]}. ${caveat}`,
    sources,
    used,
  };
}

async function latestWaist({ person }: SkillContext): Promise<number | null> {
  return (await person.readings())?.find(({ waist }) => waist !== null)?.waist ?? null;
}

/** A bare number that can only be centimetres of height. */
function bareHeight(text: string): number | null {
  const value = Number(/^\D*(\d{3})\D*$/.exec(text)?.[1]);
  return value >= 120 ? value : null;
}
