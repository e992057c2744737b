import { useEffect, useMemo, useState } from 'react';
import type { NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';
import type { ProductEdits } from './edits.ts';
import type { ProductWork } from './kept/kept-scan.ts';
import { editedAnalysis } from './product-edits.ts';
import { useSwaps } from './use-swaps.ts';

/** The product as it stands with the person's edits; everything computed follows each of them. */
export function useProduct(
  original: NutritionAnalysis,
  work: ProductWork,
  onWork: (change: Partial<ProductWork>) => void,
) {
  const [edits, setEdits] = useState<ProductEdits>(work.edits);
  // What is kept over a reload lives outside React.
  useEffect(() => onWork({ edits }), [onWork, edits]);
  const edited = useMemo(() => editedAnalysis(original, edits), [original, edits]);
  const alternatives = useSwaps(original, edited);
  const analysis = useMemo(() => ({ ...edited, alternatives: [...alternatives] }), [edited, alternatives]);
  const edit = (change: Partial<Omit<ProductEdits, 'values'>>) => setEdits((old) => ({ ...old, ...change }));
  const editValue = (name: NutrientName, value: number | null) =>
    setEdits((old) => ({ ...old, values: { ...old.values, [name]: value } }));
  /** The product under a new name, before the screen has caught up. */
  const named = (name: string): NutritionAnalysis => ({
    ...editedAnalysis(original, { ...edits, name }),
    alternatives: analysis.alternatives,
  });
  return { analysis, edit, editValue, named };
}
