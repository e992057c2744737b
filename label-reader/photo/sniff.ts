export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Brands of an ISO media file (`ftyp` box), major brand first. */
function isoBrands(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= Math.min(size, 64, bytes.length); at += 4)
    brands.push(ascii(bytes, at, at + 4));
  return brands;
}

/** The photo format told by the first bytes, or null where it is none of those that are read. */
export function sniffPhotoFormat(bytes: Uint8Array): PhotoFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 4) === 'PNG') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  const brands = isoBrands(bytes);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'heic';
  return null;
}
