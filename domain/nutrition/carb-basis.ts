import type { CarbBasis } from '#contract/nutrition.ts';
import { energyConsistency } from './energy-consistency.ts';
import type { LabelCue } from './label-cues.ts';
import { fibreExceedsCarbs } from './net-carbs.ts';
import { type NutritionFacts, nutrientValue } from './nutrition-facts.ts';

/**
 * How far a cue speaks for fiber inside carbohydrate (plus) or apart from it (minus).
 * Title and % Daily Value belong to US and Canadian law; "of which", salt and per 100 g to EU and UK law;
 * "Nutrition Information" to Australia and New Zealand, which also keep fiber apart.
 */
const CUE_WEIGHT: Readonly<Record<LabelCue, number>> = {
  nutrition_facts_title: 3,
  daily_value: 3,
  bilingual_canadian: 3,
  total_carbohydrate: 2,
  total_fat: 1,
  available_carbohydrate: -6,
  of_which: -3,
  nutrition_information_title: -2,
  saturates: -2,
  kilojoules: -2,
  salt: -2,
  per_100: -2,
};

const CUE_WORDS: Readonly<Record<LabelCue, string>> = {
  nutrition_facts_title: '"Nutrition Facts"',
  daily_value: '% Daily Value',
  bilingual_canadian: 'English and French side by side',
  total_carbohydrate: '"Total Carbohydrate"',
  total_fat: '"Total Fat"',
  available_carbohydrate: '"available carbohydrate"',
  of_which: '"of which"',
  nutrition_information_title: '"Nutrition Information"',
  saturates: '"saturates"',
  kilojoules: 'energy in kJ',
  salt: 'salt instead of sodium',
  per_100: 'values per 100 g or 100 ml',
};

/** The two sides must differ by this much before layout alone decides. */
const DECISIVE = 2;

/** Cues that follow from the values themselves, where the text was not kept. */
function cuesOfFacts(facts: NutritionFacts): LabelCue[] {
  const cues: LabelCue[] = [];
  if (facts.column === 'per_100g' || facts.column === 'per_100ml') cues.push('per_100');
  if (facts.nutrients.energy_kj !== undefined) cues.push('kilojoules');
  if (facts.nutrients.salt !== undefined && facts.nutrients.sodium === undefined) cues.push('salt');
  return cues;
}

function list(cues: readonly LabelCue[]): string {
  return cues.map((cue) => CUE_WORDS[cue]).join(', ');
}

function byLayout(cues: readonly LabelCue[]): CarbBasis | null {
  const weight = cues.reduce((total, cue) => total + CUE_WEIGHT[cue], 0);
  if (weight >= DECISIVE) {
    const seen = list(cues.filter((cue) => CUE_WEIGHT[cue] > 0));
    return {
      kind: 'total_incl_fibre',
      reason: `The label shows ${seen}: a US or Canadian layout, where carbs include fiber.`,
    };
  }
  if (weight <= -DECISIVE) {
    const seen = list(cues.filter((cue) => CUE_WEIGHT[cue] < 0));
    return {
      kind: 'available',
      reason: `The label shows ${seen}: a European or Australian layout, where fiber is not part of the carbs.`,
    };
  }
  return null;
}

function byEnergy(facts: NutritionFacts): CarbBasis | null {
  const inside = energyConsistency(facts, { basis: 'total_incl_fibre' });
  const apart = energyConsistency(facts, { basis: 'available' });
  // The US methods with fiber at 4 and the EU method differ only where there is fiber to tell them apart.
  if (inside.verdict === 'fits' && apart.verdict !== 'fits' && apart.verdict !== 'unknown') {
    return {
      kind: 'total_incl_fibre',
      reason: 'The calories only add up if the carbs include fiber.',
    };
  }
  if (apart.verdict === 'fits' && inside.verdict !== 'fits' && inside.verdict !== 'unknown') {
    return {
      kind: 'available',
      reason: 'The calories only add up if fiber is separate from the carbs.',
    };
  }
  return null;
}

/** On a clear US layout, too much fiber is a misread digit unless the energy confirms the numbers. */
function isLikelyMisread(facts: NutritionFacts, layout: CarbBasis | null): boolean {
  if (layout?.kind !== 'total_incl_fibre') return false;
  return energyConsistency(facts, { basis: 'available' }).verdict !== 'fits';
}

/**
 * Decides whether the label's carbohydrate includes fiber. In order: fiber larger than carbohydrate proves
 * that it does not; then the words and layout; then energy computed both ways; else 'unknown'.
 * `cues` come from the label's text (`labelCues`); the facts' own column and units are added to them.
 */
export function decideCarbBasis(facts: NutritionFacts, cues: readonly LabelCue[]): CarbBasis {
  const all = [...new Set([...cues, ...cuesOfFacts(facts)])];
  const layout = byLayout(all);
  if (fibreExceedsCarbs(facts) && !isLikelyMisread(facts, layout)) {
    const fibre = nutrientValue(facts, 'dietary_fiber');
    const carbs = nutrientValue(facts, 'total_carbs');
    return {
      kind: 'available',
      reason: `The label has more fiber (${fibre} g) than carbs (${carbs} g), so the carbs can’t include fiber.`,
    };
  }
  return (
    layout ??
    byEnergy(facts) ?? {
      kind: 'unknown',
      reason: 'The label doesn’t say whether its carbs include fiber. Please check.',
    }
  );
}
