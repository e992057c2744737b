import type { BarcodeFormat } from '#label-reader/barcode/product-code.ts';
import { drawText } from './draw-text.ts';

/** Widths of space, bar, space, bar for a digit of the left half in odd parity (ISO/IEC 15420, set A). */
const SET_A = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'] as const;
/** Which left digits of an EAN-13 take even parity, by its first digit. */
const LEFT_PARITY = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
] as const;
/** Parity of a UPC-E by its check digit, number system 0. */
const UPC_E_PARITY = [
  'BBBAAA',
  'BBABAA',
  'BBAABA',
  'BBAAAB',
  'BABBAA',
  'BAABBA',
  'BAAABB',
  'BABABA',
  'BABAAB',
  'BAABAB',
] as const;

function bits(widths: string, first: '0' | '1'): string {
  let bit = first;
  let out = '';
  for (const width of widths) {
    out += bit.repeat(Number(width));
    bit = bit === '0' ? '1' : '0';
  }
  return out;
}

function digitBits(digit: string, set: string): string {
  const widths = SET_A[Number(digit)] ?? '';
  if (set === 'A') return bits(widths, '0');
  if (set === 'B') return bits([...widths].reverse().join(''), '0');
  return bits(widths, '1');
}

function half(digits: string, sets: string): string {
  return [...digits].map((digit, index) => digitBits(digit, sets[index] ?? 'C')).join('');
}

/** Bars (1) and spaces (0) of a code, one character a module. */
function modules(format: BarcodeFormat, text: string): string {
  if (format === 'EAN-8') return `101${half(text.slice(0, 4), 'AAAA')}01010${half(text.slice(4), 'CCCC')}101`;
  if (format === 'UPC-E') {
    return `101${half(text.slice(1, 7), UPC_E_PARITY[Number(text[7])] ?? '')}010101`;
  }
  const ean = text.padStart(13, '0');
  const parity = LEFT_PARITY[Number(ean[0])] ?? '';
  return `101${half(ean.slice(1, 7), parity)}01010${half(ean.slice(7), 'CCCCCC')}101`;
}

/** Draws a barcode with its quiet zone as an SVG; `module` is the width of the narrowest bar, in pixels. */
export function drawBarcode(format: BarcodeFormat, text: string, { module = 4, height = 160 } = {}): string {
  const pattern = modules(format, text);
  const quiet = 11 * module;
  const bars = [...pattern].flatMap((bit, index) =>
    bit === '1' ? [`<rect x="${quiet + index * module}" y="10" width="${module}" height="${height}"/>`] : [],
  );
  const width = 2 * quiet + pattern.length * module;
  const digits = drawText(text, { x: width / 2, y: height + 32, size: 22, anchor: 'middle' });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 40}"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}${digits}</svg>`;
}
