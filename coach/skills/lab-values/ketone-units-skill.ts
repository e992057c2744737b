import { labUnitsSkill } from './lab-units-route.ts';

export const { skill: ketoneUnitsSkill, route: ketoneUnitsRoute } = labUnitsSkill({
  substance: 'ketones',
  name: 'convert_ketones',
  description: 'Converts blood beta-hydroxybutyrate between mg/dL and mmol/L.',
  named: /\bketones?\b|\bbhb\b|\bbeta.?hydroxybutyrate\b/i,
  mostMmol: 30,
  article: 'ketone-meters-strips-breath',
  byHand: '1 mmol/L of beta-hydroxybutyrate is 10.4 mg/dL.',
});
