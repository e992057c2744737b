import { generateText } from 'ai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { bodyText, type LocalServer, openLocalServer } from '../testing/local-server.ts';
import { configuredModel } from './language-model.ts';

/** Says "aye" in the protocol that is asked for, and keeps what it was asked. */
let service: LocalServer;
let last = { path: '', model: '', key: '' };
beforeAll(async () => {
  service = await openLocalServer(async (request, response) => {
    const path = request.url ?? '';
    const { model = '' } = JSON.parse(await bodyText(request)) as { model?: string };
    const { authorization, 'x-api-key': anthropic, 'x-goog-api-key': google } = request.headers;
    last = { path, model, key: String(authorization ?? anthropic ?? google ?? '') };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answerFor(path)));
  });
});
afterAll(() => service.close());

function answerFor(path: string) {
  if (path.endsWith('/responses')) {
    const content = [{ type: 'output_text', text: 'aye', annotations: [] }];
    const output = [{ type: 'message', id: 'm', role: 'assistant', status: 'completed', content }];
    const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
    return { id: 'r', object: 'response', created_at: 1, status: 'completed', model: 'm', output, usage };
  }
  if (path.endsWith('/messages')) {
    const content = [{ type: 'text', text: 'aye' }];
    const usage = { input_tokens: 1, output_tokens: 1 };
    return {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content,
      stop_reason: 'end_turn',
      usage,
    };
  }
  if (path.includes(':generateContent')) {
    return {
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text: 'aye' }] }, finishReason: 'STOP' }],
    };
  }
  const message = { role: 'assistant', content: 'aye' };
  return {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  };
}

describe('the model of the settings', () => {
  test.each([
    ['openai', '/responses', 'Bearer secret'],
    ['anthropic', '/messages', 'secret'],
    ['google', '/models/some-model:generateContent', 'secret'],
    ['openai-compatible', '/chat/completions', 'Bearer secret'],
  ])('%s is asked at %s with its key', async (provider, path, key) => {
    const settings = { AI_PROVIDER: provider, AI_MODEL: 'some-model', AI_API_KEY: 'secret' };
    const model = configuredModel(parseConfig({ ...settings, AI_BASE_URL: service.url }));
    if (!model) throw new Error('No model was set up');
    const { text } = await generateText({
      model: await model.load(),
      prompt: 'Ready?',
      maxOutputTokens: 50,
      maxRetries: 0,
    });
    expect(text).toBe('aye');
    expect(last).toEqual({ path, key, model: provider === 'google' ? '' : 'some-model' });
    expect(model.name).toBe('some-model');
  });

  test('a local server is asked without a key', async () => {
    const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3-vl', AI_BASE_URL: service.url };
    const model = await configuredModel(parseConfig(settings))?.load();
    if (!model) throw new Error('No model was set up');
    await generateText({ model, prompt: 'Ready?', maxRetries: 0 });
    expect(last.key).toBe('');
  });

  test('is none without a provider', () => {
    expect(configuredModel(parseConfig({}))).toBeNull();
  });
});
