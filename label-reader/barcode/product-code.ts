import { listText } from '#domain/food-text/amount-text.ts';

/** Symbols printed on retail packages. */
export type BarcodeFormat = 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';

export interface Barcode {
  readonly format: BarcodeFormat;
  /** The whole number, check digit included; for a UPC-E the twelve digits it is short for. */
  readonly text: string;
}

const LENGTHS: readonly number[] = [8, 12, 13, 14];

/** Whether the last digit is the modulo-10 check digit of the others (GS1 General Specifications, 7.9). */
export function hasValidCheckDigit(code: string): boolean {
  if (!/^\d+$/.test(code) || !LENGTHS.includes(code.length)) return false;
  const digits = [...code].map(Number).reverse();
  // Counted from the right, the check digit weighs 1 and its neighbour 3.
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Prefixes that GS1 leaves to shops for goods they weigh and mark themselves; they name no product elsewhere. */
const SHOP_OWN = /^(?:2|02|04)/;

/**
 * The product number behind a printed or typed code: 13 digits, or the 8 of an EAN-8.
 * Null when the check digit is wrong, or when the number is a shop's own and means nothing outside it.
 */
export function productCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '');
  if (!hasValidCheckDigit(code) || /^0+$/.test(code)) return null;
  if (code.length === 8) return SHOP_OWN.test(code) || code.startsWith('0') ? null : code;
  const thirteen = code.length === 14 && code.startsWith('0') ? code.slice(1) : code.padStart(13, '0');
  return thirteen.length === 13 && !SHOP_OWN.test(thirteen) ? thirteen : null;
}

/** What the barcodes of one product's photos tell: its number, or a question where they name different products. */
export interface ToldProduct {
  readonly code: string | null;
  /** What the person is asked, in their words; null when the barcodes agree or there are none. */
  readonly question: string | null;
}

/** Nothing says which of several product numbers is meant, so none is taken. */
export function toldProduct(barcodes: readonly Barcode[]): ToldProduct {
  const codes = new Set(
    barcodes.map(({ text }) => productCode(text)).filter((code): code is string => code !== null),
  );
  const [code = null, ...others] = codes;
  if (others.length === 0) return { code, question: null };
  return {
    code: null,
    question: `The photos show the barcodes ${listText([...codes])}, and none was taken. Which one is this product's? Scan it again with that barcode alone in the photo.`,
  };
}
