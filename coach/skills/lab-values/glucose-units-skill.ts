import { z } from 'zod';
import {
  formatGlucose,
  type GlucoseUnit,
  glucoseToMg,
  glucoseToMmol,
} from '#domain/health-values/glucose.ts';
import { defineSkill, type SkillRoute } from '../skill.ts';
import { asksConversion, valueInUnit } from './value-in-unit.ts';

const glucoseUnit = z.enum(['mg/dL', 'mmol/L']);

export const glucoseUnitsSkill = defineSkill({
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

const OTHER_SUBSTANCE = /ketone|bhb|cholesterol|ldl|hdl|triglyc|sodium|potassium|magnesium/i;

/** "What is 110 mg/dL in mmol/L?" */
export const glucoseUnitsRoute: SkillRoute = {
  name: glucoseUnitsSkill.name,
  reply(question) {
    if (!asksConversion(question) || OTHER_SUBSTANCE.test(question)) return null;
    const stated = valueInUnit(question);
    if (!stated) {
      if (!/glucose|sugar|mg\/?dl.{0,200}mmol|mmol.{0,200}mg\/?dl/i.test(question)) return null;
      return {
        kind: 'ask',
        text: 'Happy to convert it. Which value, and is it in mg/dL or mmol/L? To do it yourself: mg/dL divided by 18 gives mmol/L.',
        sources: [{ kind: 'handbook', slug: 'glucose-targets' }],
      };
    }
    const input = glucoseUnitsSkill.input.safeParse(stated);
    if (!input.success) return null;
    const { text } = glucoseUnitsSkill.run(input.data);
    return {
      kind: 'answer',
      text: `${formatGlucose(stated.value, stated.unit)} is **${text}**.`,
      sources: [{ kind: 'handbook', slug: 'glucose-targets' }],
    };
  },
};
