/** FNV-1a with an offset of its own for each 32 bits (Fowler, Noll, Vo: draft-eastlake-fnv). */
function hash(text: string, offset: number): number {
  let state = offset;
  for (let at = 0; at < text.length; at += 1)
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return state;
}

/** The same UUID for the same text, in the form of version 8: for finding again, not for secrets. */
export function keyOfText(text: string): string {
  const hex = [0x811c9dc5, 0x2f0b4c47, 0x6c62272e, 0x07bb0142]
    .map((offset) => hash(text, offset).toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
