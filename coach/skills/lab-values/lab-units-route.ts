import { z } from 'zod';
import { type LabSubstance, labToMg, labToMmol } from '#domain/health-values/lab-units.ts';
import { defineSkill, type SkillRoute } from '../skill.ts';
import { asksConversion, type LabUnit, valueInUnit } from './value-in-unit.ts';

type LabUnitsOptions = {
  substance: LabSubstance;
  name: string;
  description: string;
  /** The question speaks of the substance. */
  named: RegExp;
  /** No laboratory reports more than this, in mmol/L. */
  mostMmol: number;
  article: string;
  /** Said when the value is missing. */
  byHand: string;
};

const labUnit = z.enum(['mg/dL', 'mmol/L']);

/** A typed tool that converts one substance between mg/dL and mmol/L, with its route. */
export function labUnitsSkill({
  substance,
  name,
  description,
  named,
  mostMmol,
  article,
  byHand,
}: LabUnitsOptions) {
  const skill = defineSkill({
    name,
    description,
    input: z
      .object({ value: z.number().positive(), unit: labUnit })
      .refine(({ value, unit }) => (unit === 'mmol/L' ? value : labToMmol(substance, value)) <= mostMmol, {
        error: `Labs don’t report values above ${mostMmol} mmol/L`,
      }),
    output: z.object({ value: z.number(), unit: labUnit, text: z.string() }),
    run({ value, unit }) {
      const other: LabUnit = unit === 'mg/dL' ? 'mmol/L' : 'mg/dL';
      const converted = unit === 'mg/dL' ? labToMmol(substance, value) : labToMg(substance, value);
      return { value: converted, unit: other, text: labText(substance, converted, other) };
    },
  });
  const sources = [{ kind: 'handbook', slug: article }] as const;
  const route: SkillRoute = {
    name,
    reply(question) {
      if (!named.test(question) || !asksConversion(question)) return null;
      const stated = valueInUnit(question);
      if (!stated) {
        const text = `Happy to convert it. Which value, and is it in mg/dL or mmol/L? To do it yourself: ${byHand}`;
        return { kind: 'ask', text, sources };
      }
      const input = skill.input.safeParse(stated);
      if (!input.success) return null;
      const text = `${stated.value} ${stated.unit} is **${skill.run(input.data).text}**: ${byHand}`;
      return { kind: 'answer', text, sources };
    },
  };
  return { skill, route };
}

/** As laboratories print it; ketones are small in mg/dL too. */
function labText(substance: LabSubstance, value: number, unit: LabUnit): string {
  const decimals = unit === 'mg/dL' ? (substance === 'ketones' ? 1 : 0) : substance === 'ketones' ? 2 : 1;
  return `${value.toFixed(decimals)} ${unit}`;
}
