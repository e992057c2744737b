import type { QueryClient } from '@tanstack/react-query';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { ConnectionError } from '../../../lib/api/api-error.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import type { EntryOfKind } from '../../../lib/queue/entry.ts';
import { openQueue } from '../../../lib/queue/queue-state.ts';
import { sentBy } from '../../../lib/queue/senders.ts';
import { errorOf, RefusedError } from '../../../lib/queue/verdict.ts';
import { AnalysisError, analyzeNutrition, isAboutPhoto } from '../analyze-nutrition.ts';
import { copiedPhoto } from '../photo.ts';
import { askAboutProduct, type ProductQuestion } from '../product/ask-about-product.ts';

/** Keeps the photos of a product on this device until they can be read. */
export async function queuePhotos(client: QueryClient, files: readonly File[]): Promise<void> {
  const photos = await Promise.all(files.map(copiedPhoto));
  const queue = await openQueue(client);
  await queue.keep('scan.read', { photos }, newUuid());
}

/** Keeps a question about a product under its key until it can be asked. */
export async function queueQuestion(
  client: QueryClient,
  question: ProductQuestion,
  key: string,
): Promise<void> {
  const queue = await openQueue(client);
  await queue.keep('scan.question', question, key);
}

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
