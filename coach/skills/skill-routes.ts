import { a1cRoute } from './a1c-skill.ts';
import { foodRoute } from './food-route.ts';
import { gkiRoute } from './gki-skill.ts';
import { glucoseUnitsRoute } from './glucose-units-skill.ts';
import type { SkillRoute } from './skill.ts';
import { targetsRoute } from './targets-route.ts';

/** Tried in this order; the first that knows the question answers. */
export const SKILL_ROUTES: readonly SkillRoute[] = [
  gkiRoute,
  a1cRoute,
  glucoseUnitsRoute,
  targetsRoute,
  foodRoute,
];
