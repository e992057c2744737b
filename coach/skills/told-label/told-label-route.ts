import { nutrientValue } from '#domain/nutrition/nutrition-facts.ts';
import { isAboutAnother, knownPerson } from '../../message-facts/known-person.ts';
import { dayLimitOf } from '../foods/day-limit.ts';
import type { SkillRoute } from '../skill.ts';
import { toldLabel } from './told-label.ts';
import { toldLabelText } from './told-label-answer.ts';

/** "Label says 23 g total carbs, 9 g fiber, 11 g maltitol, front says 3 g net: who is right?" */
export const toldLabelRoute: SkillRoute = {
  name: 'told_label',
  async reply(question, context) {
    const label = toldLabel(question);
    if (!label) return null;
    const { facts, dayGrams } = label;
    const isSweetened = facts.polyols.length > 0 || facts.nutrients.sugar_alcohols !== undefined;
    const carbsSlug = facts.basis.kind === 'available' ? 'reading-eu-labels' : 'net-carbs';
    const slugs = isSweetened ? [carbsSlug, 'sugar-alcohols'] : [carbsSlug];
    const sources = slugs.map((slug) => ({ kind: 'handbook' as const, slug }));
    // A claim beside the carbs alone cannot be checked.
    if (Object.keys(facts.nutrients).length === 1 && !isSweetened)
      return {
        kind: 'ask',
        text: `I can’t check that from ${nutrientValue(facts, 'total_carbs')} g carbs alone. What does the label list for fiber and for sugar alcohols, in grams?`,
        sources,
      };
    const { person, profileFields } = await knownPerson(context, [question], {});
    const limit = dayLimitOf(person);
    const day = dayGrams === null ? limit : { ...limit, grams: dayGrams, own: !isAboutAnother(question) };
    return {
      kind: 'answer',
      text: toldLabelText(label, day),
      isWhole: true,
      sources,
      used: profileFields.has('netCarbLimit') && dayGrams === null ? ['profile'] : [],
      next: ['Do I subtract fiber on a European label?', 'Which sugar alcohols are OK on keto?'],
    };
  },
};
