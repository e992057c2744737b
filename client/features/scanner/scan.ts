import type { AnalysisError, AnalysisProgress } from './analyze-nutrition.ts';
import type { DraftProduct } from './draft/scan-draft.ts';

/** First step: photos are chosen. */
export interface UploadStep {
  step: 'upload';
  refusal: AnalysisError | null;
  /** Another step came before, so the focus is taken along. */
  begun: boolean;
  /** The page went while the photos were read. */
  interrupted: boolean;
}

/** Third step: the product. */
export interface ProductStep extends DraftProduct {
  step: 'product';
  scanId: number;
  /** It stood here before the page was loaded anew. */
  restored: boolean;
}

/** Where a scan stands. */
export type Scan =
  /** This tab has one that was begun; it is read from the device. */
  { step: 'restoring' } | UploadStep | { step: 'analyzing'; progress: AnalysisProgress } | ProductStep;

export const START = { step: 'upload', refusal: null, begun: false, interrupted: false } as const;
export const CHOOSING = { ...START, begun: true } as const;
