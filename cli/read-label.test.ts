import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFoods } from '#content/foods/foods.ts';
import { nutritionAnalysis } from '#contract/nutrition.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import { createLabelReader } from '#label-reader/label-reader.ts';
import { GRANOLA_BAR } from '#tests/label-images/granola-bar.ts';
import { printLabel } from '#tests/label-images/printed-label.ts';
import { renderLabel } from '#tests/label-images/render-label.ts';

const LIMIT = 120_000;
const KETO = new URL('./keto.ts', import.meta.url).pathname;

/** Runs the command as a person would: in a process of its own. */
function keto(...words: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [KETO, ...words], (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
}

describe('keto read-label', { timeout: LIMIT }, () => {
  let folder = '';
  let label = '';
  let front = '';
  let photo: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keto-read-label-'));
    label = join(folder, 'label.jpg');
    front = join(folder, 'front.jpg');
    photo = await renderLabel(printLabel(GRANOLA_BAR, 'us'));
    await writeFile(label, photo);
    await writeFile(front, await renderLabel([{ text: 'Crunchy Granola', x: 40, y: 120, size: 60 }]));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('prints the whole analysis of the reader as JSON and ends with 0', async () => {
    const { code, out, err } = await keto('read-label', label, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const printed: unknown = JSON.parse(out);
    const reader = createLabelReader({ timeLimitMs: LIMIT });
    const reading = await reader.read(photo).finally(() => reader.close());
    const { photo: size, lines } = reading;
    const analysis = analyzeFacts({ ...reading.facts, barcode: null }, loadFoods());
    expect(printed).toEqual(JSON.parse(JSON.stringify({ ...analysis, photo: size, lines })));
    expect(nutritionAnalysis.parse(printed)).toMatchObject({ ...GRANOLA_BAR, net_carbs: 15 });
  });

  it('prints a table for people', async () => {
    const { code, out } = await keto('read-label', label);
    expect(code).toBe(0);
    expect(out).toMatch(/total_carbs\s+22 g/);
    expect(out).toMatch(/Net carbs: 15 g/);
  });

  it('tells why a photo without a label was refused, gives no numbers, and ends with 1', async () => {
    const json = await keto('read-label', front, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toEqual({
      code: 'no_label',
      message: expect.stringContaining('No nutrition panel'),
      tip: expect.any(String),
    });
    const plain = await keto('read-label', front);
    expect({ code: plain.code, out: plain.out }).toEqual({ code: 1, out: '' });
    expect(plain.err).toContain('No nutrition panel');
  });

  it('refuses a file that is no photo', async () => {
    const { code, out } = await keto('read-label', KETO, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ code: 'unsupported_type' });
  });
});
