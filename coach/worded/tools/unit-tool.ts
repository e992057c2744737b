import { z } from 'zod';
import {
  cholesterolUnitsSkill,
  triglycerideUnitsSkill,
} from '../../skills/lab-values/cholesterol-units-skill.ts';
import { glucoseUnitsSkill } from '../../skills/lab-values/glucose-units-skill.ts';
import { ketoneUnitsSkill } from '../../skills/lab-values/ketone-units-skill.ts';
import { defineTool, fromReply, ToolInputError } from './model-tool.ts';

const CONVERTERS = {
  glucose: { skill: glucoseUnitsSkill, slug: 'glucose-targets' },
  ketones: { skill: ketoneUnitsSkill, slug: 'ketone-meters-strips-breath' },
  cholesterol: { skill: cholesterolUnitsSkill, slug: 'ldl-cholesterol' },
  triglycerides: { skill: triglycerideUnitsSkill, slug: 'triglycerides-and-hdl' },
} as const;

export const convertUnitsTool = defineTool({
  name: 'convert_units',
  description: 'Converts a laboratory or meter value between mg/dL and mmol/L.',
  input: z.object({
    substance: z.enum(['glucose', 'ketones', 'cholesterol', 'triglycerides']),
    value: z.number().positive(),
    unit: z.enum(['mg/dL', 'mmol/L']).describe('The unit the value has'),
  }),
  status: 'Converting the units',
  answer({ substance, value, unit }, context) {
    const { skill, slug } = CONVERTERS[substance];
    const input = skill.input.safeParse({ value, unit });
    if (!input.success) throw new ToolInputError(`${value} ${unit} is no value a laboratory reports.`);
    const text = `${value} ${unit} of ${substance} is ${skill.run(input.data).text}.`;
    return fromReply({ kind: 'answer', text, sources: [{ kind: 'handbook', slug }] }, context);
  },
});
