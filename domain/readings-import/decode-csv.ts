/** Whether every other byte is 0, as in UTF-16 of Latin letters without a byte order mark. */
function zeroesAt(bytes: Uint8Array, parity: 0 | 1): boolean {
  const sample = bytes.subarray(0, 400);
  if (sample.length < 4) return false;
  const zeroes = sample.reduce((count, byte, index) => count + Number(byte === 0 && index % 2 === parity), 0);
  return zeroes > sample.length * 0.3;
}

/** Its encoding: UTF-8, UTF-16 or, where it is neither, Windows-1252. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || zeroesAt(bytes, 1)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || zeroesAt(bytes, 0)) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text of a CSV file, without its byte order mark. */
export function decodeCsv(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
