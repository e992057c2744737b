import { dayLimitOf } from '../foods/day-limit.ts';
import { readFoodQuestion } from '../foods/food-question.ts';
import type { SkillRoute } from '../skill.ts';
import { foodLookupSkill } from './food-lookup-skill.ts';
import { foodReply } from './food-replies.ts';

/** Nobody asks what is in salt. */
const OF_A_DAY = /^(?:and |so |ok )?how much salt\W*$/i;

/** Everything people ask of foods: what is in it, may I, how much, which is better, what instead. */
export const foodRoute: SkillRoute = {
  name: foodLookupSkill.name,
  async reply(question, { person, earlier }) {
    const asked = OF_A_DAY.test(question.trim()) ? null : readFoodQuestion(question, earlier);
    if (!asked) return null;
    const profile = await person.profile();
    const reply = foodReply(asked, dayLimitOf(profile));
    const usesProfile = profile !== null && (profile.netCarbLimit !== null || profile.allergies.length > 0);
    if (!reply) return null;
    // How much of a food is a matter of more than its carbs, unless the person names the carbs.
    const isFigure = asked.kind === 'values' || (asked.kind === 'fits' && asked.budget !== null);
    return { ...reply, yields: !isFigure, ...(usesProfile ? { used: ['profile'] as const } : {}) };
  },
};
