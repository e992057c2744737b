import type { Point, Quad } from '../photo/raster.ts';
import type { Barcode, BarcodeFormat } from './product-code.ts';
import { type BarcodeImage, channelsOf, type ScannedCode, scanBarcodes } from './scan-barcodes.ts';

/** Width of a symbol in modules, its narrowest bars, quiet zones apart (ISO/IEC 15420). */
const MODULES: Readonly<Record<BarcodeFormat, number>> = {
  'EAN-13': 95,
  'UPC-A': 95,
  'EAN-8': 67,
  'UPC-E': 51,
};
/** Lines that cross the symbol at even distances, and how many of them must tell its number. */
const LINES = 16;
const AGREEING_LINES = 3;
/** Least distance of the outermost agreeing lines, in widths of the symbol: more than letters of its modules are high. */
const LEAST_HEIGHT = 0.1;
/** Height looked at where the scanner crossed the code within less, in widths of the symbol. */
const SEARCHED_HEIGHT = 0.3;
/** Blank modules on both sides. The standard has 7 or more; packages are cut close and photos soft. */
const QUIET_MODULES = 5;
/** What a line shows beside the symbol, in modules. */
const MARGIN = 12;
/** Scales of the second reading: times the picture's, which suits a soft photo, then in pixels a module, a small one. */
const ENLARGED = 1.5;
const MODULE_PIXELS = 4;
/** The scanner wants a picture of some height. */
const ROWS = 4;
const ONE_LINE = { minLineCount: 1, tryRotate: false, tryInvert: false, tryDownscale: false } as const;

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Brightness at a place between pixels, 0 to 255; beyond the picture that of its edge. */
function brightnessOf(image: BarcodeImage): (at: Point) => number {
  const { data, width, height } = image;
  const channels = channelsOf(image);
  const pixel = (x: number, y: number) => {
    const [column, row] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
    const at = (row * width + column) * channels;
    const first = data[at] ?? 0;
    return channels === 1 ? first : 0.3 * first + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  };
  return ({ x, y }) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - left, y - top];
    const above = pixel(left, top) * (1 - dx) + pixel(left + 1, top) * dx;
    const below = pixel(left, top + 1) * (1 - dx) + pixel(left + 1, top + 1) * dx;
    return above * (1 - dy) + below * dy;
  };
}

interface Crossings {
  /** Ends of the symbol on a line, at a share of the searched height from 0 (top) to 1. */
  readonly at: (share: number) => readonly [Point, Point];
  /** The searched height, in widths of the symbol. */
  readonly height: number;
}

/** Where lines cross the symbol; bars met too low to tell how they lean are taken for upright. */
function crossingsOf([topLeft, topRight, bottomRight, bottomLeft]: Quad): Crossings {
  const left = between(topLeft, bottomLeft, 0.5);
  const right = between(topRight, bottomRight, 0.5);
  const met = distance(between(topLeft, topRight, 0.5), between(bottomLeft, bottomRight, 0.5));
  const metHeight = met / distance(left, right);
  const height = Math.max(metHeight, SEARCHED_HEIGHT);
  if (metHeight >= LEAST_HEIGHT / 2) {
    const along = (share: number) => 0.5 + ((share - 0.5) * height) / metHeight;
    return {
      height,
      at: (share) => [
        between(topLeft, bottomLeft, along(share)),
        between(topRight, bottomRight, along(share)),
      ],
    };
  }
  const down = { x: left.y - right.y, y: right.x - left.x };
  const moved = ({ x, y }: Point, share: number): Point => {
    const by = (share - 0.5) * height;
    return { x: x + down.x * by, y: y + down.y * by };
  };
  return { height, at: (share) => [moved(left, share), moved(right, share)] };
}

interface Line {
  readonly image: BarcodeImage;
  /** Pixels a module. */
  readonly scale: number;
}

/** One line across the symbol, drawn level. */
function drawLine(
  brightness: (at: Point) => number,
  [from, to]: readonly [Point, Point],
  { modules, scale }: { modules: number; scale: number },
): Line {
  const width = Math.round((modules + 2 * MARGIN) * scale);
  // Where it is drawn smaller than in the picture, a pixel is the mean of those it stands for.
  const taps = Math.max(1, Math.round(distance(from, to) / modules / scale));
  const row = Uint8Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const pixels = x + (tap + 0.5) / taps;
      sum += brightness(between(from, to, (pixels / scale - MARGIN) / modules));
    }
    return Math.round(sum / taps);
  });
  const data = new Uint8Array(width * ROWS);
  for (let y = 0; y < ROWS; y++) data.set(row, y * width);
  return { image: { data, width, height: ROWS }, scale };
}

/** Whether nothing is printed beside the symbol: all there is nearer to its spaces than to its bars. */
function hasQuietZones({ image: { data }, scale }: Line, [start, end]: readonly [number, number]): boolean {
  const symbol = data.slice(start, end).sort();
  const bars = symbol[Math.floor(symbol.length * 0.1)] ?? 0;
  const spaces = symbol[Math.floor(symbol.length * 0.9)] ?? 0;
  // The edge of the outermost bar is soft over most of a module.
  const [near, far] = [Math.round(0.7 * scale), Math.round(QUIET_MODULES * scale)];
  const zones = [data.slice(Math.max(0, start - far), start - near), data.slice(end + near, end + far)];
  return zones.every((zone) => zone.every((value) => value > (bars + spaces) / 2));
}

/** What a line across the symbol tells: its number with blank ground beside it, another number, or nothing. */
async function readLine(
  brightness: (at: Point) => number,
  ends: readonly [Point, Point],
  { format, text }: Barcode,
): Promise<'same' | 'other' | null> {
  const modules = MODULES[format];
  for (const scale of [(ENLARGED * distance(...ends)) / modules, MODULE_PIXELS]) {
    const line = drawLine(brightness, ends, { modules, scale });
    const [told] = await scanBarcodes(line.image, ONE_LINE);
    if (!told) continue;
    if (told.barcode.text !== text) return 'other';
    const [start, end] = told.corners;
    return hasQuietZones(line, [start.x, end.x]) ? 'same' : null;
  }
  return null;
}

/**
 * Whether a code that the scanner found is printed there. Rows of letters can look like a code along one line, so
 * lines over a part of the bars' height are read again at other scales: they must tell the same number, with
 * blank ground on both sides.
 */
export async function isPrinted({ barcode, corners }: ScannedCode, image: BarcodeImage): Promise<boolean> {
  const brightness = brightnessOf(image);
  const { at, height } = crossingsOf(corners);
  const agreeing: number[] = [];
  let others = 0;
  for (let index = 0; index < LINES; index++) {
    const share = (index + 0.5) / LINES;
    const told = await readLine(brightness, at(share), barcode);
    if (told === 'same') agreeing.push(share * height);
    else if (told === 'other') others++;
  }
  const [first = 0, last = 0] = [agreeing[0], agreeing.at(-1)];
  return agreeing.length >= AGREEING_LINES && agreeing.length > others && last - first >= LEAST_HEIGHT;
}
