import type { Nutrient } from './portion-values.ts';

/** What a nutrient is called in an answer, and its unit. */
export const NUTRIENT_TEXT: Readonly<Record<Nutrient, { name: string; unit: string }>> = {
  kcal: { name: 'calories', unit: 'kcal' },
  netCarbs: { name: 'net carbs', unit: 'g' },
  carbs: { name: 'total carbs', unit: 'g' },
  fiber: { name: 'fiber', unit: 'g' },
  sugars: { name: 'sugars', unit: 'g' },
  fat: { name: 'fat', unit: 'g' },
  saturatedFat: { name: 'saturated fat', unit: 'g' },
  protein: { name: 'protein', unit: 'g' },
  sodiumMg: { name: 'sodium', unit: 'mg' },
  potassiumMg: { name: 'potassium', unit: 'mg' },
  magnesiumMg: { name: 'magnesium', unit: 'mg' },
  cholesterolMg: { name: 'cholesterol', unit: 'mg' },
};

const PATTERNS: readonly [Nutrient, RegExp][] = [
  ['netCarbs', /\bnet[- ]carb|\bcarbs?\b|\bcarbohydrates?\b/],
  ['kcal', /\bcalori\w*|\bkcals?\b|\benergy\b|\bcals\b/],
  ['saturatedFat', /\bsaturated\b|\bsat fat/],
  ['fat', /\bfats?\b(?! ?-?free)/],
  ['protein', /\bproteins?\b/],
  ['fiber', /\bfib(?:er|re)s?\b/],
  ['sugars', /\bsugars?\b/],
  ['sodiumMg', /\bsodium\b|\bsalt\b/],
  ['potassiumMg', /\bpotassium\b/],
  ['magnesiumMg', /\bmagnesium\b/],
  ['cholesterolMg', /\bcholesterol\b/],
];

/** Nutrients that a text names, in the order above. */
export function nutrientsIn(text: string): Nutrient[] {
  const found = PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return found.includes('saturatedFat') ? found.filter((name) => name !== 'fat') : found;
}

/** "24 g", "105 kcal", "<0.1 g" for a trace; "not in the table" for what is unknown. */
export function valueText(name: Nutrient, value: number | null): string {
  if (value === null) return 'not in the table';
  const { unit } = NUTRIENT_TEXT[name];
  const whole = unit !== 'g' || value >= 20;
  if (!whole && value > 0 && value < 0.05) return `under 0.1 ${unit}`;
  return `${whole ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;
}
