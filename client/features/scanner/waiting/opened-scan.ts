import type { NutritionAnalysis } from '#contract/nutrition.ts';

/** What came of a scan that waited, as it is opened. */
export interface OpenedScan {
  /** Its number in the queue, where it stays until the product is saved or discarded. */
  seq: number;
  analysis: NutritionAnalysis;
  photos: readonly File[];
  /** A question that was asked about it and its answer. */
  talk: { question: string; answer: string } | null;
}
