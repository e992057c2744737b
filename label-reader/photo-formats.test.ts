import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRANOLA_BAR } from '#tests/label-images/granola-bar.ts';
import { printLabel } from '#tests/label-images/printed-label.ts';
import { renderLabel } from '#tests/label-images/render-label.ts';
import { createLabelReader, type LabelReading } from './label-reader.ts';

const LIMIT = 120_000;
const reader = createLabelReader({ timeLimitMs: LIMIT });
afterAll(() => reader.close());

/** What a person would see of a reading: everything but the exact probabilities and boxes. */
function said({ facts, photo }: LabelReading) {
  const nutrients = Object.entries(facts.nutrients).map(([name, { value, unit, lessThan, sure }]) => [
    name,
    { value, unit, lessThan, sure },
  ]);
  return { ...facts, photo, nutrients: Object.fromEntries(nutrients) };
}

describe('one label in many formats', { timeout: LIMIT }, () => {
  let jpeg: Buffer;
  let expected: ReturnType<typeof said>;

  beforeAll(async () => {
    jpeg = await renderLabel(printLabel(GRANOLA_BAR, 'us'));
    expected = said(await reader.read(jpeg));
    expect(expected.nutrients).toMatchObject(
      Object.fromEntries(Object.entries(GRANOLA_BAR).map(([name, value]) => [name, { value, sure: true }])),
    );
    expect(expected.servingGrams).toBe(55);
  }, LIMIT);

  it('reads an HEIC file, as phones store photos, like the JPEG', async () => {
    const heic = await readFile(new URL('../tests/label-images/us-label.heic', import.meta.url));
    expect(said(await reader.read(heic))).toEqual(expected);
  });

  it.each(['webp', 'avif', 'png'] as const)('reads %s like the JPEG', async (format) => {
    const photo = await sharp(jpeg).toFormat(format, { quality: 80 }).toBuffer();
    expect(said(await reader.read(photo))).toEqual(expected);
  });

  it.each([
    [6, 270],
    [8, 90],
    [3, 180],
  ])('reads a JPEG that EXIF orientation %i turns upright', async (orientation, stored) => {
    const photo = await sharp(jpeg).rotate(stored).jpeg().withMetadata({ orientation }).toBuffer();
    const header = await sharp(photo).metadata();
    expect(header.orientation).toBe(orientation);
    expect(said(await reader.read(photo))).toEqual(expected);
  });
});
