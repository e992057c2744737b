import { useEffect, useState } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { analyzeFactsOnServer } from './api/analyze-facts.ts';

const NONE: readonly string[] = [];

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

/** Whether the server has to be asked: it named the choices for the product as read, and good products need none. */
export function needsNewSwaps(original: NutritionAnalysis, product: NutritionAnalysis): boolean {
  return product.keto_friendly === false && swapKey(original) !== swapKey(product);
}

/**
 * Better choices for the product as edited or typed, from the server's foods table. Until they come, or when they
 * do not come at all, those of the product as read stand.
 */
export function useSwaps(original: NutritionAnalysis, product: NutritionAnalysis): readonly string[] {
  const [fresh, setFresh] = useState<{ key: string; swaps: readonly string[] } | null>(null);
  const wanted = needsNewSwaps(original, product);
  const key = swapKey(product);
  const known = fresh?.key === key;
  // Asks the server a while after the last edit; an edit in between calls the question back.
  useEffect(() => {
    if (!wanted || known) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      analyzeFactsOnServer(product, stop.signal).then(
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
  if (product.keto_friendly !== false) return NONE;
  return wanted && fresh ? fresh.swaps : original.alternatives;
}
