import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LabelRefusal } from '../label-refusal.ts';
import { decodePhoto, MAX_PHOTO_BYTES } from './decode-photo.ts';
import { sniffPhotoFormat } from './sniff.ts';

const stripes = () =>
  sharp({ create: { width: 160, height: 100, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { width: 160, height: 20, channels: 3, background: '#d00000' } }, top: 0, left: 0 },
  ]);

async function refusalOf(bytes: Uint8Array): Promise<string> {
  try {
    await decodePhoto(bytes);
    return 'read';
  } catch (cause) {
    if (!(cause instanceof LabelRefusal)) throw cause;
    expect(cause.message.length).toBeGreaterThan(10);
    expect(cause.tip.length).toBeGreaterThan(10);
    return cause.code;
  }
}

/** A PNG header that announces `side` x `side` pixels, with no picture behind it. */
function announcing(side: number): Uint8Array {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.set([8, 2, 0, 0, 0], 24);
  return bytes;
}

describe('decodePhoto', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('opens %s', async (format) => {
    const { raster, width, height } = await decodePhoto(await stripes().toFormat(format).toBuffer());
    expect([width, height, raster.width, raster.height]).toEqual([160, 100, 160, 100]);
    const [red = 0, green = 255] = raster.data;
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(60);
  });

  it('turns a photo upright as its EXIF says', async () => {
    // Orientation 6: the camera lay on its side; the stored top row is the right edge.
    const photo = await stripes().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { raster, width, height } = await decodePhoto(photo);
    expect([width, height]).toEqual([100, 160]);
    const rightEdge = (80 * 100 + 95) * 3;
    expect(raster.data[rightEdge] ?? 0).toBeGreaterThan(150);
    expect(raster.data[rightEdge + 1] ?? 255).toBeLessThan(60);
  });

  it('keeps memory bounded by scaling large photos down, and tells their real size', async () => {
    const large = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { raster, width } = await decodePhoto(large);
    expect(width).toBe(4000);
    expect(raster.width).toBe(2000);
  });

  it('refuses what is not a whole photo', async () => {
    const jpeg = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refusalOf(jpeg.subarray(0, jpeg.length / 3))).toBe('unreadable_image');
    expect(await refusalOf(new Uint8Array(0))).toBe('unreadable_image');
    expect(
      await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
    ).toBe('unsupported_type');
    expect(await refusalOf(Buffer.from('GIF89a............'))).toBe('unsupported_type');
    expect(await refusalOf(Buffer.from('%PDF-1.7 ........'))).toBe('unsupported_type');
    expect(await refusalOf(new Uint8Array(MAX_PHOTO_BYTES + 1))).toBe('too_large');
    expect(
      await refusalOf(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic....mif1heic')])),
    ).toBe('unreadable_image');
  });

  it('refuses a picture that announces more pixels than it may have, before decoding it', async () => {
    expect(['too_large', 'unreadable_image']).toContain(await refusalOf(announcing(60_000)));
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(await refusalOf(bomb)).toBe('too_large');
  });

  it('refuses pictures too small to hold a label', async () => {
    const tiny = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await refusalOf(tiny)).toBe('label_unclear');
  });
});

describe('sniffPhotoFormat', () => {
  it('knows formats by their first bytes, not by their names', () => {
    const iso = (brand: string) =>
      Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}`)]);
    expect(sniffPhotoFormat(iso('heic'))).toBe('heic');
    expect(sniffPhotoFormat(iso('avif'))).toBe('avif');
    expect(sniffPhotoFormat(iso('isom'))).toBeNull();
    expect(sniffPhotoFormat(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
  });
});
