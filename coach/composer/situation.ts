import type { PersonalData } from '#contract/profile.ts';
import type { Condition } from '#contract/profile-values.ts';
import { ALLERGEN_NAMES, allergensIn } from '#domain/allergens/allergens.ts';
import { type HealthContext, healthContext } from '#domain/person/health-context.ts';

type Known = { profile: PersonalData; health: HealthContext; question: string };

/** A sentence for the person's own situation: where it fits, what it says. The first that fits is told. */
type Situation = { fits: (known: Known) => boolean; words: (known: Known) => string };

const asks = (pattern: RegExp) => (known: Known) => pattern.test(known.question);
const has = (condition: Condition) => (known: Known) => known.health.conditions.includes(condition);

const SALT = /\b(?:salt|salty|sodium|electrolytes?|broth|bouillon|keto flu)\b/i;
const MINERALS = /\b(?:potassium|magnesium|electrolytes?|salt substitute|lite salt|protein)\b/i;
const PROTEIN_FOODS = /\b(?:protein|meat|fish|beef|chicken|pork|eggs?)\b/i;
const CARB_LIMIT =
  /\bhow (?:many|much)(?: net)? carbs?\b(?!.{0,200}\b(?:in|does|do|has|have)\b)|\bcarb limit\b/i;
const GLUCOSE = /\b(?:blood sugar|glucose|sugar levels?|a1c|spike)\b/i;
const OXALATE = /\b(?:spinach|almonds?|almond flour|rhubarb|beetroot|beets?|vitamin c)\b/i;
const PURINES = /\b(?:liver|kidney|organ meats?|anchov\w+|sardines?|beer|alcohol|shellfish|meat|fasting)\b/i;
const FATTY = /\b(?:fat|fats|fatty|oils?|mct|butter|cream)\b/i;
const STARTS = /\b(?:start|begin|starting|beginning|first week|fast|fasting|how many carbs)\b/i;

const SITUATIONS: readonly Situation[] = [
  {
    fits: (known) => allergyOf(known) !== null,
    words: (known) => `You told me about ${allergyOf(known)}, so choose foods that are free of it.`,
  },
  {
    fits: (known) => dislikeOf(known) !== null,
    words: (known) =>
      `You told me you leave out ${dislikeOf(known)}, so use the parts of this answer that suit you.`,
  },
  {
    fits: (known) => known.health.takesBloodPressureMedicine === true && asks(SALT)(known),
    words: () =>
      'Since you take a blood pressure medicine, ask your prescriber before you add salt or minerals. On low carb, the dose of that medicine may need to come down.',
  },
  {
    fits: (known) =>
      (has('kidney_disease')(known) || has('heart_failure')(known)) &&
      (asks(SALT)(known) || asks(MINERALS)(known)),
    words: (known) =>
      `With ${has('kidney_disease')(known) ? 'kidney disease' : 'heart failure'} in your profile, let your care team set the amounts of salt, potassium and protein.`,
  },
  {
    fits: (known) => has('high_blood_pressure')(known) && asks(SALT)(known),
    words: () =>
      'With high blood pressure in your profile, do not add salt without asking your doctor first.',
  },
  {
    fits: (known) => has('gout')(known) && asks(PURINES)(known),
    words: () =>
      'With gout in your profile, go easy on this and drink enough fluids: attacks are reported most often in the first weeks of keto.',
  },
  {
    fits: (known) => has('kidney_stones')(known) && asks(OXALATE)(known),
    words: () =>
      'You’ve had kidney stones: keep your portions of this small, drink plenty of fluids, and ask your clinic which kind of stones you had.',
  },
  {
    fits: (known) => has('gallbladder')(known) && asks(FATTY)(known),
    words: () =>
      'With your gallbladder trouble, spread fat over the day rather than eating it in one meal, and stop eating it if it hurts.',
  },
  {
    fits: (known) => known.health.onInsulinOrSulfonylurea === true && asks(STARTS)(known),
    words: () =>
      'Because of your diabetes medicine, agree on doses with your prescriber before you cut carbs or fast.',
  },
  {
    fits: (known) => known.profile.netCarbLimit !== null && asks(CARB_LIMIT)(known),
    words: ({ profile }) => `Your own limit is set to ${profile.netCarbLimit} g of net carbs a day.`,
  },
  {
    fits: (known) => avoidsMeat(known) && asks(PROTEIN_FOODS)(known),
    words: () => 'Since you don’t eat meat, build meals around tofu, plus eggs and dairy if you eat them.',
  },
  {
    fits: ({ profile, question }) => profile.diabetes === 'prediabetes' && GLUCOSE.test(question),
    words: () =>
      'With prediabetes, your own meter gives the best answer: check before the meal and two hours after it.',
  },
];

/**
 * At most one sentence that fits the question to what the profile says; null when nothing there matters to it.
 * @param warned true when a safety note stands above the answer already, so that medicines are not told of twice
 */
export function situationFor(question: string, profile: PersonalData | null, warned: boolean): string | null {
  if (profile === null) return null;
  const known = { profile, health: healthContext(profile), question };
  const situation = SITUATIONS.find(({ fits }) => fits(known));
  if (!situation) return null;
  const words = situation.words(known);
  return warned && /\b(?:medicine|doctor|prescriber|care team)\b/.test(words) ? null : words;
}

function allergyOf({ profile, question }: Known): string | null {
  const named = allergensIn(question).find(
    ({ id, presence }) => presence === 'contains' && profile.allergies.includes(id),
  );
  return named ? `your ${ALLERGEN_NAMES[named.id]} allergy` : null;
}

function dislikeOf({ profile, question }: Known): string | null {
  const asked = question.toLowerCase();
  return (
    profile.dislikes.find((dislike) => new RegExp(`\\b${escaped(dislike.toLowerCase())}\\b`).test(asked)) ??
    null
  );
}

function avoidsMeat({ profile }: Known): boolean {
  return profile.dislikes.some((dislike) => /\b(?:meat|vegetarian|vegan|animal)\b/i.test(dislike));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
