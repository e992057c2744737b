import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';

/** A second pair of eyes: a model that looks at the same photo. */
export interface VisionReader {
  /** For the person, e.g. "the vision model (gpt-5)". */
  readonly name: string;
  /**
   * Reads a photo of a label. Every value is tagged 'model' and not sure; what was not read is null or absent.
   * A photo without a label gives facts without numbers.
   * @param photo as uploaded; it is sent upright, scaled and stripped of place and time
   * @throws VisionReaderError; the signal's reason when the caller gave up
   */
  read(photo: Uint8Array, signal?: AbortSignal): Promise<NutritionFacts>;
  close(): Promise<void>;
}

/**
 * Why a model gave no reading. `busy`: it asks for fewer calls. `refused`: key, model name or request are not
 * accepted. `timed_out`, `unavailable`, and `unexpected_answer` for an answer that is no reading.
 */
export type VisionFailure = 'busy' | 'refused' | 'timed_out' | 'unavailable' | 'unexpected_answer';

/** A model that could not read. The embedded reading goes on without it. */
export class VisionReaderError extends Error {
  override readonly name = 'VisionReaderError';
  readonly failure: VisionFailure;

  constructor(failure: VisionFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
