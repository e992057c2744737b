import sharp from 'sharp';

/** An upright photo in memory: 8-bit RGB, row by row. */
export type Raster = { data: Uint8Array; width: number; height: number };

export type Point = { x: number; y: number };

/** Corners of a text box, clockwise from its top left in reading direction, in photo pixels. */
export type Quad = readonly [Point, Point, Point, Point];

export type QuarterTurns = 0 | 1 | 2 | 3;

/** Resizes to exactly `width` x `height`. */
export async function resizeRaster(raster: Raster, width: number, height: number): Promise<Raster> {
  if (width === raster.width && height === raster.height) return raster;
  const data = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: width > raster.width ? 'cubic' : 'lanczos3' })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Turns the picture clockwise by `turns` quarter turns. */
export async function turnRaster(raster: Raster, turns: QuarterTurns): Promise<Raster> {
  if (turns === 0) return raster;
  const { data, info } = await sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: 3 },
  })
    .rotate(turns * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Cuts an axis-aligned part out; the part is clamped to the picture. */
export async function cutRaster(
  raster: Raster,
  part: { x: number; y: number; width: number; height: number },
): Promise<Raster> {
  const left = Math.max(0, Math.min(raster.width - 1, Math.floor(part.x)));
  const top = Math.max(0, Math.min(raster.height - 1, Math.floor(part.y)));
  const width = Math.max(1, Math.min(raster.width - left, Math.ceil(part.width)));
  const height = Math.max(1, Math.min(raster.height - top, Math.ceil(part.height)));
  const data = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Halves both sides by averaging, for crops that would otherwise skip pixels. */
export function halveRaster(raster: Raster): Raster {
  const width = raster.width >> 1;
  const height = raster.height >> 1;
  const data = new Uint8Array(width * height * 3);
  const stride = raster.width * 3;
  const source = raster.data;
  let out = 0;
  for (let y = 0; y < height; y++) {
    let at = y * 2 * stride;
    for (let x = 0; x < width; x++, at += 6) {
      for (let channel = 0; channel < 3; channel++) {
        const i = at + channel;
        data[out++] =
          ((source[i] ?? 0) +
            (source[i + 3] ?? 0) +
            (source[i + stride] ?? 0) +
            (source[i + stride + 3] ?? 0) +
            2) >>
          2;
      }
    }
  }
  return { data, width, height };
}
