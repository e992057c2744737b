import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { NutrientName } from '#contract/nutrition.ts';
import { GRANOLA_BAR } from '#tests/label-images/granola-bar.ts';
import { printLabel } from '#tests/label-images/printed-label.ts';
import { type Photographed, renderLabel } from '#tests/label-images/render-label.ts';
import { createLabelReader, type LabelReading, LabelRefusal } from './label-reader.ts';

const PHOTOS = new URL('../../shared/data/labels/', import.meta.url);
const LIMIT = 120_000;

const reader = createLabelReader({ timeLimitMs: LIMIT });
afterAll(() => reader.close());

function valuesOf({ facts }: LabelReading): Partial<Record<NutrientName, number | null>> {
  return Object.fromEntries(Object.entries(facts.nutrients).map(([name, { value }]) => [name, value]));
}

async function refusalCode(reading: Promise<LabelReading>): Promise<string> {
  return await reading.then(
    () => 'read',
    (cause: unknown) => (cause instanceof LabelRefusal ? cause.code : String(cause)),
  );
}

describe('a label reader', { timeout: LIMIT }, () => {
  const photos: [string, Photographed][] = [
    ['tilted and unevenly lit', { tilt: 7, shade: 0.45 }],
    ['white on dark, slightly blurred', { inverted: true, blur: 0.8 }],
    ['lying on its side', { tilt: 90 }],
  ];

  it.each(photos)('reads a panel that is %s', async (_, photographed) => {
    const stages: string[] = [];
    const reading = await reader.read(await renderLabel(printLabel(GRANOLA_BAR, 'us'), photographed), {
      onStage: (stage) => stages.push(stage),
    });
    expect(valuesOf(reading)).toMatchObject(GRANOLA_BAR);
    expect(reading.facts.basis.kind).toBe('total_incl_fibre');
    expect(stages).toEqual(['queued', 'straightening', 'reading', 'checking']);
  });

  it('puts each box where the amount stands in the photo as the person sees it', async () => {
    const { facts } = await reader.read(await renderLabel(printLabel(GRANOLA_BAR, 'us')));
    const box = facts.nutrients.protein?.box;
    const above = facts.nutrients.total_fat?.box;
    expect(box && above && box.y > above.y && box.width < 0.3).toBe(true);
  });

  it('refuses a picture without a panel, with a reason and a tip', async () => {
    const words = [
      { text: 'Crunchy Granola', x: 40, y: 120, size: 60 },
      { text: 'with real honey', x: 60, y: 220, size: 40 },
    ];
    expect(await refusalCode(reader.read(await renderLabel(words)))).toBe('no_label');
  });

  it('stops at once when the caller gives up, and reads the next photo', async () => {
    const photo = await renderLabel(printLabel(GRANOLA_BAR, 'us'));
    const giveUp = new AbortController();
    const reading = reader.read(photo, {
      signal: giveUp.signal,
      onStage: (stage) => stage === 'straightening' && giveUp.abort(),
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(valuesOf(await reader.read(photo))).toMatchObject(GRANOLA_BAR);
  });

  it('refuses hostile files before any work is queued', async () => {
    expect(await refusalCode(reader.read(Buffer.from('<svg onload="x"/>')))).toBe('unsupported_type');
    expect(await refusalCode(reader.read(new Uint8Array(60 * 1024 * 1024)))).toBe('too_large');
  });

  it('refuses more photos than may wait, and those that wait when it closes', async () => {
    const small = createLabelReader({ waiting: { all: 1, perPerson: 1 }, timeLimitMs: LIMIT });
    const photo = await renderLabel(printLabel(GRANOLA_BAR, 'us'));
    const first = refusalCode(small.read(photo));
    const second = refusalCode(small.read(photo));
    expect(await refusalCode(small.read(photo))).toBe('unavailable');
    await small.close();
    expect(await Promise.all([first, second])).toEqual(['unavailable', 'unavailable']);
  });

  it('refuses a page full of print before it is read', async () => {
    const words = Array.from({ length: 400 }, (_, n) => ({
      text: `word ${n}`,
      x: 20 + (n % 10) * 195,
      y: 40 + Math.floor(n / 10) * 48,
      size: 26,
    }));
    const photo = await renderLabel(words);
    await expect(reader.read(photo)).rejects.toMatchObject({
      code: 'label_unclear',
      message: expect.stringContaining('more text'),
    });
  });

  it('takes turns between people, and tells who waits', async () => {
    const photo = await renderLabel(printLabel(GRANOLA_BAR, 'us'));
    const done: string[] = [];
    const places: (number | undefined)[] = [];
    const ask = (person: string, name: string) =>
      reader
        .read(photo, {
          person,
          onStage: (stage, place) => name === 'ann' && stage === 'queued' && places.push(place?.ahead),
        })
        .then(() => done.push(name));
    await Promise.all([ask('hostile', 'h1'), ask('hostile', 'h2'), ask('ann', 'ann')]);
    expect(done).toEqual(['h1', 'ann', 'h2']);
    expect(places).toEqual([undefined, 0]);
  });

  it('ends a reading that takes too long', async () => {
    const hasty = createLabelReader({ timeLimitMs: 1 });
    expect(await refusalCode(hasty.read(await renderLabel(printLabel(GRANOLA_BAR, 'us'))))).toBe('timed_out');
    await hasty.close();
  });

  describe.runIf(existsSync(PHOTOS))('on real photos', () => {
    it('reads a US panel and refuses a front of pack', async () => {
      const { facts } = await reader.read(await readFile(new URL('bish-granola.jpg', PHOTOS)));
      expect(facts.nutrients).toMatchObject({
        calories: { value: 280, sure: true },
        total_carbs: { value: 45, sure: true },
      });
      expect(await refusalCode(reader.read(await readFile(new URL('neg-promix.jpg', PHOTOS))))).toBe(
        'no_label',
      );
    });
  });
});
