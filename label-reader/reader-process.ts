import { setPriority } from 'node:os';
import { LabelRefusal } from './label-refusal.ts';
import { loadOcrModels, type OcrModels } from './ocr/models.ts';
import { readPhoto } from './read-photo.ts';
import type { FromReader, ReadOutcome, ToReader } from './reader-messages.ts';

/** Below the server's own priority: a photo being read must not make other requests wait. */
const NICENESS = 5;

let models: Promise<OcrModels> | null = null;

function tell(message: FromReader): void {
  process.send?.(message);
}

async function read(photo: Uint8Array): Promise<ReadOutcome> {
  try {
    models ??= loadOcrModels();
    const reading = await readPhoto(await models, photo, (stage) => tell({ type: 'stage', stage }));
    return { ok: true, reading };
  } catch (cause) {
    if (cause instanceof LabelRefusal) {
      return { ok: false, code: cause.code, message: cause.message, tip: cause.tip, seen: cause.seen };
    }
    return {
      ok: false,
      code: null,
      message: cause instanceof Error ? cause.message : String(cause),
      tip: '',
      seen: null,
    };
  }
}

setPriority(NICENESS);
process.on('message', async ({ photo }: ToReader) => {
  const outcome = await read(photo);
  tell({ type: 'done', outcome, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) });
});
// The parent is gone or has no more use for this process.
process.on('disconnect', () => process.exit());
