import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { netCarbs } from '#domain/nutrition/net-carbs.ts';
import { createOpenFoodFacts } from './open-food-facts.ts';
import { ProductDatabaseError } from './product-database.ts';

const CRISPBREAD = '7300400481595';
const BAR = '0722252601421';
const UNKNOWN = '4006381333931';

/** Entries as the real interface sends them, with its habits: derived salt and kJ, text numbers, stray keys. */
const PRODUCTS: Record<string, object> = {
  [CRISPBREAD]: {
    code: CRISPBREAD,
    product_name: 'Fiberknäcke',
    product_name_en: 'Fibre crispbread',
    brands: 'Hamnens, Nordic Grain',
    serving_size: '1 slice (12 g)',
    serving_quantity: '12',
    serving_quantity_unit: 'g',
    ingredients_text: 'Whole rye, wheat bran,\n sesame, salt',
    countries_tags: ['en:sweden', 'en:germany'],
    nutriments: {
      'energy-kcal_100g': 332,
      'energy-kj_100g': 1389,
      energy_100g: 1389,
      fat_100g: 5,
      'saturated-fat_100g': 0.8,
      carbohydrates_100g: 46,
      sugars_100g: 2,
      fiber_100g: 26,
      proteins_100g: '13',
      salt_100g: 1.1,
      sodium_100g: 0.44,
      'nova-group_100g': 3,
      carbohydrates_unit: 'g',
    },
  },
  [BAR]: {
    code: BAR,
    product_name: 'Nut bar',
    brands: '',
    serving_quantity: 40,
    countries_tags: ['en:united-states'],
    nutriments: {
      'energy-kcal_100g': 500,
      fat_100g: 37.5,
      carbohydrates_100g: 45,
      fiber_100g: 17.5,
      sugars_100g: 12.5,
      erythritol_100g: 10,
      polyols_100g: 10,
      proteins_100g: 15,
      sodium_100g: 0.375,
      'trans-fat_100g': 0,
      cholesterol_100g: 0,
    },
  },
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** What the real server does for a read. */
const genuine: Answer = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const code = /^\/api\/v2\/product\/(\d+)\.json$/.exec(pathname)?.[1];
  if (!code) {
    response.writeHead(404, { 'content-type': 'text/html' });
    response.end('<html>Page not found</html>');
    return;
  }
  const product = PRODUCTS[code];
  if (!product) json(response, 404, { code, status: 0, status_verbose: 'product not found' });
  else {
    const fields = (searchParams.get('fields') ?? '').split(',');
    const chosen = Object.fromEntries(Object.entries(product).filter(([key]) => fields.includes(key)));
    json(response, 200, { code, status: 1, status_verbose: 'product found', product: chosen });
  }
};

let server: Server;
let url: string;
let answer: Answer = genuine;
let requests: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  answer = genuine;
  requests = [];
});

function database(options: { url?: string; timeLimitMs?: number; now?: () => number } = {}) {
  return createOpenFoodFacts({ url, userAgent: 'KetoNavigator/0.1 (test)', ...options });
}

async function factsOf(code: string) {
  const product = await database().lookup(code);
  if (!product) throw new Error('The product was not found');
  return product.facts;
}

describe('a found product', () => {
  it('comes with names, serving and amounts per 100 g tagged database', async () => {
    const facts = await factsOf(CRISPBREAD);
    expect(facts).toMatchObject({
      productName: 'Fibre crispbread',
      brand: 'Hamnens',
      servingSize: '1 slice (12 g)',
      servingGrams: 12,
      column: 'per_100g',
      ingredients: 'Whole rye, wheat bran, sesame, salt',
    });
    expect(facts.nutrients.protein).toMatchObject({ value: 13, unit: 'g', source: 'database', sure: true });
    expect(facts.warnings[0]).toContain('Open Food Facts');
  });

  it('turns grams of sodium into milligrams, and leaves out what the database derived by itself', async () => {
    const { nutrients } = await factsOf(CRISPBREAD);
    expect(nutrients.sodium?.value).toBe(440);
    expect(nutrients.salt).toBeUndefined();
    expect(nutrients.energy_kj).toBeUndefined();
  });

  it('asks once, as itself, for the needed fields only', async () => {
    await database().lookup(CRISPBREAD);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers['user-agent']).toBe('KetoNavigator/0.1 (test)');
    expect(requests[0]?.url).toMatch(/fields=code,product_name,[a-z_,]*nutriments$/);
  });

  it('keeps European carbs apart from fiber', async () => {
    const facts = await factsOf(CRISPBREAD);
    expect(facts.basis.kind).toBe('available');
    expect(netCarbs(facts).interval?.value).toBe(46);
  });

  it('takes American carbs as fiber included, and sugar alcohols by name', async () => {
    const facts = await factsOf(BAR);
    expect(facts.basis.kind).toBe('total_incl_fibre');
    expect(facts.polyols).toEqual([{ name: 'erythritol', grams: 10 }]);
    expect(netCarbs(facts).interval?.value).toBe(17.5);
    expect(facts.brand).toBeNull();
  });

  it('takes a stated total at its word, whatever the market', async () => {
    answer = (_, response) =>
      json(response, 200, {
        code: BAR,
        status: 1,
        product: {
          countries_tags: ['en:france'],
          nutriments: { 'carbohydrates-total_100g': 50, carbohydrates_100g: 32, fiber_100g: 18 },
        },
      });
    const facts = await factsOf(BAR);
    expect(facts.nutrients.total_carbs?.value).toBe(50);
    expect(facts.basis.kind).toBe('total_incl_fibre');
  });

  it.each([
    ['both markets, energy with fiber apart', 332, 'available'],
    ['both markets, energy with fiber inside', 280, 'total_incl_fibre'],
    ['both markets, energy that fits neither', 390, 'unknown'],
  ])('%s', async (_, kcal, kind) => {
    const { nutriments } = PRODUCTS[CRISPBREAD] as { nutriments: object };
    answer = (_request, response) =>
      json(response, 200, {
        code: CRISPBREAD,
        status: 1,
        product: {
          countries_tags: ['en:united-states', 'en:sweden'],
          nutriments: { ...nutriments, 'energy-kcal_100g': kcal },
        },
      });
    expect((await factsOf(CRISPBREAD)).basis.kind).toBe(kind);
  });

  it('is not sure of an entry whose energy contradicts its macros', async () => {
    answer = (_, response) =>
      json(response, 200, {
        code: BAR,
        status: 1,
        product: {
          countries_tags: ['en:france'],
          nutriments: { 'energy-kcal_100g': 90, fat_100g: 40, carbohydrates_100g: 30, proteins_100g: 20 },
        },
      });
    const { nutrients } = await factsOf(BAR);
    expect(nutrients.total_fat).toMatchObject({ value: 40, sure: false });
  });

  it('drops amounts that cannot be in 100 g', async () => {
    answer = (_, response) =>
      json(response, 200, {
        code: BAR,
        status: 1,
        product: {
          nutriments: { fat_100g: 370, proteins_100g: -3, sugars_100g: 'NaN', carbohydrates_100g: 12 },
        },
      });
    expect(Object.keys((await factsOf(BAR)).nutrients)).toEqual(['total_carbs']);
  });

  it('knows a drink by its millilitres', async () => {
    answer = (_, response) =>
      json(response, 200, {
        code: BAR,
        status: 1,
        product: { product_quantity_unit: 'ml', nutriments: { carbohydrates_100g: 10.6 } },
      });
    expect((await factsOf(BAR)).column).toBe('per_100ml');
  });
});

describe('no product', () => {
  it('is null for an unknown code, a 200 with status 0, and an entry without nutrition facts', async () => {
    expect(await database().lookup(UNKNOWN)).toBeNull();
    answer = (_, response) => json(response, 200, { code: UNKNOWN, status: 0 });
    expect(await database().lookup(UNKNOWN)).toBeNull();
    answer = (_, response) =>
      json(response, 200, { code: UNKNOWN, status: 1, product: { no_nutrition_data: 'on', nutriments: {} } });
    expect(await database().lookup(UNKNOWN)).toBeNull();
  });

  it('refuses what is no product number without asking', async () => {
    await expect(database().lookup('../../admin')).rejects.toThrow(RangeError);
    expect(requests).toHaveLength(0);
  });
});

describe('a failing database', () => {
  async function failureOf(lookup: Promise<unknown>): Promise<string> {
    const error = await lookup.catch((thrown: unknown) => thrown);
    return error instanceof ProductDatabaseError ? error.failure : String(error);
  }

  it.each([
    ['status 500', 'unavailable', (_, response) => json(response, 500, { error: 'oops' })],
    ['status 503 as a page', 'unavailable', (_, response) => response.writeHead(503).end('<html>busy')],
    [
      'a page that is not JSON',
      'unexpected_answer',
      (_, response) => response.writeHead(200).end('<html>hi'),
    ],
    ['JSON of something else', 'unexpected_answer', (_, response) => json(response, 200, { items: [1, 2] })],
    ['a 404 of another server', 'unexpected_answer', (_, response) => response.writeHead(404).end('nope')],
    [
      'another product',
      'unexpected_answer',
      (_, response) => json(response, 200, { code: '999', status: 1, product: {} }),
    ],
    [
      'an endless answer',
      'unexpected_answer',
      (_, response) => response.writeHead(200).end(Buffer.alloc(600 * 1024, 0x20)),
    ],
    ['a broken connection', 'unavailable', (request) => request.socket.destroy()],
    [
      'a redirect to elsewhere',
      'unexpected_answer',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.2:1/api' }).end(),
    ],
    [
      'a redirect in circles',
      'unexpected_answer',
      (request, response) => response.writeHead(302, { location: request.url }).end(),
    ],
  ] as [string, string, Answer][])('%s: %s', async (_, failure, faulty) => {
    answer = faulty;
    expect(await failureOf(database().lookup(CRISPBREAD))).toBe(failure);
  });

  it('is followed when it redirects within itself', async () => {
    answer = (request, response) => {
      if (request.url?.includes('moved'))
        genuine(
          { ...request, url: `/api/v2/product/${BAR}.json?fields=code,nutriments` } as IncomingMessage,
          response,
        );
      else response.writeHead(301, { location: '/moved' }).end();
    };
    expect((await database().lookup(BAR))?.facts.nutrients.total_carbs?.value).toBe(45);
  });

  it('is left alone for as long as it asks after too many requests', async () => {
    let now = 1_000_000;
    const patient = database({ now: () => now });
    answer = (_, response) => json(response, 429, {}, { 'retry-after': '30' });
    expect(await failureOf(patient.lookup(BAR))).toBe('busy');
    answer = genuine;
    now += 29_000;
    expect(await failureOf(patient.lookup(BAR))).toBe('busy');
    expect(requests).toHaveLength(1);
    now += 2_000;
    expect(await patient.lookup(BAR)).not.toBeNull();
  });

  it('does not hold anybody up longer than the limit', async () => {
    answer = () => {};
    expect(await failureOf(database({ timeLimitMs: 50 }).lookup(BAR))).toBe('timed_out');
  });

  it('does not hold anybody up by dripping its answer', async () => {
    answer = (_, response) => {
      response.writeHead(200);
      response.write('{"code":');
    };
    expect(await failureOf(database({ timeLimitMs: 50 }).lookup(BAR))).toBe('timed_out');
  });

  it('is given up together with the caller', async () => {
    const caller = new AbortController();
    answer = () => caller.abort(new Error('gone'));
    await expect(database().lookup(BAR, caller.signal)).rejects.toThrow('gone');
  });

  it('that is not there at all is unavailable', async () => {
    expect(await failureOf(database({ url: 'http://127.0.0.1:9' }).lookup(BAR))).toBe('unavailable');
  });
});
