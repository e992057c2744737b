import { type Raster, turnRaster } from '../photo/raster.ts';
import { cropLine, Pyramid } from './crop-line.ts';
import { detectLines } from './detect-lines.ts';
import type { OcrModels } from './models.ts';
import type { OcrLine } from './ocr-line.ts';
import { findQuarterTurns } from './orientation.ts';
import { recognizeLines } from './recognize-lines.ts';

/** Long side the detector works at, and the area it may take: its memory grows with it. */
const DETECTION_SIDE = 1280;
const DETECTION_AREA = 1280 * 960;
/** Smaller photos are enlarged at most this much for detection. */
const MAX_ENLARGEMENT = 2.5;

export type ReadPage = {
  /** The photo turned so that its text is upright. */
  raster: Raster;
  pyramid: Pyramid;
  /** Clockwise quarter turns that were applied. */
  turns: 0 | 1 | 2 | 3;
  lines: OcrLine[];
};

/** Long side, in pixels, that the detector works at for this picture. */
export function detectionSide(raster: Raster): number {
  const long = Math.max(raster.width, raster.height);
  const byArea = long * Math.sqrt(DETECTION_AREA / (raster.width * raster.height));
  return Math.min(DETECTION_SIDE, byArea, long * MAX_ENLARGEMENT);
}

/** Turns a photo upright and reads all of its text lines. `onUpright` is called once the turn is known. */
export async function readLines(models: OcrModels, photo: Raster, onUpright?: () => void): Promise<ReadPage> {
  let raster = photo;
  let pyramid = new Pyramid(raster);
  let quads = await detectLines(models.detector, raster, detectionSide(raster));
  const turns = await findQuarterTurns(models.reader, pyramid, quads);
  if (turns !== 0) {
    raster = await turnRaster(photo, turns);
    pyramid = new Pyramid(raster);
    quads = await detectLines(models.detector, raster, detectionSide(raster));
  }
  onUpright?.();
  const crops = quads.map((quad) => cropLine(pyramid, quad));
  const read = await recognizeLines(models.reader, crops);
  const lines = quads.flatMap((quad, index) => {
    const chars = read[index] ?? [];
    return chars.some(({ char }) => char.trim() !== '') ? [{ quad, chars }] : [];
  });
  return { raster, pyramid, turns, lines };
}
