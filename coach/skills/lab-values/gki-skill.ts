import { z } from 'zod';
import { type GkiBand, gkiBand, glucoseKetoneIndex } from '#domain/health-values/gki.ts';
import { formatGlucose, type GlucoseUnit } from '#domain/health-values/glucose.ts';
import { KETONES, ketoneText } from '#domain/health-values/thresholds.ts';
import { defineSkill, type SkillReply, type SkillRoute } from '../skill.ts';

export const gkiSkill = defineSkill({
  name: 'glucose_ketone_index',
  description:
    'Glucose ketone index from a glucose value and blood ketones in mmol/L, with its customary band.',
  input: z.object({
    glucose: z.number().positive().max(1500),
    unit: z.enum(['mg/dL', 'mmol/L']),
    ketones: z.number().min(0).max(30),
  }),
  output: z.object({
    /** Null when ketones are 0. */
    index: z.number().nullable(),
    band: z.enum(['very-deep', 'deep', 'moderate', 'light', 'none']).nullable(),
    /** False when ketones are too low for the index to mean anything. */
    reliable: z.boolean(),
  }),
  run({ glucose, unit, ketones }) {
    const index = glucoseKetoneIndex(glucose, unit, ketones);
    return { index, band: index === null ? null : gkiBand(index), reliable: ketones >= KETONES.indexLeast };
  },
});

const BAND_WORDS: Readonly<Record<GkiBand, string>> = {
  'very-deep': 'lower than anyone needs for prediabetes; values below 1 need a clinician watching over you',
  deep: 'in the range people call deep ketosis',
  moderate: 'in the range people call moderate ketosis, the one often quoted for insulin resistance',
  light: 'in the range people call light ketosis',
  none: 'above 9, which people read as no real ketosis yet',
};

const STATED_KETONES =
  /(?:ketones?|bhb)(?:(?!glucose|sugar)[^\d?!]){0,20}(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\d)|(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:mmol(?:\/l)?\s*)?(?:of )?(?:blood )?(?:ketones?|bhb)/i;
const GLUCOSE =
  /(?:glucose|sugar|bg)(?:(?!ketone|bhb)[^\d?!]){0,20}(\d{1,3}(?:[.,]\d)?)(?![\d.,]*\d)|(?<![\d.,])(\d{1,3}(?:[.,]\d)?)\s*(?:(?:mg\/?dl|mmol(?:\/l)?)\s*)?(?:of )?(?:blood )?(?:glucose|sugar)/i;
/** Glucose below this without a unit is read as mmol/L: 30 mg/dL would be unconsciousness, 30 mmol/L a hospital. */
const UNITLESS_MMOL_BELOW = 30;

/** "My glucose is 90 and ketones 1.5, what is my GKI?" */
export const gkiRoute: SkillRoute = {
  name: gkiSkill.name,
  reply(question) {
    const ketones = numberOf(STATED_KETONES.exec(question));
    const glucose = numberOf(GLUCOSE.exec(question));
    const asksIndex = /\bgki\b|glucose.?ketone (?:index|ratio)/i.test(question);
    if (!asksIndex || (ketones === null && glucose === null)) return asksForOwn(question, asksIndex);
    if (ketones === null || glucose === null) {
      const missing = ketones === null ? 'blood ketones in mmol/L' : 'glucose, in mg/dL or mmol/L';
      return {
        kind: 'ask',
        text: `One more number, please: what were your ${missing} at that moment?`,
        sources: [{ kind: 'handbook', slug: 'glucose-ketone-index' }],
      };
    }
    const mmolNamed = /mmol[^.]{0,30}(?:glucose|sugar)|(?:glucose|sugar)[^.]{0,20}mmol/i.test(question);
    const unit: GlucoseUnit =
      glucose < UNITLESS_MMOL_BELOW || (mmolNamed && glucose < 50) ? 'mmol/L' : 'mg/dL';
    const input = gkiSkill.input.safeParse({ glucose, unit, ketones });
    if (!input.success) return null;
    return gkiReply(input.data);
  },
};

export function gkiReply(input: z.output<typeof gkiSkill.input>): SkillReply {
  return {
    kind: 'answer',
    text: words(input, gkiSkill.run(input)),
    sources: [{ kind: 'handbook', slug: 'glucose-ketone-index' }],
  };
}

function asksForOwn(question: string, asksIndex: boolean): SkillReply | null {
  if (
    !asksIndex ||
    !/\bmy gki\b|calculate|work out|compute/i.test(question) ||
    /\bhow (?:do|to|can|is)\b/i.test(question)
  )
    return null;
  return {
    kind: 'ask',
    text: 'Gladly. What were your glucose (mg/dL or mmol/L) and your blood ketones (mmol/L), measured at the same moment?',
    sources: [{ kind: 'handbook', slug: 'glucose-ketone-index' }],
  };
}

function words(input: z.output<typeof gkiSkill.input>, output: z.output<typeof gkiSkill.output>): string {
  if (output.index === null || output.band === null) {
    return `With ketones at 0, there is no GKI: glucose can’t be divided by 0. It becomes useful from about ${ketoneText(KETONES.indexLeast)}.`;
  }
  const sum = `Your GKI is **${output.index.toFixed(1)}**: glucose of ${formatGlucose(input.glucose, input.unit)} with ketones at ${input.ketones} mmol/L.`;
  const caveat = output.reliable
    ? ''
    : ' Ketones this low make the index jump around, so don’t read much into it.';
  return `${sum} That is ${BAND_WORDS[output.band]}. These ranges are a rule of thumb, not a medical guideline, and the trend tells you more than a single value.${caveat}`;
}

function numberOf(match: RegExpExecArray | null): number | null {
  const raw = match?.[1] ?? match?.[2];
  return raw === undefined ? null : Number(raw.replace(',', '.'));
}
