import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { ConnectionError } from '../../../lib/api/api-error.ts';
import type { EntryOfKind } from '../../../lib/queue/entry.ts';
import { sentBy } from '../../../lib/queue/senders.ts';
import { errorOf, RefusedError } from '../../../lib/queue/verdict.ts';
import { AnalysisError, analyzeNutrition, isAboutPhoto } from '../api/analyze-nutrition.ts';
import { askAboutProduct } from '../api/ask-about-product.ts';

/** The slowest reading of four photos behind others; a line that is dead so long is dead. */
const LONGEST_MS = 180_000;

const isCode = (code: string): code is ErrorCode => code in ERROR_STATUS;

function asQueueError(error: unknown): unknown {
  if (!(error instanceof AnalysisError)) return error;
  const { code, message, tip } = error;
  if (!isCode(code)) return new ConnectionError(error);
  const failure = { status: ERROR_STATUS[code], message, code, fields: {}, tip };
  return isAboutPhoto(error) ? new RefusedError(failure) : errorOf(failure);
}

/** Reads the photos of a product that waited for the network. */
export async function readWaitingPhotos(entry: EntryOfKind<'scan.read'>): Promise<NutritionAnalysis> {
  const files = entry.payload.photos.map(({ name, blob }) => new File([blob], name, { type: blob.type }));
  try {
    return await analyzeNutrition(files, AbortSignal.timeout(LONGEST_MS), () => undefined, sentBy(entry));
  } catch (error) {
    throw asQueueError(error);
  }
}

/** Asks a question about a product that waited for the network; gives the answer's text. */
export const askWaitingQuestion = (entry: EntryOfKind<'scan.question'>): Promise<string> =>
  askAboutProduct(entry.payload, entry.id, sentBy(entry));
