import type { NutritionAnalysis } from '#contract/nutrition.ts';
import type { AnalysisError, AnalysisProgress } from './analyze-nutrition.ts';
import type { ProductWork } from './draft/scan-draft.ts';

/** Where a scan stands. */
export type Scan =
  /** This tab has one that was begun; it is read from the device. */
  | { step: 'restoring' }
  | {
      step: 'upload';
      refusal: AnalysisError | null;
      /** Another step came before. */
      begun: boolean;
      /** The page went while the photos were read. */
      interrupted: boolean;
    }
  | { step: 'analyzing'; progress: AnalysisProgress }
  | {
      step: 'product';
      analysis: NutritionAnalysis;
      typed: boolean;
      scanId: number;
      /** Its number among what waited for the network; null where it did not. */
      seq: number | null;
      /** What the person had done with it before. */
      work: ProductWork;
      /** It stood here before the page was loaded anew. */
      restored: boolean;
    };

export const START = { step: 'upload', refusal: null, begun: false, interrupted: false } as const;
export const CHOOSING = { ...START, begun: true } as const;

/** What came of a scan that waited, as it is opened. */
export interface OpenedScan {
  /** Its number among the changes, where it stays until the product is saved or discarded. */
  seq: number;
  analysis: NutritionAnalysis;
  photos: readonly File[];
  /** A question that was asked about it and its answer. */
  talk: { question: string; answer: string } | null;
}
