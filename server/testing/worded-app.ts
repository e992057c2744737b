import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Coach } from '#coach/coach.ts';
import { foodById, loadFoods } from '#content/foods/foods.ts';
import { type AnswerEvent, answerEvent } from '#contract/chat.ts';
import { foodFacts } from '#domain/nutrition/food.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import { type ModelProvider, openModelProvider } from '#tests/model-provider/model-provider.ts';
import { parseConfig } from '../config.ts';
import { configuredModel } from '../models/language-model.ts';
import { readEvents } from './read-events.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** The settings that lead to each of the wire protocols. */
export const PROVIDERS = ['openai', 'openai-compatible', 'anthropic'] as const;
export const MODEL = 'gpt-tester';
/** Must never be seen outside the calls to the provider. */
export const KEY = 'sk-5up3r-s3cr3t-0f-th15-t35t';

export interface WordedApp extends TestApp {
  provider: ModelProvider;
}

interface WordedAppOptions {
  coach: Coach;
  provider: (typeof PROVIDERS)[number];
  env?: Record<string, string>;
  /** Address of the model, where it is not the service on this machine. */
  baseUrl?: string;
}

/** The real app, its coach and the AI SDK, with a service of models on this machine at the far end. */
export async function openWordedApp({
  coach,
  provider: name,
  env,
  baseUrl,
}: WordedAppOptions): Promise<WordedApp> {
  const provider = await openModelProvider({ key: KEY });
  const settings = {
    RATE_LIMIT_FACTOR: '100',
    AI_PROVIDER: name,
    AI_MODEL: MODEL,
    AI_API_KEY: KEY,
    AI_BASE_URL: baseUrl ?? provider.apiUrl,
    ...env,
  };
  const wordingModel = configuredModel(parseConfig(settings));
  const app = await openTestApp({ env: settings, engines: { coach, wordingModel, foods: loadFoods } });
  return {
    ...app,
    provider,
    async close() {
      await app.close();
      await provider.close();
    },
  };
}

/** Opens the app for the tests around the call, and closes it after them; after each the service forgets its script. */
export function withWordedApp(options: () => WordedAppOptions, take: (app: WordedApp) => void): void {
  let app: WordedApp | null = null;
  beforeAll(async () => {
    app = await openWordedApp(options());
    take(app);
  });
  afterEach(() => app?.provider.reset());
  afterAll(() => app?.close());
}

export const CHAT = '/api/captain-keto/chat';
export const EVENTS = { headers: { accept: 'text/event-stream' } };

/** The events of an answer; the response must be a success that ends in one way. */
export async function askForEvents(
  client: TestClient,
  message: string,
  rest: object = {},
): Promise<AnswerEvent[]> {
  const response = await client.post(CHAT, { message, ...rest }, EVENTS);
  if (response.statusCode !== 200) throw new Error(`Status ${response.statusCode}: ${response.body}`);
  const events = readEvents(response.body).map((event) => answerEvent.parse(event));
  const ends = events.filter(({ type }) => type === 'done' || type === 'error');
  if (ends.length !== 1 || ends[0] !== events.at(-1)) throw new Error(`Ends: ${JSON.stringify(ends)}`);
  return events;
}

/** Text of an answer as the screen has it at the end. */
export function textOf(events: readonly AnswerEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.type === 'restart') text = '';
    if (event.type === 'text') text += event.text;
  }
  return text;
}

export function noticeOf(events: readonly AnswerEvent[]): string | null {
  return events.flatMap((event) => (event.type === 'notice' ? [event.text] : [])).at(-1) ?? null;
}

export function answeredBy(events: readonly AnswerEvent[]): string | null {
  const end = events.at(-1);
  return end?.type === 'done' ? end.answeredBy : null;
}

/** White bread as the scanner's page sends it along with a question. */
export function breadContext(changes: { ingredients?: string } = {}) {
  const food = foodById('18069');
  if (!food) throw new Error('The table has no white bread');
  const facts = { ...foodFacts(food), productName: 'White Bread' };
  const analysis = { ...analyzeFacts(facts, loadFoods()), ...changes };
  return {
    product_name: 'White Bread',
    nutrition_data: analysis,
    keto_score: analysis.keto_score,
    macro_breakdown: analysis.macro_breakdown,
  };
}
