import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawBarcode } from '#tests/label-images/draw-barcode.ts';
import { drawText, type PrintFont } from '#tests/label-images/draw-text.ts';
import { readBarcodes } from './read-barcodes.ts';
import { type BarcodeImage, releaseBarcodeReader } from './scan-barcodes.ts';

afterAll(releaseBarcodeReader);

/** Rows of print on a coloured ground. */
function page({ width = 1200, height = 900, font = 'DejaVuSerif' as PrintFont, size = 24 } = {}): Sharp {
  const rows = Array.from({ length: 12 }, (_, row) =>
    drawText(`Ingredients: almonds, salt, cocoa butter, vanilla ${row}`, {
      x: 40,
      y: 60 + row * 30,
      size,
      font,
    }),
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4e7c8"/>${rows.join('')}</svg>`,
    ),
  );
}

/** A package: the barcode somewhere on a coloured picture with other print. */
async function onPackage(barcode: Sharp, size: { width?: number; height?: number } = {}): Promise<Sharp> {
  const input = await barcode.png().toBuffer();
  return sharp(
    await page(size)
      .composite([{ input, left: 180, top: 440 }])
      .png()
      .toBuffer(),
  );
}

async function pixels(image: Sharp): Promise<BarcodeImage> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const ean13 = () => sharp(Buffer.from(drawBarcode('EAN-13', '4006381333931')));

describe('barcodes in a photo', () => {
  it.each([
    ['EAN-13', '4006381333931'],
    ['EAN-8', '96385074'],
    ['UPC-A', '036000291452'],
  ] as const)('reads %s', async (format, text) => {
    const image = await onPackage(sharp(Buffer.from(drawBarcode(format, text))));
    expect(await readBarcodes(await pixels(image))).toEqual([{ format, text }]);
  });

  it('reads UPC-E as the number it is short for', async () => {
    const image = await onPackage(sharp(Buffer.from(drawBarcode('UPC-E', '01234505'))));
    expect(await readBarcodes(await pixels(image))).toEqual([{ format: 'UPC-E', text: '012000003455' }]);
  });

  it.each([-45, -25, -12, 8, 30, 65, 90, 180, 262])('reads a code turned by %i degrees', async (angle) => {
    const turned = ean13().rotate(angle, { background: '#f4e7c8' });
    const image = await onPackage(sharp(await turned.png().toBuffer()), { width: 1300, height: 1300 });
    expect(await readBarcodes(await pixels(image))).toEqual([{ format: 'EAN-13', text: '4006381333931' }]);
  });

  it('reads a blurred, dim and compressed code', async () => {
    const image = await onPackage(ean13());
    const poor = await image.blur(2.2).linear(0.45, 18).jpeg({ quality: 45 }).toBuffer();
    expect(await readBarcodes(await pixels(sharp(poor)))).toEqual([
      { format: 'EAN-13', text: '4006381333931' },
    ]);
  });

  it('reads grey and RGBA pixels alike', async () => {
    const image = await onPackage(ean13());
    const grey = await image.clone().greyscale().raw().toBuffer({ resolveWithObject: true });
    const rgba = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const { data, info } of [grey, rgba]) {
      const found = await readBarcodes({ data, width: info.width, height: info.height });
      expect(found.map(({ text }) => text)).toEqual(['4006381333931']);
    }
  });

  it('refuses a code whose check digit does not fit its digits', async () => {
    const image = await onPackage(sharp(Buffer.from(drawBarcode('EAN-13', '4006381333932'))));
    expect(await readBarcodes(await pixels(image))).toEqual([]);
  });

  it('finds nothing in print, noise or a code blurred beyond recognition', async () => {
    const blank = { data: new Uint8Array(300 * 200).fill(255), width: 300, height: 200 };
    expect(await readBarcodes(blank)).toEqual([]);
    const noise = Uint8Array.from({ length: 640 * 480 * 3 }, (_, i) => (i * 2654435761) >>> 24);
    expect(await readBarcodes({ data: noise, width: 640, height: 480 })).toEqual([]);
    const gone = await onPackage(ean13());
    expect(await readBarcodes(await pixels(sharp(await gone.blur(14).png().toBuffer())))).toEqual([]);
  });

  it.each(['DejaVuSans', 'DejaVuSerif'] as const)(
    'takes no number from rows of print in %s',
    async (font) => {
      for (const size of [14, 18, 24, 28]) {
        const image = page({ font, size });
        expect(await readBarcodes(await pixels(image))).toEqual([]);
        expect(await readBarcodes(await pixels(image.greyscale()))).toEqual([]);
      }
    },
  );

  it('refuses bars as low as letters, and bars with print hard against them', async () => {
    const [module, quiet, bars] = [4, 11, 95];
    const whole = await ean13().png().toBuffer();
    const low = sharp(whole).extract({
      left: 0,
      top: 60,
      width: (bars + 2 * quiet) * module,
      height: 30,
    });
    expect(await readBarcodes(await pixels(await onPackage(low)))).toEqual([]);
    const beside = { create: { width: 20, height: 160, channels: 3, background: '#000' } } as const;
    const close = sharp(whole).composite([{ input: beside, left: (quiet - 4) * module - 20, top: 10 }]);
    expect(await readBarcodes(await pixels(await onPackage(close)))).toEqual([]);
  });

  it('refuses bytes that are no picture', async () => {
    await expect(readBarcodes({ data: new Uint8Array(10), width: 3, height: 3 })).rejects.toThrow(RangeError);
  });
});
