// Draws the icons of the installed app from client/public/icon.svg; run it after a change of the mark.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const publicDir = join(import.meta.dirname, '..', 'client', 'public');
const mark = readFileSync(join(publicDir, 'icon.svg'));
/** The sea of the mark, which goes on to the edge where the device cuts the icon into a shape of its own. */
const SEA = '#0e4a66';
/** Share of a maskable icon that no shape cuts away (https://w3c.github.io/manifest/#icon-masks). */
const SAFE = 0.8;

const drawMark = (size: number) =>
  sharp(mark, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();

async function draw(name: string, size: number, shape: 'round' | 'full'): Promise<void> {
  const markSize = shape === 'round' ? size : Math.round(size * SAFE);
  const canvas = sharp({
    create: { width: size, height: size, channels: 4, background: shape === 'round' ? '#00000000' : SEA },
  });
  await canvas
    .composite([{ input: await drawMark(markSize) }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(publicDir, 'icons', name));
}

mkdirSync(join(publicDir, 'icons'), { recursive: true });
await draw('icon-192.png', 192, 'round');
await draw('icon-512.png', 512, 'round');
await draw('maskable-512.png', 512, 'full');
await draw('apple-touch-icon.png', 180, 'full');
