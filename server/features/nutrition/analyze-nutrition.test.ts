import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFoods } from '#content/foods/foods.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { analyzeEvent, nutritionAnalysis } from '#contract/nutrition.ts';
import { factsFromAmounts } from '#domain/nutrition/nutrition-facts.ts';
import { bytesOf, createLabelReader, type LabelReader } from '#label-reader/label-reader.ts';
import { LabelRefusal, type RefusalCode } from '#label-reader/label-refusal.ts';
import { frontFacts } from '#label-reader/merge/front-facts.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { photosUpload, photoUpload } from '#server/testing/upload.ts';

const ENV = { RATE_LIMIT_FACTOR: '100' };
const EVENTS = { accept: 'text/event-stream' };

// A reading takes seconds, and more of them where other tests keep the processor busy.
describe('with the real reader', { timeout: 120_000 }, () => {
  const labelReader = createLabelReader();
  let t: TestApp;
  let label: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    t = await openTestApp({ env: ENV, engines: { labelReader, foods: loadFoods } });
    label = new Uint8Array(await readFile(new URL('../../testing/us-label.webp', import.meta.url)));
  });
  afterAll(async () => {
    await t.close();
    await labelReader.close();
  });

  test('a guest’s photo becomes facts, net carbs and a score; the stages come while it is read', async () => {
    const client = await guestClient(t);
    const { body, headers } = await photoUpload(label);
    const streamed = await client.post('/api/analyze-nutrition', body, {
      headers: { ...headers, ...EVENTS },
    });
    expect(streamed.statusCode).toBe(200);
    expect(streamed.headers['content-type']).toBe('text/event-stream');
    expect(streamed.headers['cache-control']).toBe('no-store, no-transform');
    expect(streamed.headers['x-guest-user-id']).toBe(client.guestId);

    const events = readEvents(streamed.body).map((event) => analyzeEvent.parse(event));
    const stages = events.flatMap((event) => (event.type === 'stage' ? [event.stage] : []));
    expect(stages).toEqual(['queued', 'straightening', 'reading', 'checking']);
    const last = events.at(-1);
    expect(last).toMatchObject({
      type: 'result',
      analysis: { calories: 190, total_fat: 17, total_carbs: 7, dietary_fiber: 3, protein: 7, net_carbs: 4 },
    });

    const whole = await client.post('/api/analyze-nutrition', body, { headers });
    const analysis = nutritionAnalysis.parse(whole.json());
    expect(last).toEqual({ type: 'result', analysis });
    expect(analysis.keto_score).toBeGreaterThanOrEqual(6);
    expect(analysis.basis.kind).toBe('total_incl_fibre');
  });

  test.each([
    ['0 bytes', new Uint8Array(0)],
    ['text', new TextEncoder().encode('Nutrition Facts: 0 carbs, promised')],
    ['a cut-off picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ])('%s is refused with a reason and a tip', async (_name, photo) => {
    const { body, headers } = await photoUpload(photo);
    const response = await (await guestClient(t)).post('/api/analyze-nutrition', body, { headers });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toMatchObject({
      message: expect.stringMatching(/\w/),
      tip: expect.stringMatching(/\w/),
    });
  });
});

describe('around the reader', () => {
  const facts = factsFromAmounts({ calories: 100, total_fat: 11, total_carbs: 0, protein: 0 }, 'database', {
    basis: { kind: 'total_incl_fibre', reason: 'Known from the table.' },
    column: 'per_serving',
  });
  let read: LabelReader['read'];
  let t: TestApp;
  beforeAll(async () => {
    const labelReader: Pick<LabelReader, 'read'> = { read: (photo, options) => read(photo, options) };
    t = await openTestApp({ env: ENV, engines: { labelReader, foods: () => [] } });
  });
  afterAll(() => t.close());
  const listening = async () =>
    t.app.server.listening ? t.app.listeningOrigin : t.app.listen({ port: 0, host: '127.0.0.1' });

  test('an account may send photos too, and the reader gets their very bytes', async () => {
    const sent = new Uint8Array(2_000_000).map((_, index) => index % 251);
    let received: Uint8Array = new Uint8Array();
    read = async (photo) => {
      received = await bytesOf(photo);
      return { facts, photo: { width: 1, height: 1 }, lines: [], barcodes: [] };
    };
    const { client } = await signedInClient(t);
    const { body, headers } = await photoUpload(sent);
    const response = await client.post('/api/analyze-nutrition', body, { headers });
    expect(response.statusCode).toBe(200);
    expect(Buffer.compare(received, sent)).toBe(0);
  });

  test('up to four photos of one product come back as one analysis, with the photo of each stage', async () => {
    const seen: number[] = [];
    read = async (photo, options) => {
      const [place = 0] = await bytesOf(photo);
      seen.push(place);
      options?.onStage?.('reading');
      if (place === 1) return { facts, photo: { width: 1, height: 1 }, lines: [], barcodes: [] };
      const front = frontFacts([], null);
      throw new LabelRefusal('no_label', 'No panel.', 'Turn it round.', {
        facts: {
          ...front,
          productName: place === 0 ? 'Ghee' : null,
          ingredients: place === 2 ? 'Butter' : null,
        },
        barcodes: place === 2 ? [{ format: 'EAN-13', text: '4006381333931' }] : [],
        lines: [],
      });
    };
    const { body, headers } = await photosUpload([0, 1, 2].map((place) => Uint8Array.of(place)));
    const client = await guestClient(t);
    const streamed = await client.post('/api/analyze-nutrition', body, {
      headers: { ...headers, ...EVENTS },
    });
    const events = readEvents(streamed.body).map((event) => analyzeEvent.parse(event));
    expect(seen).toEqual([0, 1, 2]);
    expect(events.slice(0, 3)).toEqual(
      [1, 2, 3].map((photo) => ({ type: 'stage', stage: 'reading', photo, photos: 3 })),
    );
    expect(events.at(-1)).toMatchObject({
      type: 'result',
      analysis: {
        product_name: 'Ghee',
        ingredients: 'Butter',
        barcode: '4006381333931',
        calories: 100,
        fields: { calories: { value: 100, photo: 1 } },
      },
    });
  });

  test('five photos are too many, and text among photos is none', async () => {
    const client = await guestClient(t);
    const five = await photosUpload([1, 2, 3, 4, 5].map((place) => Uint8Array.of(place)));
    const refused = await client.post('/api/analyze-nutrition', five.body, five);
    expect(refused.statusCode).toBe(413);
    expect(refused.json().message).toBe('Please send at most 4 photos of one product.');
    const mixed = await photosUpload([Uint8Array.of(1), 'not a file']);
    const response = await client.post('/api/analyze-nutrition', mixed.body, mixed);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ image: 'Please choose a photo of the label.' });
  });

  test('visitors are asked to sign in first', async () => {
    const { body, headers } = await photoUpload(new Uint8Array(10));
    const response = await t.client().post('/api/analyze-nutrition', body, { headers });
    expect(response.statusCode).toBe(401);
  });

  test('15 MB are accepted, more are not', async () => {
    read = async () => ({ facts, photo: { width: 1, height: 1 }, lines: [], barcodes: [] });
    const client = await guestClient(t);
    const limit = 15 * 1024 * 1024;
    const most = await photoUpload(new Uint8Array(limit));
    expect((await client.post('/api/analyze-nutrition', most.body, most)).statusCode).toBe(200);
    const more = await photoUpload(new Uint8Array(limit + 1));
    const response = await client.post('/api/analyze-nutrition', more.body, more);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      code: 'too_large',
      message: 'This photo is too large. Photos can be up to 15 MB.',
    });
  });

  test.each([
    ['a form without a photo', () => photoUpload(new Uint8Array(10), 'picture')],
    ['text in the place of a photo', () => photoUpload('not a file')],
    ['JSON', async () => ({ body: '{"image":"data:"}', headers: { 'content-type': 'application/json' } })],
    ['nothing', async () => ({ body: undefined, headers: undefined })],
  ])('%s is answered with what to do', async (_name, make) => {
    const { body, headers } = await make();
    const response = await (await guestClient(t)).post('/api/analyze-nutrition', body, { headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      message: 'Please choose a photo of the label.',
      fields: { image: 'Please choose a photo of the label.' },
    });
  });

  const refusals: RefusalCode[] = [
    'no_label',
    'label_unclear',
    'unreadable_image',
    'unsupported_type',
    'too_large',
    'unavailable',
    'timed_out',
  ];
  test.each(refusals)('%s has its own status, with the reader’s reason and tip', async (code) => {
    read = async () => {
      throw new LabelRefusal(code, 'The photo is too dark.', 'Go to a window.');
    };
    const client = await guestClient(t);
    const { body, headers } = await photoUpload(new Uint8Array(10));
    const refusal = { code, message: 'The photo is too dark.', tip: 'Go to a window.' };
    const whole = await client.post('/api/analyze-nutrition', body, { headers });
    expect(whole.statusCode).toBe(ERROR_STATUS[code]);
    expect(whole.json()).toEqual({ ...refusal, requestId: whole.headers['x-request-id'] });
    const streamed = await client.post('/api/analyze-nutrition', body, {
      headers: { ...headers, ...EVENTS },
    });
    expect(readEvents(streamed.body)).toEqual([{ type: 'error', ...refusal }]);
  });

  test('turns are an account’s own and a network’s, and the place in the line is told', async () => {
    const people: (string | undefined)[] = [];
    read = async (_photo, options) => {
      people.push(options?.person);
      options?.onStage?.('queued', { ahead: 2, seconds: 14 });
      return { facts, photo: { width: 1, height: 1 }, lines: [], barcodes: [] };
    };
    const { body, headers } = await photoUpload(new Uint8Array(10));
    const { client, user } = await signedInClient(t);
    const streamed = await client.post('/api/analyze-nutrition', body, {
      headers: { ...headers, ...EVENTS },
    });
    expect(analyzeEvent.parse(readEvents(streamed.body)[0])).toEqual({
      type: 'stage',
      stage: 'queued',
      place: { ahead: 2, seconds: 14 },
    });
    for (const guest of [await guestClient(t), await guestClient(t)]) {
      await guest.post('/api/analyze-nutrition', body, { headers });
    }
    expect(people).toEqual([`account ${user.id}`, 'network 127.0.0.1', 'network 127.0.0.1']);
  });

  test('who has six uploads under way waits; another goes on, and so do they when one is done', async () => {
    const gate = Promise.withResolvers<void>();
    const begun: Promise<void>[] = [];
    const beginnings = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
    begun.push(...beginnings.map(({ promise }) => promise));
    let next = 0;
    read = async () => {
      beginnings[next++]?.resolve();
      await gate.promise;
      return { facts, photo: { width: 1, height: 1 }, lines: [], barcodes: [] };
    };
    const { body, headers } = await photoUpload(new Uint8Array(10));
    const { client } = await signedInClient(t);
    const send = () => client.post('/api/analyze-nutrition', body, { headers });
    const six = beginnings.map(send);
    await Promise.all(begun);
    const seventh = await send();
    expect(seventh.statusCode).toBe(429);
    expect(seventh.headers['retry-after']).toBe('10');
    expect(seventh.json().message).toBe(
      'We are still reading several of your photos. Please wait until they are done.',
    );
    const other = (await guestClient(t)).post('/api/analyze-nutrition', body, { headers });
    gate.resolve();
    expect((await other).statusCode).toBe(200);
    expect((await Promise.all(six)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect((await send()).statusCode).toBe(200);
  });

  test('nothing of a photo is left on disk, whether it was read, refused or broken off', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keto-test-'));
    const before = process.env.TMPDIR;
    process.env.TMPDIR = folder;
    try {
      let kept = 0;
      read = async (photo) => {
        kept = (await readdir(folder)).length;
        await bytesOf(photo);
        throw new LabelRefusal('no_label', 'No panel.', 'Turn it round.');
      };
      const client = await guestClient(t);
      const good = await photosUpload([new Uint8Array(10), new Uint8Array(10)]);
      // Over a real connection: only there has the request ended before its photos are read.
      const address = await listening();
      const headers = { ...good.headers, 'x-guest-user-id': client.guestId ?? '' };
      const read422 = await fetch(`${address}/api/analyze-nutrition`, { ...good, method: 'POST', headers });
      expect([read422.status, kept]).toEqual([422, 2]);
      const large = await photoUpload(new Uint8Array(16 * 1024 * 1024));
      expect((await client.post('/api/analyze-nutrition', large.body, large)).statusCode).toBe(413);
      const broken = { ...good, body: good.body.subarray(0, good.body.length - 30) };
      await client.post('/api/analyze-nutrition', broken.body, broken);
      await expect.poll(() => readdir(folder)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      await rm(folder, { recursive: true });
    }
  });

  test('a fault in the reader is ours: 500 without details', async () => {
    read = async () => {
      throw new Error('tensor shape mismatch');
    };
    const { body, headers } = await photoUpload(new Uint8Array(10));
    const response = await (await guestClient(t)).post('/api/analyze-nutrition', body, { headers });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    });
  });

  test.each(['application/json', 'text/event-stream'])(
    'when the client goes away (%s) the reader is told',
    async (accept) => {
      const started = Promise.withResolvers<void>();
      const stopped = Promise.withResolvers<string>();
      read = (_photo, options) => {
        options?.signal?.addEventListener('abort', () => stopped.resolve('stopped'));
        options?.onStage?.('reading');
        started.resolve();
        return new Promise((_, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        });
      };
      const guest = await guestClient(t);
      const address = await listening();
      const { body, headers } = await photoUpload(new Uint8Array(10));
      const browser = new AbortController();
      const answer = fetch(`${address}/api/analyze-nutrition`, {
        method: 'POST',
        body,
        headers: { ...headers, accept, 'x-guest-user-id': guest.guestId ?? '' },
        signal: browser.signal,
      }).then((response) => response.text());
      await started.promise;
      browser.abort();
      await expect(answer).rejects.toThrow(/abort/);
      expect(await stopped.promise).toBe('stopped');
    },
  );
});
