import { LabelRefusal } from '../label-refusal.ts';
import { type Quad, type QuarterTurns, type Raster, turnRaster } from '../photo/raster.ts';
import { cropLine, Pyramid } from './crop-line.ts';
import { detectLines } from './detect-lines.ts';
import type { OcrModels } from './models.ts';
import type { OcrLine } from './ocr-line.ts';
import { findQuarterTurns } from './orientation.ts';
import { recognizeLines } from './recognize-lines.ts';

/** Long side the detector works at, and the area it may take: its memory grows with it. */
const DETECTION_SIDE = 1280;
const DETECTION_AREA = 1280 * 960;
/**
 * More lines than any package shows: of 91 photos of labels the fullest has 126. A page of print would hold the reader for
 * most of a minute.
 */
const LINES_MOST = 300;
/** Smaller photos are enlarged at most this much for detection. */
const MAX_ENLARGEMENT = 2.5;

export type ReadPage = {
  /** The photo turned so that its text is upright. */
  raster: Raster;
  pyramid: Pyramid;
  /** Clockwise quarter turns that were applied. */
  turns: QuarterTurns;
  lines: OcrLine[];
};

/** Long side, in pixels, that the detector works at for this picture. */
export function detectionSide(raster: Raster): number {
  const long = Math.max(raster.width, raster.height);
  const byArea = long * Math.sqrt(DETECTION_AREA / (raster.width * raster.height));
  return Math.min(DETECTION_SIDE, byArea, long * MAX_ENLARGEMENT);
}

async function readQuads(
  models: OcrModels,
  page: Omit<ReadPage, 'lines'>,
  quads: readonly Quad[],
): Promise<ReadPage> {
  const crops = quads.map((quad) => cropLine(page.pyramid, quad));
  const read = await recognizeLines(models.reader, crops);
  const lines = quads.flatMap((quad, index) => {
    const chars = read[index] ?? [];
    return chars.some(({ char }) => char.trim() !== '') ? [{ quad, chars }] : [];
  });
  return { ...page, lines };
}

/** Reads all text lines of a photo after `turns` clockwise quarter turns. */
export async function readLinesTurned(
  models: OcrModels,
  photo: Raster,
  turns: QuarterTurns,
): Promise<ReadPage> {
  const raster = await turnRaster(photo, turns);
  const quads = await detectLines(models.detector, raster, detectionSide(raster));
  return await readQuads(models, { raster, pyramid: new Pyramid(raster), turns }, quads);
}

/**
 * Turns a photo upright and reads all of its text lines. `onUpright` is called once the turn is known.
 * @throws LabelRefusal `label_unclear` for a page full of print
 */
export async function readLines(models: OcrModels, photo: Raster, onUpright?: () => void): Promise<ReadPage> {
  const pyramid = new Pyramid(photo);
  const quads = await detectLines(models.detector, photo, detectionSide(photo));
  if (quads.length > LINES_MOST) throw tooMuchText();
  const turns = await findQuarterTurns(models.reader, pyramid, quads);
  onUpright?.();
  if (turns !== 0) return await readLinesTurned(models, photo, turns);
  return await readQuads(models, { raster: photo, pyramid, turns }, quads);
}

function tooMuchText(): LabelRefusal {
  const reason = 'There is far more text in this picture than on a label.';
  return new LabelRefusal('label_unclear', reason, 'Crop the picture to the nutrition panel and try again.');
}
