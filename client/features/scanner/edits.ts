import type { CarbBasisKind, LabelColumn, NutrientName } from '#contract/nutrition.ts';

/** What the person changed; a key that is absent stands as it was read. */
export interface ProductEdits {
  readonly name?: string;
  readonly servingSize?: string | null;
  readonly servingGrams?: number | null;
  readonly column?: LabelColumn;
  readonly basis?: CarbBasisKind;
  /** Null is an emptied box. */
  readonly values: Readonly<Partial<Record<NutrientName, number | null>>>;
}

export const NO_EDITS: ProductEdits = { values: {} };
