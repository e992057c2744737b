import { bodyMassRoute } from './body/body-mass-skill.ts';
import { waistRoute } from './body/waist-skill.ts';
import { diaryRoute } from './diary/diary-route.ts';
import { electrolyteRoute } from './electrolyte-skill.ts';
import { fastingWindowRoute } from './fasting/fasting-window-route.ts';
import { foodRoute } from './foods/food-route.ts';
import { a1cRoute } from './lab-values/a1c-skill.ts';
import { a1cTrendRoute } from './lab-values/a1c-trend-route.ts';
import { cholesterolUnitsRoute, triglycerideUnitsRoute } from './lab-values/cholesterol-units-skill.ts';
import { gkiRoute } from './lab-values/gki-skill.ts';
import { glucoseUnitsRoute } from './lab-values/glucose-units-skill.ts';
import { homaRoute } from './lab-values/homa-skill.ts';
import { ketoneUnitsRoute } from './lab-values/ketone-units-skill.ts';
import { labSheetRoute } from './lab-values/lab-sheet/lab-sheet-route.ts';
import { severalReadingsRoute } from './lab-values/several-readings/several-readings-route.ts';
import { valueMeaningRoute } from './lab-values/value-meaning-route.ts';
import { mealRoute } from './meals/meal-route.ts';
import { measureUnitsRoute } from './measure-units-skill.ts';
import { pantryRoute } from './pantry/pantry-route.ts';
import { papersRoute } from './papers-skill.ts';
import { plansRoute } from './plans-skill.ts';
import { readingsRoute } from './readings/readings-route.ts';
import type { SkillRoute } from './skill.ts';
import { targetsRoute } from './targets/targets-route.ts';
import { toldLabelRoute } from './told-label/told-label-route.ts';

/** Tried in this order; the first that knows the question answers. */
export const SKILL_ROUTES: readonly SkillRoute[] = [
  diaryRoute,
  readingsRoute,
  pantryRoute,
  plansRoute,
  gkiRoute,
  labSheetRoute,
  a1cTrendRoute,
  a1cRoute,
  glucoseUnitsRoute,
  ketoneUnitsRoute,
  cholesterolUnitsRoute,
  triglycerideUnitsRoute,
  measureUnitsRoute,
  homaRoute,
  severalReadingsRoute,
  valueMeaningRoute,
  waistRoute,
  bodyMassRoute,
  toldLabelRoute,
  papersRoute,
  mealRoute,
  foodRoute,
  targetsRoute,
  fastingWindowRoute,
  electrolyteRoute,
];
