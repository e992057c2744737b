import { z } from 'zod';
import { formatGlucose } from '#domain/health-values/glucose.ts';
import { homaBand, homaIr, INSULIN_PMOL_PER_MICRO_UNIT } from '#domain/health-values/homa-ir.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { toNumber } from '../../message-facts/body-sizes.ts';
import { knownPerson } from '../../message-facts/known-person.ts';
import { defineSkill, type SkillContext, type SkillReply, type SkillRoute } from '../skill.ts';

export const homaSkill = defineSkill({
  name: 'homa_ir',
  description: 'HOMA-IR from fasting insulin and fasting glucose of the same blood sample.',
  input: z.object({
    insulin: z.number().positive().max(3000),
    insulinUnit: z.enum(['µU/mL', 'pmol/L']),
    glucose: z.number().positive().max(1000),
    glucoseUnit: z.enum(['mg/dL', 'mmol/L']),
  }),
  output: z.object({ index: z.number(), band: z.enum(['sensitive', 'between', 'resistant']) }),
  run({ insulin, insulinUnit, glucose, glucoseUnit }) {
    const index = homaIr(insulin, insulinUnit, glucose, glucoseUnit);
    return { index, band: homaBand(index) };
  },
});

const BAND_WORDS = {
  sensitive: 'Roughly, below 1 suggests good insulin sensitivity.',
  between: 'Roughly, below 1 suggests good sensitivity and above 2 to 2.5 resistance; yours is in between.',
  resistant: 'Roughly, above 2 to 2.5 suggests insulin resistance.',
} as const;
const CAVEAT =
  'Limits differ between populations and labs, and none is universal[^homa-cutoffs-2015]: compare your own results from one lab over time. It is an estimate, not a diagnosis.';

const ASKS = /\bhoma\b|\bhoma-?ir\b|\binsulin resistance (?:score|index)\b/i;
const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const INSULIN = new RegExp(
  `insulin(?! resist)(?:(?!glucose|sugar)[^\\d?!]){0,25}${NUMBER}\\s*(pmol|[µu]?i?u\\b|m?u\\b|mi?u)?|${NUMBER}\\s{0,5}(pmol|[µμu]i?u|mi?u)?(?:\\/m?l)?\\s{0,5}(?:of |fasting ){0,3}insulin`,
  'i',
);
const GLUCOSE = new RegExp(
  `(?:glucose|sugar)(?:(?!insulin)[^\\d?!]){0,20}${NUMBER}\\s*(mmol|mg)?|${NUMBER}\\s{0,5}(mmol|mg)?(?:\\/d?l)?\\s{0,5}(?:of |fasting |blood ){0,4}(?:glucose|sugar)`,
  'i',
);
/** Without a unit, insulin up to here is taken as µU/mL; more could be a high value or pmol/L, so it is asked. */
export const UNITLESS_INSULIN_MOST = 30;
/** Below this, glucose without a unit can only be mmol/L. */
export const UNITLESS_MMOL_BELOW = 30;

/** "My insulin is 12 and glucose 98, what is my HOMA-IR?" */
export const homaRoute: SkillRoute = {
  name: homaSkill.name,
  async reply(question, context) {
    const messages = [...context.earlier, question];
    const start = messages.findLastIndex((text) => ASKS.test(text));
    if (start < 0) return null;
    const text = withBareReply(messages.slice(start));
    const insulin = INSULIN.exec(text);
    const glucose = GLUCOSE.exec(text);
    const isReply = start < messages.length - 1;
    if (isReply && (question.includes('?') || !/\d|pmol|\bm?i?u\b/i.test(question))) return null;
    const wants = isReply || insulin || glucose || /\b(?:my|calculate my|work out my)\b/i.test(text);
    if (
      !wants ||
      (!insulin && !glucose && /\bhow (?:do|to|can|is)\b|\bwhat is (?:a |the )?(?:normal|good)\b/i.test(text))
    )
      return null;
    return (await injectsInsulin(context, messages)) ?? replyFor(insulin, glucose);
  },
};

/** Said in place of the index to somebody who injects insulin; null for all others. */
export async function injectsInsulin(
  context: SkillContext,
  texts: readonly string[],
): Promise<SkillReply | null> {
  const { person } = await knownPerson(context, texts, {});
  const injects =
    healthContext(person).onInsulinOrSulfonylurea === true && /insulin/i.test(person.medicines.join(' '));
  return injects
    ? answer(
        'HOMA-IR says nothing useful while you inject insulin: the test can’t tell it from your own. Your A1C and your glucose tell more.',
      )
    : null;
}

function replyFor(insulin: RegExpExecArray | null, glucose: RegExpExecArray | null): SkillReply | null {
  const insulinValue = toNumber(insulin?.[1] ?? insulin?.[3] ?? '');
  const glucoseValue = toNumber(glucose?.[1] ?? glucose?.[3] ?? '');
  if (!insulinValue)
    return ask(
      'Gladly. What was your fasting insulin, and in which unit, µU/mL (the same as mIU/L) or pmol/L?',
    );
  const insulinUnit = insulin?.[2] ?? insulin?.[4];
  if (!insulinUnit && insulinValue > UNITLESS_INSULIN_MOST) {
    return ask(`Is the insulin of ${insulinValue} in µU/mL (the same as mIU/L) or in pmol/L?`);
  }
  if (!glucoseValue)
    return ask('One more number: what was the fasting glucose of the same sample, in mg/dL or mmol/L?');
  const glucoseUnit = glucose?.[2] ?? glucose?.[4];
  const input = homaSkill.input.safeParse({
    insulin: insulinValue,
    insulinUnit: /^p/i.test(insulinUnit ?? '') ? 'pmol/L' : 'µU/mL',
    glucose: glucoseValue,
    glucoseUnit: /^mm/i.test(glucoseUnit ?? '') || glucoseValue < UNITLESS_MMOL_BELOW ? 'mmol/L' : 'mg/dL',
  });
  if (!input.success) return null;
  return homaReply(input.data, insulinUnit !== undefined);
}

/** @param named false where the unit of insulin was taken, not said */
export function homaReply(input: z.output<typeof homaSkill.input>, named = true): SkillReply {
  const { insulin, insulinUnit: unit, glucose, glucoseUnit } = input;
  const { index, band } = homaSkill.run(input);
  const inUnit = named
    ? `${insulin} ${unit}${unit === 'pmol/L' ? ` (divided by ${INSULIN_PMOL_PER_MICRO_UNIT} for µU/mL)` : ''}`
    : `${insulin} (I took it as µU/mL, the same as mIU/L)`;
  return answer(
    `Your HOMA-IR is **${index.toFixed(1)}**: fasting insulin of ${inUnit}, with fasting glucose of ${formatGlucose(glucose, glucoseUnit)}. ${BAND_WORDS[band]} ${CAVEAT}`,
  );
}

const sources = [{ kind: 'handbook', slug: 'homa-ir' }] as const;
const ask = (text: string): SkillReply => ({ kind: 'ask', text, sources });
const answer = (text: string): SkillReply => ({
  kind: 'answer',
  text,
  sources,
  next: ['What lowers insulin resistance?', 'What is a normal fasting glucose?'],
});

/** A bare number answers what was missing: insulin first, then glucose. */
function withBareReply([opening = '', ...replies]: readonly string[]): string {
  return replies.reduce((text, reply) => {
    if (/insulin|glucose|sugar/i.test(reply)) return `${text}. ${reply}`;
    const insulin = INSULIN.exec(text);
    if (!insulin) return `${text}. Insulin ${reply}`;
    const unitOnly = /^\W*(pmol|[µμu]i?u|mi?u)/i.exec(reply)?.[1];
    if (unitOnly) return text.replace(insulin[0], `insulin ${insulin[1] ?? insulin[3]} ${unitOnly}`);
    return `${text}. Glucose ${reply}`;
  }, opening);
}
