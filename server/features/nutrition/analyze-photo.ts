import type { AnalyzeEvent, NutritionAnalysis, ReadingStage } from '#contract/nutrition.ts';
import type { Food } from '#domain/food.ts';
import { analyzeFacts } from '#domain/product-analysis.ts';
import type { LabelReader } from '#label-reader/label-reader.ts';
import { LabelRefusal } from '#label-reader/label-refusal.ts';
import { AppError } from '../../errors.ts';
import { Channel } from '../../streaming/channel.ts';

interface AnalysisDeps {
  labelReader: LabelReader;
  foods: () => readonly Food[];
}

interface ReadingOptions {
  signal: AbortSignal;
  onStage?: (stage: ReadingStage) => void;
}

/**
 * Reads the label in a photo and computes net carbs, score and advice from what was read.
 * @throws AppError with the reader's reason and tip when the photo gives no facts
 */
export async function analyzePhoto(
  deps: AnalysisDeps,
  photo: Uint8Array,
  options: ReadingOptions,
): Promise<NutritionAnalysis> {
  try {
    const reading = await deps.labelReader.read(photo, options);
    return analyzeFacts(reading.facts, deps.foods());
  } catch (error) {
    if (!(error instanceof LabelRefusal)) throw error;
    throw new AppError(error.code, { message: error.message, tip: error.tip, cause: error });
  }
}

/** The same as events: each stage when it begins, then the result. */
export function streamAnalysis(
  deps: AnalysisDeps,
  photo: Uint8Array,
  signal: AbortSignal,
): AsyncIterable<AnalyzeEvent> {
  const events = new Channel<AnalyzeEvent>();
  analyzePhoto(deps, photo, { signal, onStage: (stage) => events.push({ type: 'stage', stage }) }).then(
    (analysis) => {
      events.push({ type: 'result', analysis });
      events.end();
    },
    (error: unknown) => events.fail(error),
  );
  return events;
}
