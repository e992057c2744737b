import type { MessagePort } from 'node:worker_threads';
import { LabelRefusal, type RefusalCode, type SeenOnPhoto } from './label-refusal.ts';
import { loadOcrModels, type OcrModels } from './ocr/models.ts';
import { type LabelReading, readPhoto } from './read-photo.ts';

export type ReadTask = { photo: Uint8Array; stages: MessagePort };
export type ReadOutcome =
  | { ok: true; reading: LabelReading }
  | { ok: false; code: RefusalCode; message: string; tip: string; seen: SeenOnPhoto | null };

let models: Promise<OcrModels> | null = null;

/** Reads one photo in this worker; the weights are loaded at the first photo and kept. */
export default async function readInWorker({ photo, stages }: ReadTask): Promise<ReadOutcome> {
  try {
    models ??= loadOcrModels();
    const reading = await readPhoto(await models, photo, (stage) => stages.postMessage(stage));
    return { ok: true, reading };
  } catch (cause) {
    if (!(cause instanceof LabelRefusal)) throw cause;
    return { ok: false, code: cause.code, message: cause.message, tip: cause.tip, seen: cause.seen };
  } finally {
    stages.close();
  }
}
