import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  prepareZXingModule,
  purgeZXingModule,
  type ReaderOptions,
  type ReadResult,
  readBarcodes as scan,
} from 'zxing-wasm/reader';
import type { Quad } from '../photo/raster.ts';
import { type Barcode, hasValidCheckDigit } from './product-code.ts';

/** 8-bit pixels row by row, without padding: grey (1 byte a pixel), RGB (3) or RGBA (4). */
export interface BarcodeImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A code and where the scanner's first and last line crossed it: its corners, clockwise from its first bar. */
export interface ScannedCode {
  readonly barcode: Barcode;
  readonly corners: Quad;
}

let ready: Promise<unknown> | null = null;

/** Loads the scanner from its package file; without its bytes at hand it would look for them on the network. */
async function loadScanner(): Promise<void> {
  const file = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(file).buffer },
    fireImmediately: true,
  });
}

/** Bytes a pixel. @throws RangeError when the bytes are no picture of that size */
export function channelsOf({ data, width, height }: BarcodeImage): 1 | 3 | 4 {
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
function toBarcode({ format, text, isValid }: ReadResult): Barcode | null {
  if (!isValid || !hasValidCheckDigit(text)) return null;
  if (format === 'EAN8') return { format: 'EAN-8', text };
  const short = text.length === 13 && text.startsWith('0') ? text.slice(1) : text;
  if (format === 'UPCE') return { format: 'UPC-E', text: short };
  if (format !== 'EAN13' && format !== 'UPCA') return null;
  return short.length === 12 ? { format: 'UPC-A', text: short } : { format: 'EAN-13', text };
}

/** What the scanner takes for retail codes along rows and columns of the picture, clearest first. */
export async function scanBarcodes(
  image: BarcodeImage,
  options: Omit<ReaderOptions, 'formats'>,
): Promise<ScannedCode[]> {
  ready ??= loadScanner().catch((error: unknown) => {
    ready = null; // the next picture tries again
    throw error;
  });
  await ready;
  const found = await scan(
    { data: rgba(image), width: image.width, height: image.height, colorSpace: 'srgb' },
    { ...options, formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'] },
  );
  return found
    .toSorted((a, b) => b.lineCount - a.lineCount)
    .flatMap((result) => {
      const barcode = toBarcode(result);
      const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
      return barcode ? [{ barcode, corners: [topLeft, topRight, bottomRight, bottomLeft] }] : [];
    });
}

/** Frees the scanner's memory; the next picture loads it again. */
export function releaseBarcodeReader(): void {
  ready = null;
  purgeZXingModule();
}
