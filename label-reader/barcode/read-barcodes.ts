import sharp from 'sharp';
import { isPrinted } from './confirm-barcode.ts';
import type { Barcode } from './product-code.ts';
import { type BarcodeImage, channelsOf, scanBarcodes } from './scan-barcodes.ts';

/** Scan lines that must agree for a second look. */
const AGREEING_LINES = 2;
/** A photo of a shelf has more codes than belong to one product. */
const MOST_CODES = 8;
/** Rows cross a code that is tilted by up to some 20 degrees; with these turns every tilt is met. */
const TURNS = [30, -30] as const;
/** Longest side of a turned picture, in pixels: a quarter of the pixels. */
const TURNED_SIDE = 1000;

/** Codes in the picture as it lies. The scanner looks along rows and columns. */
async function readUpright(image: BarcodeImage): Promise<Barcode[]> {
  const scanned = await scanBarcodes(image, {
    minLineCount: AGREEING_LINES,
    maxNumberOfSymbols: MOST_CODES,
  });
  const codes = new Map<string, Barcode>();
  for (const code of scanned) {
    const { barcode } = code;
    if (!codes.has(barcode.text) && (await isPrinted(code, image))) codes.set(barcode.text, barcode);
  }
  return [...codes.values()];
}

/** A smaller grey copy, which is enough for a code that fills a fifth of the picture. */
async function smallCopy(image: BarcodeImage): Promise<BarcodeImage> {
  const { data, width, height } = image;
  const { data: grey, info } = await sharp(data, { raw: { width, height, channels: channelsOf(image) } })
    .resize(TURNED_SIDE, TURNED_SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: grey, width: info.width, height: info.height };
}

async function turned({ data, width, height }: BarcodeImage, degrees: number): Promise<BarcodeImage> {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const { data: grey, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .affine([cos, -sin, sin, cos], { interpolator: 'bilinear', background: '#808080' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: grey, width: info.width, height: info.height };
}

/**
 * Retail barcodes in a picture, each once, clearest first; empty when there is none. Codes may lie at any angle.
 * Works in the calling thread: call it from a worker.
 */
export async function readBarcodes(image: BarcodeImage): Promise<Barcode[]> {
  const upright = await readUpright(image);
  if (upright.length > 0) return upright;
  const small = await smallCopy(image);
  for (const degrees of TURNS) {
    const found = await readUpright(await turned(small, degrees));
    if (found.length > 0) return found;
  }
  return [];
}
