import sharp from 'sharp';
import { decodePhoto } from '../photo/decode-photo.ts';

/** Longest side sent, in pixels: larger ones are scaled down by the providers anyway. */
const SIDE = 1568;

/**
 * The photo as a JPEG that every provider accepts: upright, scaled, and without what a phone writes beside the
 * picture (place, time, device). Runs in a worker, since a HEIC photo takes a second to open.
 * @throws LabelRefusal when the photo cannot be opened
 */
export default async function photoForModel(photo: Uint8Array): Promise<Uint8Array> {
  const { raster } = await decodePhoto(photo);
  const { data, width, height } = raster;
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
}
