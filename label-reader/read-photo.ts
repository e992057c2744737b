import type { PhotoBox, ReadingStage } from '#contract/nutrition.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import type { Barcode } from './barcode/product-code.ts';
import { readBarcodes } from './barcode/read-barcodes.ts';
import { readIngredients } from './fields/ingredients.ts';
import { labelFacts } from './label-facts.ts';
import type { LabelRefusal, TextLine } from './label-refusal.ts';
import { judgeLegibility } from './legibility.ts';
import { frontFacts } from './merge/front-facts.ts';
import type { OcrModels } from './ocr/models.ts';
import { lineConfidence, lineText } from './ocr/ocr-line.ts';
import { type ReadPage, readLines } from './ocr/read-lines.ts';
import { decodePhoto } from './photo/decode-photo.ts';
import type { Point, Quad } from './photo/raster.ts';
import { readPanelAnyWay } from './read-panel.ts';

export type LabelReading = {
  facts: NutritionFacts;
  /** Size of the upright photo, in pixels. */
  photo: { width: number; height: number };
  lines: TextLine[];
  /** Retail barcodes in the photo, clearest first. */
  barcodes: readonly Barcode[];
};

/** Maps a box of the turned picture back to fractions of the photo as the person sees it. */
export function boxInPhoto(quad: Quad, { raster, turns }: Pick<ReadPage, 'raster' | 'turns'>): PhotoBox {
  const fractions = quad.map(({ x, y }): Point => {
    const [fx, fy] = [x / raster.width, y / raster.height];
    if (turns === 1) return { x: fy, y: 1 - fx };
    if (turns === 2) return { x: 1 - fx, y: 1 - fy };
    if (turns === 3) return { x: 1 - fy, y: fx };
    return { x: fx, y: fy };
  });
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const [left, right] = [Math.min(...fractions.map((p) => p.x)), Math.max(...fractions.map((p) => p.x))];
  const [top, bottom] = [Math.min(...fractions.map((p) => p.y)), Math.max(...fractions.map((p) => p.y))];
  const [x, y] = [clamp(left), clamp(top)];
  return { x, y, width: clamp(right) - x, height: clamp(bottom) - y };
}

/**
 * The whole way from a photo's bytes to checked facts, in the calling thread.
 * @throws LabelRefusal when the photo gives no facts; what it shows besides (name, ingredients, barcodes) goes along
 */
export async function readPhoto(
  models: OcrModels,
  photo: Uint8Array,
  onStage: (stage: ReadingStage) => void,
): Promise<LabelReading> {
  onStage('straightening');
  const { raster, width, height } = await decodePhoto(photo);
  const [page, barcodes] = await Promise.all([
    readLines(models, raster, () => onStage('reading')),
    readBarcodes(raster),
  ]);
  onStage('checking');
  const { lines, table, page: full } = await readPanelAnyWay(models, raster, page);
  const refusal: LabelRefusal | null = judgeLegibility(raster, lines, table);
  const print = full.lines.map((line) => ({
    text: lineText(line),
    confidence: lineConfidence(line),
    box: boxInPhoto(line.quad, full),
  }));
  if (refusal) {
    throw refusal.withSeen({ facts: frontFacts(lines, readIngredients(lines)), barcodes, lines: print });
  }
  const facts = labelFacts(lines, table, (quad) => boxInPhoto(quad, full));
  return {
    facts,
    photo: { width, height },
    lines: print,
    barcodes,
  };
}
