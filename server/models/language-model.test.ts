import { createServer } from 'node:http';
import { generateText, streamText } from 'ai';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ModelProvider, openModelProvider } from '#tests/model-provider/model-provider.ts';
import { ConfigError, parseConfig } from '../config.ts';
import { bodyText, type LocalServer, openLocalServer } from '../testing/local-server.ts';
import { configuredModel } from './language-model.ts';

let provider: ModelProvider;
beforeAll(async () => {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  provider = await openModelProvider();
});
afterEach(() => {
  vi.unstubAllEnvs();
  provider.reset();
});
afterAll(() => provider.close());

/** The model as the server would load it. */
async function modelOf(env: Record<string, string>) {
  const model = configuredModel(parseConfig(env));
  if (!model) throw new Error('No model was set up');
  return { name: model.name, loaded: await model.load() };
}

describe('the model of the settings', () => {
  test.each([
    ['openai', '/v1/responses'],
    ['anthropic', '/v1/messages'],
    ['openai-compatible', '/v1/chat/completions'],
  ])('%s is asked at %s with its key', async (name, path) => {
    const settings = { AI_PROVIDER: name, AI_MODEL: 'some-model', AI_API_KEY: 'secret' };
    const model = await modelOf({ ...settings, AI_BASE_URL: provider.url });
    const { text } = await generateText({ model: model.loaded, prompt: 'Ready?', maxRetries: 0 });
    expect(text).toBe('Aye.');
    expect(model.name).toBe('some-model');
    const [seen] = provider.calls;
    expect(seen?.request).toMatchObject({ path, model: 'some-model', question: 'Ready?' });
    const { authorization, 'x-api-key': anthropic } = seen?.request.headers ?? {};
    expect(anthropic ?? authorization?.replace('Bearer ', '')).toBe('secret');
  });

  test('google is asked at its own kind of address', async () => {
    let last = { path: '', key: '' };
    const google: LocalServer = await openLocalServer(async (request, response) => {
      await bodyText(request);
      last = { path: request.url ?? '', key: String(request.headers['x-goog-api-key']) };
      const content = { role: 'model', parts: [{ text: 'aye' }] };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ candidates: [{ index: 0, content, finishReason: 'STOP' }] }));
    });
    const settings = { AI_PROVIDER: 'google', AI_MODEL: 'some-model', AI_API_KEY: 'secret' };
    const { loaded } = await modelOf({ ...settings, AI_BASE_URL: google.url });
    const { text } = await generateText({ model: loaded, prompt: 'Ready?', maxRetries: 0 });
    await google.close();
    expect(text).toBe('aye');
    expect(last).toEqual({ path: '/v1beta/models/some-model:generateContent', key: 'secret' });
  });

  test('a local server is asked without a key, and tells the tokens of a stream', async () => {
    const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3:8b', AI_BASE_URL: provider.apiUrl };
    const { loaded } = await modelOf(settings);
    const { totalUsage } = streamText({ model: loaded, prompt: 'Ready?', maxRetries: 0 });
    expect(await totalUsage).toMatchObject({ inputTokens: 120, outputTokens: 40 });
    expect(provider.calls[0]?.request.headers).not.toHaveProperty('authorization');
  });

  test('OpenAI is told not to keep what is asked', async () => {
    const settings = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini', AI_API_KEY: 'secret' };
    const { loaded } = await modelOf({ ...settings, AI_BASE_URL: provider.apiUrl });
    await generateText({ model: loaded, prompt: 'Ready?', maxRetries: 0 });
    expect(provider.calls[0]?.request.body).toMatchObject({ store: false });
  });

  test('variables that the providers’ parts know by themselves change nothing', async () => {
    let strayCalls = 0;
    const stranger = createServer((_request, response) => {
      strayCalls++;
      response.end();
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const address = stranger.address();
    const port = typeof address === 'object' ? address?.port : 0;
    for (const name of ['OPENAI', 'ANTHROPIC']) {
      vi.stubEnv(`${name}_BASE_URL`, `http://127.0.0.1:${port}`);
      vi.stubEnv(`${name}_API_KEY`, 'from the environment');
    }
    vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'from the environment');
    for (const name of ['openai', 'anthropic', 'openai-compatible']) {
      const settings = { AI_PROVIDER: name, AI_MODEL: 'm', AI_API_KEY: 'secret' };
      const { loaded } = await modelOf({ ...settings, AI_BASE_URL: provider.apiUrl });
      await generateText({ model: loaded, prompt: 'Ready?', maxRetries: 0 });
    }
    stranger.close();
    expect(strayCalls).toBe(0);
    expect(provider.calls).toHaveLength(3);
    expect(JSON.stringify(provider.calls.map(({ request }) => request.headers))).not.toContain('environment');
  });

  test('is none without a provider', () => {
    expect(configuredModel(parseConfig({}))).toBeNull();
  });
});

describe('where questions go', () => {
  const sentTo = (AI_PROVIDER: string, AI_BASE_URL = '', AI_MODEL = 'm') =>
    configuredModel(parseConfig({ AI_PROVIDER, AI_MODEL, AI_BASE_URL, AI_API_KEY: 'k' }))?.sentTo;

  test.each([
    ['openai', 'api.openai.com'],
    ['anthropic', 'api.anthropic.com'],
    ['google', 'generativelanguage.googleapis.com'],
  ])('%s: %s', (name, host) => expect(sentTo(name)).toBe(host));

  test.each([
    ['http://localhost:11434/v1', null],
    ['http://127.0.0.1:8080', null],
    ['http://[::1]:1234/v1', null],
    ['http://host.docker.internal:11434/v1', null],
    ['http://192.168.1.20:11434/v1', '192.168.1.20'],
    ['http://ollama:11434/v1', 'ollama'],
    ['https://localhost.example.org/v1', 'localhost.example.org'],
    ['https://127.0.0.1.example.org/v1', '127.0.0.1.example.org'],
  ])('%s: %s', (url, host) => expect(sentTo('openai-compatible', url)).toBe(host));

  test('an Ollama here hands its cloud models on', () => {
    expect(sentTo('openai-compatible', 'http://localhost:11434/v1', 'gpt-oss:120b-cloud')).toBe('ollama.com');
    expect(sentTo('openai-compatible', 'http://localhost:11434/v1', 'glm-4.6:cloud')).toBe('ollama.com');
  });
});

test.each(['http://user:secret@localhost:11434/v1', 'http://localhost:11434/v1?key=secret'])(
  'an address with a key in it is refused, and not repeated: %s',
  (AI_BASE_URL) => {
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL };
    expect(() => parseConfig(env)).toThrow(
      new ConfigError(
        'Wrong settings: AI_BASE_URL must hold no key or password; the key goes into AI_API_KEY',
      ),
    );
  },
);
