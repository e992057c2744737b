import type { NutrientName } from '#contract/nutrition.ts';
import type { Amount, DraftField } from './draft-field.ts';

export type Draft = Partial<Record<NutrientName, DraftField>>;

/** Parts that cannot be larger than their whole. */
const PARTS: readonly (readonly [NutrientName, NutrientName])[] = [
  ['saturated_fat', 'total_fat'],
  ['trans_fat', 'total_fat'],
  ['sugars', 'total_carbs'],
  ['added_sugars', 'sugars'],
];

/** Rounding may lift a part above its whole by this much, in grams. */
const ROUNDING = 0.5;

function contradicts(part: number, whole: number): boolean {
  return part > whole + Math.min(ROUNDING, 0.05 + 0.1 * whole);
}

function pairs(fibreInside: boolean): readonly (readonly [NutrientName, NutrientName])[] {
  return fibreInside ? [...PARTS, ['dietary_fiber', 'total_carbs']] : PARTS;
}

/** Whether every part that involves `name` fits when it has the value of `candidate`. */
export function partsFit(draft: Draft, name: NutrientName, candidate: Amount, fibreInside: boolean): boolean {
  const amountOf = (field: NutrientName) => (field === name ? candidate.value : draft[field]?.value);
  return pairs(fibreInside).every(([part, whole]) => {
    if (part !== name && whole !== name) return true;
    const [p, w] = [amountOf(part), amountOf(whole)];
    return p === undefined || w === undefined || !contradicts(p, w);
  });
}

/** Pairs of fields where the part is larger than the whole. */
export function brokenParts(draft: Draft, fibreInside: boolean): (readonly [DraftField, DraftField])[] {
  return pairs(fibreInside).flatMap(([part, whole]) => {
    const [p, w] = [draft[part], draft[whole]];
    return p && w && contradicts(p.value, w.value) ? [[p, w] as const] : [];
  });
}
