import { a1cRoute } from './a1c-skill.ts';
import { bodyMassRoute } from './body-mass-skill.ts';
import { cholesterolUnitsRoute, triglycerideUnitsRoute } from './cholesterol-units-skill.ts';
import { electrolyteRoute } from './electrolyte-skill.ts';
import { fastingWindowRoute } from './fasting-window-route.ts';
import { foodRoute } from './food-route.ts';
import { gkiRoute } from './gki-skill.ts';
import { glucoseUnitsRoute } from './glucose-units-skill.ts';
import { homaRoute } from './homa-skill.ts';
import { ketoneUnitsRoute } from './ketone-units-skill.ts';
import { pantryRoute } from './pantry-route.ts';
import { papersRoute } from './papers-skill.ts';
import { plansRoute } from './plans-skill.ts';
import { readingsRoute } from './readings-route.ts';
import type { SkillRoute } from './skill.ts';
import { targetsRoute } from './targets-route.ts';
import { waistRoute } from './waist-skill.ts';

/** Tried in this order; the first that knows the question answers. */
export const SKILL_ROUTES: readonly SkillRoute[] = [
  readingsRoute,
  pantryRoute,
  plansRoute,
  gkiRoute,
  a1cRoute,
  glucoseUnitsRoute,
  ketoneUnitsRoute,
  cholesterolUnitsRoute,
  triglycerideUnitsRoute,
  homaRoute,
  waistRoute,
  bodyMassRoute,
  papersRoute,
  foodRoute,
  targetsRoute,
  fastingWindowRoute,
  electrolyteRoute,
];
