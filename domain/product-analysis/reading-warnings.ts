import type { FieldReading, NutrientName } from '#contract/nutrition.ts';
import { listText, sentenceStart } from '../food-text/amount-text.ts';
import { energyConsistency, kilojoulesMatchCalories } from '../nutrition/energy-consistency.ts';
import type { NetCarbs } from '../nutrition/net-carbs.ts';
import { isUnread, type NutritionFacts, nutrientValue } from '../nutrition/nutrition-facts.ts';

/** Nutrients in the words of a US label. */
export const NUTRIENT_LABELS: Readonly<Record<NutrientName, string>> = {
  calories: 'calories',
  energy_kj: 'energy in kJ',
  total_fat: 'total fat',
  saturated_fat: 'saturated fat',
  trans_fat: 'trans fat',
  cholesterol: 'cholesterol',
  sodium: 'sodium',
  salt: 'salt',
  total_carbs: 'total carbs',
  dietary_fiber: 'fiber',
  sugars: 'sugars',
  added_sugars: 'added sugars',
  sugar_alcohols: 'sugar alcohols',
  allulose: 'allulose',
  protein: 'protein',
  potassium: 'potassium',
};

/** Nutrients by how much a doubt about them may change net carbs and score. */
export const BY_WEIGHT_ON_VERDICT: readonly NutrientName[] = [
  'total_carbs',
  'dietary_fiber',
  'sugar_alcohols',
  'allulose',
  'added_sugars',
  'sugars',
  'calories',
  'energy_kj',
  'total_fat',
  'protein',
  'saturated_fat',
  'trans_fat',
  'sodium',
  'salt',
  'cholesterol',
  'potassium',
];

/** With less than this, in g, there can be no sugars to speak of, and a label may leave them out (21 CFR 101.9(c)(6)(ii)). */
const CARBS_WITH_SUGARS_G = 1;

/** Whether there may be sugars that were not found on the label. */
export function lacksSugars(fields: NutritionFacts['nutrients']): boolean {
  return fields.sugars === undefined && (fields.total_carbs?.value ?? 0) >= CARBS_WITH_SUGARS_G;
}

function doubtful(facts: NutritionFacts, test: (reading: FieldReading) => boolean): string[] {
  return BY_WEIGHT_ON_VERDICT.filter((name) => {
    const reading = facts.nutrients[name];
    return reading !== undefined && test(reading);
  }).map((name) => NUTRIENT_LABELS[name]);
}

function fieldWarnings(facts: NutritionFacts): string[] {
  const warnings: string[] = [];
  if (
    Object.values(facts.nutrients).some(({ source }) => source === 'label') &&
    lacksSugars(facts.nutrients)
  ) {
    warnings.push('We found no sugars on the label. If it lists them, please fill them in.');
  }
  const unread = doubtful(facts, ({ value }) => value === null);
  if (unread.length > 0) {
    warnings.push(`We couldn’t read ${listText(unread)}. Please fill in what the label says.`);
  }
  const unsure = doubtful(facts, ({ value, sure }) => value !== null && !sure);
  if (unsure.length > 0) warnings.push(`Please check ${listText(unsure)}: we are not sure we read it right.`);
  return warnings;
}

function energyWarnings(facts: NutritionFacts): string[] {
  const kcal = nutrientValue(facts, 'calories');
  const kj = nutrientValue(facts, 'energy_kj');
  if (kcal !== null && kj !== null && !kilojoulesMatchCalories(kcal, kj)) {
    return [`${kcal} kcal and ${kj} kJ don’t match. Please check both.`];
  }
  const { verdict, expected, unit } = energyConsistency(facts);
  if (verdict !== 'wrong' && verdict !== 'doubtful') return [];
  return [
    `The energy doesn’t add up: fat, protein and carbs make about ${Math.round(expected ?? 0)} ${unit}. Please check these four numbers.`,
  ];
}

function partWarnings(facts: NutritionFacts): string[] {
  const pairs: readonly (readonly [NutrientName, NutrientName])[] = [
    ['saturated_fat', 'total_fat'],
    ['sugars', 'total_carbs'],
    ['added_sugars', 'sugars'],
  ];
  return pairs.flatMap(([part, whole]) => {
    const inner = nutrientValue(facts, part);
    const outer = nutrientValue(facts, whole);
    // One gram of room: both numbers are rounded, each on its own.
    if (inner === null || outer === null || inner <= outer + 1) return [];
    return [
      `${sentenceStart(NUTRIENT_LABELS[part])} (${inner} g) can’t be more than ${NUTRIENT_LABELS[whole]} (${outer} g). Please check both.`,
    ];
  });
}

function derivedWarnings(facts: NutritionFacts): string[] {
  const warnings: string[] = [];
  const statesCalories = facts.nutrients.calories !== undefined;
  if (!statesCalories && nutrientValue(facts, 'energy_kj') !== null) {
    warnings.push('The label only gives energy in kJ, so we calculated the calories from it.');
  }
  if (
    facts.basis.kind === 'total_incl_fibre' &&
    facts.nutrients.total_carbs !== undefined &&
    facts.nutrients.dietary_fiber === undefined
  ) {
    warnings.push('We found no fiber on the label, so we took none off the carbs.');
  }
  return warnings;
}

function missingWarning(facts: NutritionFacts, net: NetCarbs, hasScore: boolean): string[] {
  if (hasScore) return [];
  if (nutrientValue(facts, 'total_carbs') === null || isUnread(facts, 'dietary_fiber')) {
    return ['We need total carbs and fiber for net carbs and a keto score. Please fill them in.'];
  }
  if (!net.interval)
    return ['We can’t calculate net carbs or a keto score yet: please check total carbs and fiber.'];
  return ['We need the weight of a serving for the keto score. Please add it.'];
}

/** Everything the person should know about a reading, most pressing first; no sentence twice. */
export function readingWarnings(facts: NutritionFacts, net: NetCarbs, hasScore: boolean): string[] {
  return [
    ...new Set([
      ...missingWarning(facts, net, hasScore),
      ...fieldWarnings(facts),
      ...energyWarnings(facts),
      ...partWarnings(facts),
      ...facts.warnings,
      ...net.notes,
      ...derivedWarnings(facts),
    ]),
  ];
}
