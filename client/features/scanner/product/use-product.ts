import { useEffect, useMemo, useState } from 'react';
import type { AnalyzeFactsRequest } from '#contract/analyze-facts.ts';
import { type NutrientName, type NutritionAnalysis, nutritionAnalysis } from '#contract/nutrition.ts';
import { isUnidentifiedName } from '#domain/product-analysis/product-name.ts';
import { api } from '../../../lib/api/api.ts';
import type { DraftProduct, ProductWork } from '../draft/scan-draft.ts';
import { editedAnalysis, type ProductEdits } from './product-edits.ts';

/** Typing pauses for this long before the server is asked. */
const PAUSE_MS = 700;

/** What better choices depend on; other edits need no new ones. */
const swapKey = ({
  product_name: name,
  net_carbs: net,
  sugars,
  total_carbs: carbs,
  ...rest
}: NutritionAnalysis) =>
  JSON.stringify([name, net, sugars, carbs, rest.column, rest.serving_grams, rest.keto_rating]);

/** Whether the server has to be asked: it named the choices for the product as read; good products and those without a name get none. */
export function needsNewSwaps(original: NutritionAnalysis, product: NutritionAnalysis): boolean {
  return (
    !isUnidentifiedName(product.product_name) &&
    product.keto_friendly === false &&
    swapKey(original) !== swapKey(product)
  );
}

/**
 * Better choices for the product as edited or typed, from the server's foods table. Until they come, or when they
 * do not come at all, those of the product as read stand.
 */
function useSwaps(original: NutritionAnalysis, product: NutritionAnalysis): readonly string[] {
  const [fresh, setFresh] = useState<{ key: string; swaps: readonly string[] } | null>(null);
  const wanted = needsNewSwaps(original, product);
  const key = swapKey(product);
  const known = fresh?.key === key;
  // Asks the server a while after the last edit; an edit in between calls the question back.
  useEffect(() => {
    if (!wanted || known) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const body: AnalyzeFactsRequest = { analysis: product };
      api.post('/api/analyze-facts', nutritionAnalysis, { body, signal: stop.signal }).then(
        ({ alternatives }) => setFresh({ key, swaps: alternatives }),
        // The card stands without them.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, known, key, product]);
  if (product.keto_friendly !== false || isUnidentifiedName(product.product_name)) return [];
  return wanted && fresh ? fresh.swaps : original.alternatives;
}

/** The product as it stands with the person's edits; everything computed follows each of them. */
export function useProduct(
  { analysis: original, work }: DraftProduct,
  onWork: (change: Partial<ProductWork>) => void,
) {
  const [edits, setEdits] = useState<ProductEdits>(work.edits);
  const change = (next: ProductEdits) => {
    setEdits(next);
    onWork({ edits: next });
  };
  const edited = useMemo(() => editedAnalysis(original, edits), [original, edits]);
  const analysis = { ...edited, alternatives: [...useSwaps(original, edited)] };
  const edit = (changes: Partial<Omit<ProductEdits, 'values'>>) => change({ ...edits, ...changes });
  const editValue = (name: NutrientName, value: number | null) =>
    change({ ...edits, values: { ...edits.values, [name]: value } });
  /** The product under a new name, before the screen has caught up. */
  const named = (name: string): NutritionAnalysis => ({
    ...editedAnalysis(original, { ...edits, name }),
    alternatives: analysis.alternatives,
  });
  return { analysis, edit, editValue, named };
}
