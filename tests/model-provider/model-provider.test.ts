import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, isStepCount, type LanguageModel, Output, streamText, tool } from 'ai';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addressOfNobody, type ModelProvider, openModelProvider } from './model-provider.ts';
import {
  begin,
  call,
  callAll,
  cut,
  finish,
  type ModelScript,
  refuse,
  reply,
  SERVICE_ERROR_TEXT,
  say,
  stall,
  write,
} from './steps.ts';

let provider: ModelProvider;
beforeAll(async () => {
  provider = await openModelProvider({ key: 'secret', models: ['qwen3:8b', 'gemma3:4b'] });
  globalThis.AI_SDK_LOG_WARNINGS = false;
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

const foodTools = {
  look_up_food: tool({
    description: 'Carbs of a food',
    inputSchema: z.object({ name: z.string() }),
    execute: async ({ name }) => `${name}: 1.8 g net carbs`,
  }),
  net_carb_limit: tool({
    description: 'The limit of the day',
    inputSchema: z.object({}),
    execute: async () => '20 g',
  }),
};

const PROTOCOLS: [string, (baseURL: string) => LanguageModel][] = [
  ['OpenAI Responses', (baseURL) => createOpenAI({ apiKey: 'secret', baseURL })('gpt-5-mini')],
  [
    'Chat Completions',
    (baseURL) =>
      createOpenAICompatible({
        name: 'local',
        apiKey: 'secret',
        baseURL,
        includeUsage: true,
        supportsStructuredOutputs: true,
      })('qwen3:8b'),
  ],
  ['Anthropic Messages', (baseURL) => createAnthropic({ apiKey: 'secret', baseURL })('claude-haiku-4-5')],
];

/** Twice tools at once, then words about what they returned. */
const withTools: ModelScript = ({ step, toolResults }) =>
  step === 0
    ? [
        say('Let me look.'),
        callAll([
          { name: 'look_up_food', arguments: { name: 'avocado "Hass"' } },
          { name: 'net_carb_limit', arguments: {} },
        ]),
      ]
    : [say(...toolResults.map(({ name, text }) => `${name} says ${text}. `)), finish()];

describe.each(PROTOCOLS)('%s', (_name, modelAt) => {
  const ask = (signal?: AbortSignal) =>
    streamText({
      model: modelAt(provider.apiUrl),
      instructions: 'You are the captain.',
      messages: [
        { role: 'user', content: 'Ahoy' },
        { role: 'assistant', content: 'Aye!' },
        { role: 'user', content: 'May I have an avocado?' },
      ],
      tools: foodTools,
      stopWhen: isStepCount(4),
      maxRetries: 0,
      abortSignal: signal,
      onError: () => {},
    });

  test('streams text in its pieces, with reason and tokens', async () => {
    provider.script(() => [say('Aye, ', 'half ', 'of one.')]);
    const result = ask();
    const pieces = await Array.fromAsync(result.textStream);
    expect(pieces).toEqual(['Aye, ', 'half ', 'of one.']);
    expect(await result.finishReason).toBe('stop');
    expect(await result.totalUsage).toMatchObject({ inputTokens: 120, outputTokens: 40 });
    const [seen] = provider.calls;
    expect(seen?.request).toMatchObject({
      stream: true,
      system: 'You are the captain.',
      question: 'May I have an avocado?',
      step: 0,
      tools: [{ name: 'look_up_food', description: 'Carbs of a food' }, { name: 'net_carb_limit' }],
    });
    expect(seen?.request.turns.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(await seen?.ended).toBe('complete');
  });

  test('calls tools at once, is given their results, and goes on', async () => {
    provider.script(withTools);
    const result = ask();
    expect(await result.text).toBe(
      'look_up_food says avocado "Hass": 1.8 g net carbs. net_carb_limit says 20 g. ',
    );
    expect(provider.calls.map(({ request }) => request.step)).toEqual([0, 1]);
    expect(await result.totalUsage).toMatchObject({ inputTokens: 240, outputTokens: 80 });
  });

  test('answers the same to who does not stream', async () => {
    provider.script(withTools);
    const { text, finishReason } = await generateText({
      model: modelAt(provider.apiUrl),
      prompt: 'May I have an avocado?',
      tools: foodTools,
      stopWhen: isStepCount(4),
    });
    expect(text).toContain('avocado "Hass": 1.8 g net carbs');
    expect(finishReason).toBe('stop');
    expect(provider.calls.every(({ request }) => !request.stream)).toBe(true);
  });

  test('gives a structured answer', async () => {
    provider.script(({ outputSchema }) =>
      outputSchema ? [say('{"carbs":', '1.8}')] : [call('json', { carbs: 1.8 })],
    );
    const { output } = await generateText({
      model: modelAt(provider.apiUrl),
      prompt: 'Carbs of an avocado?',
      output: Output.object({ schema: z.object({ carbs: z.number() }) }),
    });
    expect(output).toEqual({ carbs: 1.8 });
  });

  test.each(['length', 'content_filter'] as const)('may end for another reason: %s', async (reason) => {
    provider.script(() => [say('Aye'), finish({ reason, usage: null })]);
    expect(await ask().finishReason).toBe(reason.replace('_', '-'));
  });

  test.each([429, 500, 503, 529])('refuses with %i and its own words', async (status) => {
    provider.script(() => [refuse(status, { 'retry-after': '7' })]);
    const error = await generateText({
      model: modelAt(provider.apiUrl),
      prompt: 'Hello',
      maxRetries: 0,
    }).catch((thrown: unknown) => thrown);
    if (!APICallError.isInstance(error)) throw error;
    expect(error.statusCode).toBe(status);
    expect(error.responseHeaders?.['retry-after']).toBe('7');
    expect(error.message).toBe(SERVICE_ERROR_TEXT);
  });

  const failures: [string, ModelScript][] = [
    ['cut before the first byte', () => [cut()]],
    ['cut in mid-stream', () => [say('Half an ans'), cut()]],
    ['garbage instead of events', () => [say('Aye'), write('data: {"half":\n\n')]],
    ['a page instead of an answer', () => [reply(200, 'text/html', '<html>Log in to the Wi-Fi</html>')]],
  ];
  test.each(failures)('can fail: %s', async (_what, script) => {
    provider.script(script);
    let text = '';
    let failed = false;
    try {
      for await (const part of ask().stream) {
        if (part.type === 'text-delta') text += part.text;
        if (part.type === 'error') failed = true;
      }
    } catch {
      failed = true;
    }
    // An event stream without events is an empty answer to some of the parts, not an error.
    expect(failed || text === '').toBe(true);
  });

  test('sees when the client lets go, in silence as in mid-stream', async () => {
    for (const before of [say('Half'), begin()]) {
      provider.script(() => [before, stall()]);
      const browser = new AbortController();
      const asked = provider.nextCall();
      const reading = Array.fromAsync(ask(browser.signal).textStream).catch(() => {});
      const seen = await asked;
      expect(seen.outcome).toBe('open');
      browser.abort();
      await reading;
      expect(await seen.ended).toBe('closed by client');
    }
  });

  test('may answer with nothing', async () => {
    provider.script(() => []);
    expect(await ask().text).toBe('');
  });

  test('refuses another key, and nobody listens at another address', async () => {
    const stranger = await openModelProvider({ key: 'another' });
    const error = await generateText({
      model: modelAt(stranger.apiUrl),
      prompt: 'Hello',
      maxRetries: 0,
    }).catch((thrown: unknown) => thrown);
    expect(APICallError.isInstance(error) && error.statusCode).toBe(401);
    await stranger.close();
    const nobody = modelAt(await addressOfNobody());
    await expect(generateText({ model: nobody, prompt: 'Hello', maxRetries: 0 })).rejects.toThrow(
      /Cannot connect/,
    );
  });
});

test('lists its models as Ollama does, and as all others do', async () => {
  const tags = await (await fetch(`${provider.url}/api/tags`)).json();
  expect(tags).toMatchObject({ models: [{ name: 'qwen3:8b' }, { name: 'gemma3:4b' }] });
  const models = await (await fetch(`${provider.apiUrl}/models`)).json();
  expect(models).toMatchObject({ object: 'list', data: [{ id: 'qwen3:8b' }, { id: 'gemma3:4b' }] });
});

test('a script that fails, and a request that breaks the protocol, fail the test at its end', async () => {
  const post = (url: string, body: object) => fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const messages = [{ role: 'user', content: 'Hello' }];
  for (const body of [
    { model: 'm', max_tokens: 9, messages },
    { model: 'm', messages },
  ]) {
    const broken = await openModelProvider();
    broken.script(() => {
      throw new Error('No such step');
    });
    await expect(post(`${broken.apiUrl}/messages`, body)).rejects.toThrow();
    await expect(broken.close()).rejects.toThrow(/No such step|max_tokens/);
  }
});
