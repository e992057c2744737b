import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NUTRIENT_NAMES } from '#contract/nutrition.ts';
import { createModelVisionReader } from './model-vision-reader.ts';
import { type VisionReader, VisionReaderError } from './vision-reader.ts';

const LABEL = {
  hasNutritionPanel: true,
  productName: 'Almond Butter',
  brand: 'Harbour Pantry',
  servingSize: '2 tbsp (32 g)',
  servingGrams: 32,
  servingsPerContainer: 14,
  column: 'per_serving',
  layout: 'us_or_canada',
  nutrients: {
    ...Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, null])),
    calories: 190,
    total_fat: 16,
    total_carbs: 7,
    dietary_fiber: 3,
    protein: 6,
  },
  printedAsLessThan: [],
  polyols: null,
  ingredients: 'Almonds, sea salt',
};
const TEXT = JSON.stringify(LABEL);

/** Whole answers of the four protocols, as their references give them. */
const OPENAI_RESPONSES = (text: string) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_760_000_000,
  status: 'completed',
  model: 'gpt-test',
  output: [
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  usage: {
    input_tokens: 900,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 200,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 1100,
  },
});
const OPENAI_CHAT = (content: string) => ({
  id: 'chatcmpl_1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: 'local-test',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 900, completion_tokens: 200, total_tokens: 1100 },
});
const ANTHROPIC = (text: string, tool: string | undefined) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-test',
  content: tool
    ? [{ type: 'tool_use', id: 'toolu_1', name: tool, input: JSON.parse(text) }]
    : [{ type: 'text', text }],
  stop_reason: tool ? 'tool_use' : 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 900, output_tokens: 200 },
});
const GOOGLE = (text: string) => ({
  candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
  usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 200, totalTokenCount: 1100 },
});

interface Call {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (call: Call, response: ServerResponse) => void;

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Answers in the protocol of the path that was called. */
function saying(text: string): Answer {
  return ({ path, body }, response) => {
    if (path.endsWith('/responses')) json(response, 200, OPENAI_RESPONSES(text));
    else if (path.endsWith('/chat/completions')) json(response, 200, OPENAI_CHAT(text));
    else if (path.endsWith('/messages')) {
      const { tools } = JSON.parse(body) as { tools?: { name: string }[] };
      json(response, 200, ANTHROPIC(text, tools?.[0]?.name));
    } else if (path.includes(':generateContent')) json(response, 200, GOOGLE(text));
    else json(response, 404, { error: { message: 'no such path' } });
  };
}

let server: Server;
let url: string;
let photo: Uint8Array;
let calls: Call[] = [];
let answers: Answer[] = [];
const readers: VisionReader[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      calls.push(call);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      answer?.(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#ddd' } })
    .jpeg()
    .withExif({ IFD0: { Model: 'Sextant 9' } })
    .toBuffer();
});
afterAll(async () => {
  await Promise.all(readers.map((reader) => reader.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  calls = [];
  answers = [saying(TEXT)];
});

const apiKey = 'a key for tests';
const MODELS: Record<string, () => LanguageModel> = {
  openai: () => createOpenAI({ apiKey, baseURL: `${url}/v1` })('gpt-test'),
  anthropic: () => createAnthropic({ apiKey, baseURL: `${url}/v1` })('claude-test'),
  google: () => createGoogle({ apiKey, baseURL: `${url}/v1beta` })('gemini-test'),
  'openai-compatible': () =>
    createOpenAICompatible({ name: 'local', baseURL: `${url}/v1`, supportsStructuredOutputs: true })(
      'local-test',
    ),
};

function reader(provider = 'openai-compatible', timeLimitMs = 10_000): VisionReader {
  const model = MODELS[provider];
  if (!model) throw new Error(`No model of ${provider}`);
  const made = createModelVisionReader({ model: async () => model(), modelName: provider, timeLimitMs });
  readers.push(made);
  return made;
}

/** The first picture in a request, wherever its protocol puts it. */
function sentPicture(): Buffer {
  const base64 = /(?:data:image\/jpeg;base64,|"data":")([A-Za-z0-9+/=]+)/.exec(calls[0]?.body ?? '')?.[1];
  return Buffer.from(base64 ?? '', 'base64');
}

describe.each(Object.keys(MODELS))('a label read by %s', (provider) => {
  it('comes back as facts', async () => {
    const facts = await reader(provider).read(photo);
    expect(facts).toMatchObject({
      productName: 'Almond Butter',
      servingGrams: 32,
      column: 'per_serving',
      basis: { kind: 'total_incl_fibre' },
      ingredients: 'Almonds, sea salt',
    });
    expect(facts.nutrients.total_carbs).toMatchObject({ value: 7, source: 'model', sure: false });
    expect(facts.nutrients.sugars).toBeUndefined();
  });

  it('is asked for with the schema, the rules and a picture without what the phone wrote into it', async () => {
    await reader(provider).read(photo);
    expect(calls).toHaveLength(1);
    const body = calls[0]?.body ?? '';
    expect(body).toContain('printedAsLessThan');
    expect(body).toContain('Give null for everything');
    const sent = sentPicture();
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
    expect(sent.includes('Sextant')).toBe(false);
  });
});

async function failureOf(read: Promise<unknown>): Promise<string> {
  const error = await read.catch((thrown: unknown) => thrown);
  return error instanceof VisionReaderError ? error.failure : String(error);
}

describe('a model that fails', () => {
  const soon = { 'retry-after-ms': '1' };
  const failing =
    (status: number): Answer =>
    (_, response) =>
      json(response, status, { error: { message: 'not now', type: 'error' } }, soon);

  it.each([
    ['openai', 429],
    ['anthropic', 529],
    ['openai-compatible', 500],
  ])('once (%s, %i) is asked once more', async (provider, status) => {
    answers = [failing(status), saying(TEXT)];
    expect((await reader(provider).read(photo)).nutrients.calories?.value).toBe(190);
    expect(calls).toHaveLength(2);
  });

  it.each([
    [429, 'busy', 2],
    [503, 'unavailable', 2],
    [401, 'refused', 1],
  ])('always with %i is %s after %i calls', async (status, failure, times) => {
    answers = [failing(status)];
    expect(await failureOf(reader().read(photo))).toBe(failure);
    expect(calls).toHaveLength(times);
  });

  it.each([
    ['prose', 'I would say about 7 g of carbs.'],
    ['JSON of another shape', '{"carbs": 7}'],
    ['cut off JSON', TEXT.slice(0, 200)],
  ])('by answering with %s', async (_, text) => {
    answers = [saying(text)];
    expect(await failureOf(reader().read(photo))).toBe('unexpected_answer');
  });

  it('by answering with a page', async () => {
    answers = [(_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>hi')];
    expect(await failureOf(reader().read(photo))).toBe('unexpected_answer');
  });

  it('to answer is given up at the limit', async () => {
    answers = [() => {}];
    expect(await failureOf(reader('openai-compatible', 400).read(photo))).toBe('timed_out');
  });

  it('to answer is given up together with the caller', async () => {
    const caller = new AbortController();
    answers = [() => caller.abort(new Error('gone'))];
    await expect(reader().read(photo, caller.signal)).rejects.toThrow('gone');
  });

  it('to load is not kept', async () => {
    let tries = 0;
    const flaky = createModelVisionReader({
      model: async () => {
        tries++;
        if (tries === 1) throw new Error('The disk was busy');
        return MODELS.openai?.() ?? '';
      },
      modelName: 'flaky',
    });
    readers.push(flaky);
    await expect(flaky.read(photo)).rejects.toThrow(VisionReaderError);
    expect((await flaky.read(photo)).productName).toBe('Almond Butter');
  });
});
