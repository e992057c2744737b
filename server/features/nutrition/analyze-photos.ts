import type { AnalyzeEvent, NutritionAnalysis } from '#contract/nutrition.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import type { LabelReader, Photo } from '#label-reader/label-reader.ts';
import { LabelRefusal } from '#label-reader/label-refusal.ts';
import { type ProductProgress, readProduct } from '#label-reader/merge/read-product.ts';
import type { ProductDatabase } from '#label-reader/product-database/product-database.ts';
import type { VisionReader } from '#label-reader/vision/vision-reader.ts';
import { AppError } from '../../errors.ts';
import { Channel } from '../../streaming/channel.ts';

export interface AnalysisDeps {
  labelReader: Pick<LabelReader, 'read'>;
  /** Where barcodes are looked up; nowhere without it. */
  productDatabase?: ProductDatabase | null;
  /** A model that reads the same photos; none without it. */
  visionReader?: VisionReader | null;
  foods: () => readonly Food[];
}

/** A full line has moved on by then: about two photos. */
const LATER = { retryAfterS: 10 };

interface ReadingOptions {
  signal: AbortSignal;
  /** Whose photos they are, for turns in the line. */
  person: string;
  onProgress?: (progress: ProductProgress) => void;
  /** Hears of the database or model failing; the analysis goes on without them. */
  onProblem: (problem: Error) => void;
}

/**
 * Reads the label in the photos of one product and computes net carbs, score and advice from what was read.
 * @throws AppError with the reader's reason and tip when the photos give no facts
 */
export async function analyzePhotos(
  { labelReader, productDatabase: database, visionReader: vision, foods }: AnalysisDeps,
  photos: readonly Photo[],
  { onProblem, ...options }: ReadingOptions,
): Promise<NutritionAnalysis> {
  try {
    const { facts, problems } = await readProduct({ labelReader, database, vision }, photos, options);
    for (const problem of problems) onProblem(problem);
    return analyzeFacts(facts, foods());
  } catch (error) {
    if (!(error instanceof LabelRefusal)) throw error;
    const { code, message, tip } = error;
    throw new AppError(code, { message, tip, cause: error, ...(code === 'unavailable' && LATER) });
  }
}

function stageEvent({ stage, photo, photos, place }: ProductProgress): AnalyzeEvent {
  return { type: 'stage', stage, ...(photos > 1 && { photo, photos }), ...(place && { place }) };
}

/** The same as events: each stage when it begins, then the result. */
export function streamAnalysis(
  deps: AnalysisDeps,
  photos: readonly Photo[],
  options: Omit<ReadingOptions, 'onProgress'>,
): AsyncIterable<AnalyzeEvent> {
  const events = new Channel<AnalyzeEvent>();
  const onProgress = (progress: ProductProgress) => events.push(stageEvent(progress));
  analyzePhotos(deps, photos, { ...options, onProgress }).then(
    (analysis) => {
      events.push({ type: 'result', analysis });
      events.end();
    },
    (error: unknown) => events.fail(error),
  );
  return events;
}
