import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nutritionAnalysis } from '#contract/nutrition.ts';
import { createLabelReader } from '#label-reader/label-reader.ts';
import { parseConfig } from '#server/config.ts';
import { type ReadingHelpers, readingHelpers } from '#server/process/reading-helpers.ts';
import { type LocalServer, openLocalServer } from '#server/testing/local-server.ts';
import { guestClient, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { photosUpload } from '#server/testing/upload.ts';
import { drawBarcode } from '#tests/label-images/draw-barcode.ts';

const CODE = '4006381333931';
const ENTRY = {
  code: CODE,
  status: 1,
  product: {
    product_name: 'Almond butter',
    brands: 'Harbour Pantry',
    serving_quantity: 32,
    countries_tags: ['en:united-states'],
    nutriments: {
      'energy-kcal_100g': 594,
      fat_100g: 53.1,
      carbohydrates_100g: 21.9,
      fiber_100g: 9.4,
      proteins_100g: 21.9,
    },
  },
};
/** What the model claims of the same label: it agrees but for the protein. */
const MODEL_LABEL = {
  hasNutritionPanel: true,
  productName: 'Almond Butter',
  brand: null,
  servingSize: null,
  servingGrams: 32,
  servingsPerContainer: null,
  column: 'per_serving',
  layout: 'us_or_canada',
  nutrients: {
    calories: 190,
    energy_kj: null,
    total_fat: 17,
    saturated_fat: null,
    trans_fat: null,
    cholesterol: null,
    sodium: null,
    salt: null,
    total_carbs: 7,
    dietary_fiber: 3,
    sugars: null,
    added_sugars: null,
    sugar_alcohols: null,
    allulose: null,
    protein: 71,
    potassium: null,
  },
  printedAsLessThan: [],
  polyols: null,
  ingredients: null,
};

/** Open Food Facts under /api, a model server under /v1. */
let service: LocalServer;
let status = 200;
let panelSeen = true;
let asked: string[] = [];
let helpers: ReadingHelpers;
let t: TestApp;
const labelReader = createLabelReader();
let label: Uint8Array<ArrayBuffer>;
let back: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  service = await openLocalServer((request, response) => {
    asked.push(`${request.headers['user-agent']} ${request.url}`);
    request.resume();
    const completion = {
      id: 'c1',
      object: 'chat.completion',
      created: 1_760_000_000,
      model: 'local',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: JSON.stringify({ ...MODEL_LABEL, hasNutritionPanel: panelSeen }),
          },
          finish_reason: 'stop',
        },
      ],
    };
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
    response.end(JSON.stringify(request.url?.startsWith('/api/') ? ENTRY : completion));
  });
  label = new Uint8Array(await readFile(new URL('../../testing/us-label.webp', import.meta.url)));
  back = new Uint8Array(
    await sharp(Buffer.from(drawBarcode('EAN-13', CODE)))
      .png()
      .toBuffer(),
  );
});
afterAll(async () => {
  await labelReader.close();
  await service.close();
});
beforeEach(async () => {
  status = 200;
  panelSeen = true;
  asked = [];
  helpers = await readingHelpers(
    parseConfig({
      OPEN_FOOD_FACTS_URL: service.url,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'local',
      AI_BASE_URL: `${service.url}/v1`,
    }),
  );
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { labelReader, ...helpers } });
});
afterEach(async () => {
  await t.close();
  await helpers.visionReader?.close();
});

async function analyze(photos: Uint8Array<ArrayBuffer>[]) {
  const { body, headers } = await photosUpload(photos);
  const response = await (await guestClient(t)).post('/api/analyze-nutrition', body, { headers });
  expect(response.statusCode, response.body).toBe(200);
  return nutritionAnalysis.parse(response.json());
}

// A reading takes seconds, and more of them where other tests keep the processor busy.
describe('with a product database and a model set up', { timeout: 120_000 }, () => {
  test('panel and barcode are read here, looked up there, and seen by the model; ours and theirs are reconciled', async () => {
    const analysis = await analyze([label, back]);
    expect(analysis).toMatchObject({
      barcode: CODE,
      product_name: 'Almond Butter',
      brand: 'Harbour Pantry',
      total_fat: 17,
      protein: 7,
      net_carbs: 4,
    });
    expect(analysis.fields.total_fat).toMatchObject({ sure: true, source: 'label' });
    expect(analysis.fields.protein?.note).toContain('71 g by the vision model (local)');
    expect(asked.filter((call) => call.includes(`/api/v2/product/${CODE}.json`))).toHaveLength(1);
    expect(asked.find((call) => call.includes('/api/'))).toMatch(/^KetoNavigator\/\S+ \(http:/);
    expect(asked.filter((call) => call.includes('/v1/chat/completions'))).toHaveLength(2);
  });

  test('when both fail, the embedded reading stands, with a warning for the person and a line in the log', async () => {
    status = 500;
    const analysis = await analyze([label, back]);
    expect(analysis).toMatchObject({ total_carbs: 7, net_carbs: 4, barcode: CODE });
    expect(analysis.warnings.join(' ')).toContain('The barcode was not looked up');
    expect(analysis.warnings.join(' ')).toContain('AI couldn’t help read this photo');
    const names = t.log.lines('reading helper failed').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ProductDatabaseError', 'VisionReaderError']));
  });

  test('a photo of the barcode alone is answered from the database', async () => {
    panelSeen = false;
    const analysis = await analyze([back]);
    expect(analysis).toMatchObject({ column: 'per_100g', barcode: CODE });
    expect(analysis.fields.total_fat).toMatchObject({ value: 53.1, source: 'database' });
    expect(analysis.warnings.join(' ')).toContain('Open Food Facts');
  });
});

test('with nothing set up there is nobody to ask', async () => {
  expect(await readingHelpers(parseConfig({}))).toEqual({ productDatabase: null, visionReader: null });
});
