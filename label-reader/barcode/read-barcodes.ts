import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  prepareZXingModule,
  purgeZXingModule,
  type ReadResult,
  readBarcodes as scan,
} from 'zxing-wasm/reader';
import { type Barcode, hasValidCheckDigit } from './product-code.ts';

/** 8-bit pixels row by row, without padding: grey (1 byte a pixel), RGB (3) or RGBA (4). */
export interface BarcodeImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Scan lines that must agree; a single line through patterned print can look like a code. */
const AGREEING_LINES = 2;
/** A photo of a shelf has more codes than belong to one product. */
const MOST_CODES = 8;
/** Rows cross a code that is tilted by up to some 20 degrees; with these turns every tilt is met. */
const TURNS = [30, -30] as const;
/** Longest side of a turned picture, in pixels: a quarter of the pixels. */
const TURNED_SIDE = 1000;

let ready: Promise<unknown> | null = null;

/** Loads the scanner from its package file; without its bytes at hand it would look for them on the network. */
async function loadScanner(): Promise<void> {
  const file = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(file).buffer },
    fireImmediately: true,
  });
}

function channelsOf({ data, width, height }: BarcodeImage): 1 | 3 | 4 {
  const channels = data.length / (width * height);
  if (channels === 1 || channels === 3 || channels === 4) return channels;
  throw new RangeError(`${data.length} bytes are no picture of ${width} x ${height} pixels`);
}

/** The scanner takes four bytes a pixel. */
function rgba(image: BarcodeImage): Uint8ClampedArray<ArrayBuffer> {
  const { data, width, height } = image;
  const channels = channelsOf(image);
  const out = new Uint8ClampedArray(width * height * 4);
  if (channels === 4) {
    out.set(data);
    return out;
  }
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  for (let from = 0, to = 0; from < data.length; from += channels, to += 4) {
    out[to] = data[from] ?? 0;
    out[to + 1] = data[from + green] ?? 0;
    out[to + 2] = data[from + blue] ?? 0;
    out[to + 3] = 255;
  }
  return out;
}

/** The scanner reports UPC-A and UPC-E as the EAN-13 with leading zeros that they stand for. */
function toBarcode({ format, text }: Pick<ReadResult, 'format' | 'text'>): Barcode | null {
  if (!hasValidCheckDigit(text)) return null;
  if (format === 'EAN8') return { format: 'EAN-8', text };
  const short = text.length === 13 && text.startsWith('0') ? text.slice(1) : text;
  if (format === 'UPCE') return { format: 'UPC-E', text: short };
  if (format !== 'EAN13' && format !== 'UPCA') return null;
  return short.length === 12 ? { format: 'UPC-A', text: short } : { format: 'EAN-13', text };
}

/** Codes in the picture as it lies. The scanner looks along rows and columns. */
async function scanUpright(image: BarcodeImage): Promise<Barcode[]> {
  const found = await scan(
    { data: rgba(image), width: image.width, height: image.height, colorSpace: 'srgb' },
    {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
      minLineCount: AGREEING_LINES,
      maxNumberOfSymbols: MOST_CODES,
    },
  );
  const codes = new Map<string, Barcode>();
  for (const result of found.toSorted((a, b) => b.lineCount - a.lineCount)) {
    const barcode = result.isValid ? toBarcode(result) : null;
    if (barcode && !codes.has(barcode.text)) codes.set(barcode.text, barcode);
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
  ready ??= loadScanner().catch((error: unknown) => {
    ready = null; // the next picture tries again
    throw error;
  });
  await ready;
  const upright = await scanUpright(image);
  if (upright.length > 0) return upright;
  const small = await smallCopy(image);
  for (const degrees of TURNS) {
    const found = await scanUpright(await turned(small, degrees));
    if (found.length > 0) return found;
  }
  return [];
}

/** Frees the scanner's memory; the next picture loads it again. */
export function releaseBarcodeReader(): void {
  ready = null;
  purgeZXingModule();
}
