import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';

/** The fonts that tests print with. They come from a package, so that a drawing is the same on every machine. */
export type PrintFont = 'DejaVuSans' | 'DejaVuSans-Bold' | 'DejaVuSerif';

export interface TextPlace {
  /** Left end of the baseline, or its middle; pixels. */
  readonly x: number;
  readonly y: number;
  /** Font size in pixels. */
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle';
  readonly font?: PrintFont;
}

const fonts = new Map<PrintFont, Font>();

function fontBytes(font: PrintFont): Uint8Array<ArrayBuffer> {
  const file = fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${font}.ttf`));
  return Uint8Array.from(readFileSync(file));
}

function loadFont(name: PrintFont): Font {
  const font = fonts.get(name) ?? opentype.parse(fontBytes(name).buffer);
  fonts.set(name, font);
  return font;
}

/** A text as an SVG path: an SVG `text` would be drawn with whatever fonts the machine has. */
export function drawText(
  text: string,
  { x, y, size, fill = '#000', anchor = 'start', font = 'DejaVuSans' }: TextPlace,
): string {
  const letters = loadFont(font);
  const glyphs = [...text].map((character) => letters.charToGlyph(character));
  const widths = glyphs.map(({ advanceWidth }) => (advanceWidth / letters.unitsPerEm) * size);
  let at = anchor === 'start' ? x : x - widths.reduce((sum, width) => sum + width, 0) / 2;
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.getPath(at, y, size).toPathData(2);
    at += widths[index] ?? 0;
    return outline;
  });
  return `<path fill="${fill}" d="${outlines.join('')}"/>`;
}

/** CSS that brings the same letters to a page, as `font-family: Print`. */
export function printFontFaces(): string {
  const face = (font: PrintFont, weight: string) =>
    `@font-face { font-family: Print; font-weight: ${weight}; src: url(data:font/ttf;base64,${Buffer.from(fontBytes(font)).toString('base64')}) }`;
  return `${face('DejaVuSans', '400')} ${face('DejaVuSans-Bold', '700 900')}`;
}
