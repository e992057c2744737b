import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { LabelRefusal } from '../label-refusal.ts';
import type { Raster } from './raster.ts';
import { type PhotoFormat, sniffPhotoFormat } from './sniff.ts';

/** Largest accepted file, in bytes. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
/** Largest accepted picture, in pixels, checked from the header before any decoding. */
export const MAX_PHOTO_PIXELS = 64_000_000;
/** Longest side that is kept: small print stays legible, memory stays bounded. */
const WORKING_SIDE = 2000;
/** Below this a side holds no legible label. */
const MIN_SIDE = 60;

export type DecodedPhoto = {
  raster: Raster;
  /** Size of the upright photo as the person sees it, in pixels. */
  width: number;
  height: number;
};

const TRY_ANOTHER = 'Take the photo again, or choose a JPEG, PNG, WebP, AVIF or HEIC file.';

function tooLarge(): LabelRefusal {
  return new LabelRefusal(
    'too_large',
    'This picture is too large to read.',
    'Choose a photo under 20 MB and 64 megapixels.',
  );
}

function unreadable(): LabelRefusal {
  return new LabelRefusal(
    'unreadable_image',
    'This picture is damaged and could not be opened.',
    TRY_ANOTHER,
  );
}

function checkPixels(width: number, height: number): void {
  if (width * height > MAX_PHOTO_PIXELS) throw tooLarge();
  if (Math.min(width, height) < MIN_SIDE) {
    throw new LabelRefusal(
      'label_unclear',
      'This picture is too small to read a label from.',
      'Take the photo from closer, so that the nutrition panel fills the picture.',
    );
  }
}

async function scaled(image: Sharp): Promise<Raster> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(WORKING_SIDE, WORKING_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function decodeWithSharp(photo: Uint8Array): Promise<DecodedPhoto> {
  const options = { failOn: 'truncated', limitInputPixels: MAX_PHOTO_PIXELS, unlimited: false } as const;
  const header = await sharp(photo, options).metadata();
  checkPixels(header.width, header.height);
  const raster = await scaled(sharp(photo, options).autoOrient());
  const swapped = (header.orientation ?? 1) >= 5;
  return {
    raster,
    width: swapped ? header.height : header.width,
    height: swapped ? header.width : header.height,
  };
}

async function decodeWithHeif(photo: Uint8Array): Promise<DecodedPhoto> {
  const images = await decodeHeic.all({ buffer: photo });
  try {
    const first = images[0];
    if (!first) throw unreadable();
    checkPixels(first.width, first.height);
    const { width, height, data } = await first.decode();
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return { raster: await scaled(sharp(bytes, { raw: { width, height, channels: 4 } })), width, height };
  } finally {
    images.dispose?.();
  }
}

/**
 * Looks at a file's size, in bytes, and its first bytes only.
 * @throws LabelRefusal `too_large`, `unreadable_image` when empty, or `unsupported_type`
 */
export function checkPhotoFile(size: number, head: Uint8Array): PhotoFormat {
  if (size > MAX_PHOTO_BYTES) throw tooLarge();
  if (size === 0) throw unreadable();
  const format = sniffPhotoFormat(head);
  if (format === null) {
    throw new LabelRefusal(
      'unsupported_type',
      'This file is not a photo that can be read here.',
      TRY_ANOTHER,
    );
  }
  return format;
}

/**
 * Opens a photo upright (EXIF applied), as RGB no longer than 2000 pixels on a side.
 * @throws LabelRefusal `unsupported_type`, `too_large`, `unreadable_image`, or `label_unclear` when it is tiny.
 */
export async function decodePhoto(photo: Uint8Array): Promise<DecodedPhoto> {
  const format = checkPhotoFile(photo.byteLength, photo);
  try {
    return format === 'heic' ? await decodeWithHeif(photo) : await decodeWithSharp(photo);
  } catch (cause) {
    if (cause instanceof LabelRefusal) throw cause;
    if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw tooLarge();
    throw unreadable();
  }
}
