import { GUEST_ID_HEADER } from '#contract/auth.ts';
import { errorBody } from '#contract/errors.ts';
import {
  type AnalyzeEvent,
  analyzeEvent,
  type NutritionAnalysis,
  type ReadingStage,
  type WaitingPlace,
} from '#contract/nutrition.ts';
import { readEventStream } from '../../lib/api/event-stream.ts';
import { browserStores, isRecord } from '../../lib/storage/browser-stores.ts';
import { readGuestId, storeGuestId } from '../../lib/storage/guest-session.ts';

/**
 * Where an analysis stands: the upload with its share 0..1, then what the server is doing, and to which of several
 * photos, counted from 1.
 */
export type AnalysisProgress =
  | { stage: 'uploading'; uploaded: number; photo?: undefined; place?: undefined }
  | { stage: ReadingStage; uploaded: 1; photo?: number | undefined; place?: WaitingPlace | undefined };

/** The photo was not read. `code` is the server's, or 'connection' when there was no answer. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
  readonly code: string;
  readonly tip: string | undefined;
  constructor(code: string, message: string, tip?: string) {
    super(message);
    this.code = code;
    this.tip = tip;
  }
}

/** Refusals that the photo itself causes; another photo or typing by hand helps. */
const PHOTO_CODES = new Set([
  'unreadable_image',
  'no_label',
  'label_unclear',
  'too_large',
  'unsupported_type',
]);
export const isAboutPhoto = (error: AnalysisError) => PHOTO_CODES.has(error.code);

/** Where the server says no words of its own. */
const NOT_READ =
  "We couldn't read your photo just now. Please try again, or type the label by hand. Your photo is still here.";
/** Where an answer came that says nothing. */
export const NOT_UNDERSTOOD =
  'Something went wrong while we read your photo. Please try again, or type the label by hand. Your photo is still here.';

function refusal(request: XMLHttpRequest): AnalysisError {
  try {
    const { code, message, tip } = errorBody.parse(JSON.parse(request.responseText));
    return new AnalysisError(code, message, tip);
  } catch {
    return new AnalysisError('internal', NOT_READ);
  }
}

/**
 * Sends the photos and gives the answer's text as it arrives. XMLHttpRequest because fetch does not tell how much
 * of an upload has gone.
 */
function upload(
  files: readonly File[],
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
  onUploaded: (share: number) => void,
) {
  const request = new XMLHttpRequest();
  const encoder = new TextEncoder();
  let taken = 0;
  /** The result is often read before the answer has ended; what comes after it is not wanted. */
  let isWanted = true;
  const isOk = () => request.status >= 200 && request.status <= 299;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const takeNew = () => {
        if (!isWanted || !isOk()) return;
        const fresh = request.responseText.slice(taken);
        taken = request.responseText.length;
        if (fresh) controller.enqueue(encoder.encode(fresh));
      };
      request.upload.onprogress = ({ loaded, total }) => onUploaded(total > 0 ? loaded / total : 0);
      request.upload.onload = () => onUploaded(1);
      request.onprogress = takeNew;
      request.onload = () => {
        const guestId = request.getResponseHeader(GUEST_ID_HEADER);
        if (guestId) storeGuestId(browserStores(), guestId);
        if (!isOk()) return controller.error(refusal(request));
        takeNew();
        if (isWanted) controller.close();
      };
      request.onerror = () =>
        controller.error(
          new AnalysisError(
            'connection',
            'The server could not be reached. Check your connection and try again.',
          ),
        );
      request.onabort = () => controller.error(new DOMException('The analysis was canceled', 'AbortError'));
    },
    cancel: () => {
      isWanted = false;
    },
  });
  signal.addEventListener('abort', () => request.abort(), { once: true });
  const form = new FormData();
  for (const file of files) form.append('image', file);
  request.open('POST', '/api/analyze-nutrition');
  request.withCredentials = true;
  request.setRequestHeader('accept', 'text/event-stream');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  const guestId = readGuestId(browserStores());
  if (guestId) request.setRequestHeader(GUEST_ID_HEADER, guestId);
  request.send(form);
  return body;
}

/**
 * An event as agreed, or what can be shown of a result that lacks parts.
 * @throws AnalysisError in words where nothing can
 */
async function readEvent(value: unknown): Promise<AnalyzeEvent> {
  const event = analyzeEvent.safeParse(value);
  if (event.success) return event.data;
  // The rules of nutrition are loaded with the product, or here.
  const { partialAnalysis } = await import('./partial-analysis.ts');
  const analysis = partialAnalysis(isRecord(value) ? value.analysis : null);
  if (!analysis) throw new AnalysisError('internal', NOT_UNDERSTOOD);
  return { type: 'result', analysis };
}

/**
 * POST /api/analyze-nutrition with the photos of one product, and every stage as it happens.
 * @throws AnalysisError when the photos were refused or nothing answered, AbortError when `signal` aborts
 */
export async function analyzeNutrition(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (progress: AnalysisProgress) => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<NutritionAnalysis> {
  const body = upload(files, signal, headers, (uploaded) => onProgress({ stage: 'uploading', uploaded }));
  for await (const value of readEventStream(body)) {
    const event = await readEvent(value);
    if (event.type === 'stage') {
      const { stage, photo, place } = event;
      onProgress({ stage, uploaded: 1, photo, place });
    } else if (event.type === 'error') throw new AnalysisError(event.code, event.message, event.tip);
    else return event.analysis;
  }
  throw new AnalysisError('internal', NOT_READ);
}
