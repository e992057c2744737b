import { z } from 'zod';
import { questionsIn, wordCount } from '#domain/chat-text/sentences.ts';
import {
  A1C_LEAST,
  A1C_MOST,
  a1cFromAverageGlucose,
  a1cRange,
  averageGlucoseFromA1c,
} from '#domain/health-values/a1c.ts';
import { formatGlucose, glucoseToMg, glucoseToMmol } from '#domain/health-values/glucose.ts';
import { A1C } from '#domain/health-values/thresholds.ts';
import { defineSkill, type SkillReply, type SkillRoute } from '../skill.ts';

const range = z.enum(['normal', 'prediabetes', 'diabetes']);

export const a1cSkill = defineSkill({
  name: 'a1c_average_glucose',
  description:
    'Average glucose that fits an A1C in percent, or the A1C that fits an average glucose in mg/dL.',
  input: z.union([
    z.object({ a1c: z.number().min(A1C_LEAST).max(A1C_MOST) }),
    z.object({ averageGlucose: z.number().min(40).max(530) }),
  ]),
  output: z.object({ a1c: z.number(), averageGlucose: z.number(), range }),
  run(input) {
    const a1c = 'a1c' in input ? input.a1c : a1cFromAverageGlucose(input.averageGlucose);
    const averageGlucose = 'a1c' in input ? averageGlucoseFromA1c(input.a1c) : input.averageGlucose;
    return { a1c, averageGlucose, range: a1cRange(a1c) };
  },
});

const RANGE_WORDS = {
  normal: `in the normal range (below ${A1C.prediabetes.percent})`,
  prediabetes: `in the prediabetes range (${A1C.prediabetes.percent} to ${(A1C.diabetes.percent - 0.1).toFixed(1)})`,
  diabetes: `in the diabetes range (${A1C.diabetes.percent} or more), which a second test must confirm unless you already have the diagnosis`,
} as const;

const A1C_VALUE =
  /\b(?:hb)?a1c\b[^\d?!]{0,25}(\d{1,2}(?:[.,]\d)?)(?![\d.,]*\d)|(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s*(?:%\s*)?(?:hb)?a1c\b/i;
const AVERAGE_VALUE =
  /\baverage\b[^\d?!]{0,35}(\d{1,3}(?:[.,]\d)?)\s*(mmol)?|(\d{1,3}(?:[.,]\d)?)\s{0,5}(mmol)?(?:\/l|\s?mg\/?dl)?\s{0,5}(?:average|mean)/i;

/** What a value means is told by `value-meaning-route.ts`. */
const MEANS = /\bwhat do(?:es)? [^?!]{0,40}\bmeans?\W*$/i;
/** One that moved is no single value. */
const FROM_TO =
  /\bfrom (?:an? )?(?:a1c (?:of )?)?\d{1,2}(?:[.,]\d)? ?%? (?:\w{1,12} ){0,3}(?:down |up )?to \d/i;
const STORY_WORDS_FROM = 18;
const OF_VALUE =
  /\b(?:a1c|average|convert|number|result|value|level)s?\b|\b(?:that|this|it|those) (?:really |so |too |that )?(?:mean|bad|good|ok|okay|normal|high|low|fine|dangerous|serious)\b/i;

/** In a story the value is told beside what is asked: "A1C 6.1, so where do I start?" */
function asksOfValue(message: string): boolean {
  if (wordCount(message) < STORY_WORDS_FROM) return true;
  const asked = questionsIn(message);
  return asked.length === 0 || asked.some((sentence) => OF_VALUE.test(sentence));
}

/** "What is an A1C of 6.2 as average glucose?", "average 130, what A1C is that?", "my A1C is 6.1" */
export const a1cRoute: SkillRoute = {
  name: a1cSkill.name,
  reply(question) {
    if (!/\b(?:hb)?a1c\b/i.test(question) || FROM_TO.test(question) || !asksOfValue(question)) return null;
    if (MEANS.test(question)) return null;
    const average = AVERAGE_VALUE.exec(question);
    const a1c = A1C_VALUE.exec(question);
    if (average && /average|mean/i.test(question) && !a1c?.[1]) return fromAverage(average);
    const value = toNumber(a1c?.[1] ?? a1c?.[2]);
    const wantsValue =
      /\baverage|mean|eag|glucose|convert|what (?:is|does|about)|\bis (?:an? )?(?:hb)?a1c of\b|\bmy (?:hb)?a1c\b|\bnormal\b|\bgood\b|\bbad\b/i;
    const input = a1cSkill.input.safeParse({ a1c: value });
    if (value === null || !wantsValue.test(question) || !input.success) return null;
    return a1cReply(input.data);
  },
};

/** The other of the two values, with the range it lies in. */
export function a1cReply(input: z.output<typeof a1cSkill.input>): SkillReply {
  const { a1c, averageGlucose, range: found } = a1cSkill.run(input);
  const text =
    'a1c' in input
      ? `An A1C of **${a1c}%** is ${RANGE_WORDS[found]}. It matches an average glucose of about **${bothUnits(averageGlucose)}**.`
      : `An average glucose of ${bothUnits(averageGlucose)} matches an A1C of about **${a1c.toFixed(1)}%**, ${RANGE_WORDS[found]}.`;
  return { kind: 'answer', text, sources: [{ kind: 'handbook', slug: 'a1c' }] };
}

function fromAverage(match: RegExpExecArray): SkillReply | null {
  const raw = toNumber(match[1] ?? match[3]);
  if (raw === null) return null;
  const isMmol = Boolean(match[2] ?? match[4]) || raw < 30;
  const input = a1cSkill.input.safeParse({ averageGlucose: isMmol ? glucoseToMg(raw) : raw });
  return input.success ? a1cReply(input.data) : null;
}

function bothUnits(mgPerDl: number): string {
  return `${formatGlucose(mgPerDl, 'mg/dL')} (${formatGlucose(glucoseToMmol(mgPerDl), 'mmol/L')})`;
}

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(',', '.'));
}
