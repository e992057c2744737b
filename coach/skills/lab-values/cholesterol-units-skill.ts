import { labUnitsSkill } from './lab-units-route.ts';

export const { skill: cholesterolUnitsSkill, route: cholesterolUnitsRoute } = labUnitsSkill({
  substance: 'cholesterol',
  name: 'convert_cholesterol',
  description: 'Converts total, LDL, HDL or non-HDL cholesterol between mg/dL and mmol/L.',
  named: /\bcholesterol\b|\bldl\b|\bhdl\b/i,
  mostMmol: 40,
  article: 'ldl-cholesterol',
  byHand: '1 mmol/L of cholesterol, LDL or HDL is 38.67 mg/dL.',
});

export const { skill: triglycerideUnitsSkill, route: triglycerideUnitsRoute } = labUnitsSkill({
  substance: 'triglycerides',
  name: 'convert_triglycerides',
  description: 'Converts triglycerides between mg/dL and mmol/L.',
  named: /\btriglycerides?\b|\btrigs?\b|\btgs?\b/i,
  mostMmol: 150,
  article: 'triglycerides-and-hdl',
  byHand: '1 mmol/L of triglycerides is 88.57 mg/dL.',
});
