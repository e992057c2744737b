import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFoods } from '#content/foods/foods.ts';
import { readRecipe } from '#foods/recipe/read-recipe.ts';
import { createLabelReader } from '#label-reader/label-reader.ts';
import { guestClient, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { photosUpload, photoUpload } from '#server/testing/upload.ts';
import { drawText } from '#tests/label-images/draw-text.ts';

const labelReader = createLabelReader();
let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { labelReader, foods: loadFoods } });
});
afterAll(async () => {
  await t.close();
  await labelReader.close();
});

/** A printed page as a picture, a line a row. */
async function page(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const rows = lines.map((text, at) => drawText(text, { x: 60, y: 110 + at * 70, size: 34 })).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#f6f1e6"/>${rows}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer());
}

async function send(photo: Uint8Array<ArrayBuffer>) {
  const { body, headers } = await photoUpload(photo);
  return (await guestClient(t)).post('/api/recipes/photo', body, { headers });
}

// A reading takes seconds, and more of them where other tests keep the processor busy.
test('a photographed recipe becomes its lines, which become ingredients', { timeout: 120_000 }, async () => {
  const printed = ['Cheese omelet', '4 large eggs', '100 g cheddar cheese', '2 tbsp butter', 'Serves 2'];
  const answer = await send(await page(printed));
  expect(answer.statusCode).toBe(200);
  const { text } = answer.json<{ text: string }>();
  expect(text.split('\n')).toEqual(printed);
  const read = readRecipe(text);
  expect(read.portions).toBe(2);
  expect(read.title).toBe('Cheese omelet');
  const grams = read.lines.map(({ choices: [first] }) => first?.grams.value);
  expect(grams).toEqual([expect.closeTo(200, -1), 100, expect.closeTo(28.4, 0)]);
});

test('an empty page is refused with a tip; so are two photos and none', { timeout: 120_000 }, async () => {
  const answer = await send(await page([]));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'unreadable_image', tip: expect.stringMatching(/light/) });
  const { body, headers } = await photosUpload([await page([]), await page([])]);
  expect((await (await guestClient(t)).post('/api/recipes/photo', body, { headers })).statusCode).toBe(400);
});
