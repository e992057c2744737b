import { z } from 'zod';
import { formatGlucose, type GlucoseUnit, glucoseToMg, glucoseToMmol } from '#domain/glucose.ts';
import { defineSkill, type SkillRoute } from './skill.ts';

const glucoseUnit = z.enum(['mg/dL', 'mmol/L']);

const glucoseUnitsSkill = defineSkill({
  name: 'convert_glucose',
  description: 'Converts a blood glucose value between mg/dL and mmol/L.',
  input: z.object({ value: z.number().positive().max(1500), unit: glucoseUnit }),
  output: z.object({ value: z.number(), unit: glucoseUnit, text: z.string() }),
  run({ value, unit }) {
    const other: GlucoseUnit = unit === 'mg/dL' ? 'mmol/L' : 'mg/dL';
    const converted = unit === 'mg/dL' ? glucoseToMmol(value) : glucoseToMg(value);
    return { value: converted, unit: other, text: formatGlucose(converted, other) };
  },
});

const MG = String.raw`(?:mg\/?\s?dl|mg per dl|mg)`;
const MMOL = String.raw`(?:mmols?(?:\s?\/\s?l| per l)?)`;
const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const VALUE_IN_UNIT = new RegExp(`${NUMBER}\\s*(${MG}|${MMOL})\\b`, 'i');
const VALUE_TO_UNIT = new RegExp(`${NUMBER}\\b.{0,25}\\b(?:in|to|into|as)\\s+(${MG}|${MMOL})\\b`, 'i');
const ASKS_CONVERSION =
  /\bconvert|\bin (?:mmol|mg)|\b(?:in)?to (?:mmol|mg)|\bas (?:mmol|mg)|\bhow (?:many|much) (?:mmol|mg)/i;
const OTHER_SUBSTANCE = /ketone|bhb|cholesterol|ldl|hdl|triglyc|sodium|potassium|magnesium/i;

/** "What is 110 mg/dL in mmol/L?" */
export const glucoseUnitsRoute: SkillRoute = {
  name: glucoseUnitsSkill.name,
  reply(question) {
    if (!ASKS_CONVERSION.test(question) || OTHER_SUBSTANCE.test(question)) return null;
    const stated = readValue(question);
    if (!stated) {
      if (!/glucose|sugar|mg\/?dl.*mmol|mmol.*mg\/?dl/i.test(question)) return null;
      return {
        kind: 'ask',
        text: 'Happy to convert it. Which value, and is it in mg/dL or mmol/L? To go by hand: mg/dL divided by 18 gives mmol/L.',
        sources: [{ kind: 'handbook', slug: 'glucose-targets' }],
      };
    }
    const { text } = glucoseUnitsSkill.run(glucoseUnitsSkill.input.parse(stated));
    return {
      kind: 'answer',
      text: `${formatGlucose(stated.value, stated.unit)} is **${text}**.`,
      sources: [{ kind: 'handbook', slug: 'glucose-targets' }],
    };
  },
};

function readValue(question: string): { value: number; unit: GlucoseUnit } | null {
  const inUnit = VALUE_IN_UNIT.exec(question);
  const toUnit = VALUE_TO_UNIT.exec(question);
  const raw = inUnit?.[1] ?? toUnit?.[1];
  if (!raw) return null;
  const unit = inUnit ? unitOf(inUnit[2]) : unitOf(toUnit?.[2]) === 'mg/dL' ? 'mmol/L' : 'mg/dL';
  const value = Number(raw.replace(',', '.'));
  return value > 0 && value <= 1500 ? { value, unit } : null;
}

function unitOf(text: string | undefined): GlucoseUnit {
  return text?.toLowerCase().startsWith('mm') ? 'mmol/L' : 'mg/dL';
}
