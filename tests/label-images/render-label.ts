import sharp from 'sharp';
import { drawText } from './draw-text.ts';
import type { PrintedText } from './printed-label.ts';

export type Photographed = {
  /** Degrees, clockwise. */
  tilt?: number;
  /** Gaussian blur, in pixels. */
  blur?: number;
  /** Light falls off to this share at one side. */
  shade?: number;
  /** White print on dark instead of dark on white. */
  inverted?: boolean;
};

function toSvg(
  print: readonly PrintedText[],
  width: number,
  height: number,
  { inverted, shade }: Photographed,
): string {
  const [paper, ink] = inverted ? ['#7a1512', '#ffffff'] : ['#fbfaf5', '#151515'];
  const texts = print.map(({ text, x, y, size }) =>
    drawText(text, { x, y: y + size * 0.35, size, fill: ink }),
  );
  const dark = shade === undefined ? 0 : 1 - shade;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="light"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${dark}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="${paper}"/>${texts.join('')}<rect width="100%" height="100%" fill="url(#light)"/></svg>`;
}

/** Draws the print as a picture and spoils it the way a photo would. JPEG bytes. */
export async function renderLabel(
  print: readonly PrintedText[],
  photographed: Photographed = {},
): Promise<Buffer> {
  const width = Math.max(...print.map(({ text, x, size }) => x + text.length * size * 0.6)) + 60;
  const height = Math.max(...print.map(({ y }) => y)) + 80;
  const svg = Buffer.from(toSvg(print, Math.ceil(width), Math.ceil(height), photographed));
  // Each step is rendered by itself: sharp would otherwise reorder turning and blurring.
  let picture = await sharp(svg).flatten().png().toBuffer();
  const { tilt = 0, blur = 0 } = photographed;
  if (tilt !== 0) picture = await sharp(picture).rotate(tilt, { background: '#55606a' }).png().toBuffer();
  if (blur > 0) picture = await sharp(picture).blur(blur).png().toBuffer();
  return await sharp(picture).jpeg({ quality: 82 }).toBuffer();
}
