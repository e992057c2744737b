declare module 'opentype.js' {
  export interface Glyph {
    /** Width in units of the font's square. */
    readonly advanceWidth: number;
    /** The outline with its origin at `x`, `y`, all in pixels. */
    getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
  }

  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
  }

  const opentype: {
    /** @throws Error when the bytes are no font */
    parse(font: ArrayBuffer): Font;
  };
  export default opentype;
}
