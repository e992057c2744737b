import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { ConnectionError } from '../../../lib/api/api-error.ts';
import type { ChangeOfKind } from '../../../lib/changes/change.ts';
import { sentBy } from '../../../lib/changes/requests.ts';
import { errorOf, RefusedError } from '../../../lib/changes/send-failure.ts';
import { AnalysisError, analyzeNutrition, isAboutPhoto } from '../analyze-nutrition.ts';
import { asFile } from '../photo.ts';
import { askAboutProduct } from '../product/ask-about-product.ts';

/** The slowest reading of four photos behind others; a line that is dead so long is dead. */
const LONGEST_MS = 180_000;

const isCode = (code: string): code is ErrorCode => code in ERROR_STATUS;

function asSendError(error: unknown): unknown {
  if (!(error instanceof AnalysisError)) return error;
  const { code, message, tip } = error;
  if (!isCode(code)) return new ConnectionError(error);
  const status = ERROR_STATUS[code];
  return isAboutPhoto(error)
    ? new RefusedError(message, status, code, tip)
    : errorOf({ status, message, code, fields: {} });
}

export async function readWaitingPhotos(entry: ChangeOfKind<'scan.read'>): Promise<NutritionAnalysis> {
  const files = entry.payload.photos.map(asFile);
  try {
    return await analyzeNutrition(files, AbortSignal.timeout(LONGEST_MS), () => undefined, sentBy(entry));
  } catch (error) {
    throw asSendError(error);
  }
}

/** Asks a question about a product that waited for the network; gives the answer's text. */
export const askWaitingQuestion = (entry: ChangeOfKind<'scan.question'>): Promise<string> =>
  askAboutProduct(entry.payload, entry.id, sentBy(entry));
