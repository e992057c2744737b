import { afterEach, expect, test } from 'vitest';
import {
  addressOfNobody,
  type ModelProvider,
  openModelProvider,
} from '#tests/model-provider/model-provider.ts';
import { parseConfig } from '../config.ts';
import { type LocalServer, openLocalServer } from '../testing/local-server.ts';
import { configuredModel } from './language-model.ts';
import { ollamaHint } from './ollama-hint.ts';

let open: (ModelProvider | LocalServer)[] = [];
afterEach(async () => {
  for (const server of open) await server.close();
  open = [];
});

async function ollamaWith(...models: string[]): Promise<ModelProvider> {
  const provider = await openModelProvider({ models });
  open.push(provider);
  return provider;
}

test('an Ollama on this machine is told of, with its models and the settings that use it', async () => {
  const { url, calls } = await ollamaWith('qwen3:8b', 'gemma3:4b');
  expect(await ollamaHint(url)).toBe(
    [
      "Ollama answers on this machine, with qwen3:8b, gemma3:4b. To have it word Captain Keto's answers, start with",
      `  AI_PROVIDER=openai-compatible AI_MODEL=qwen3:8b AI_BASE_URL=${url}/v1`,
      'docs/models.md tells more.',
    ].join('\n'),
  );
  expect(calls).toEqual([]);
});

test('the settings it names are settings that work', async () => {
  const { url } = await ollamaWith('library/qwen3:8b-q4_K_M');
  const settings = /^ {2}(.+)$/m.exec((await ollamaHint(url)) ?? '')?.[1] ?? '';
  const env = Object.fromEntries(settings.split(' ').map((pair) => pair.split('=')));
  expect(configuredModel(parseConfig(env))).toMatchObject({ name: 'library/qwen3:8b-q4_K_M', sentTo: null });
});

test('a model that stays here goes before one that is handed on; one that cannot answer is left out', async () => {
  const { url } = await ollamaWith('nomic-embed-text:latest', 'gpt-oss:120b-cloud', 'llama3.2:3b');
  const hint = await ollamaHint(url);
  expect(hint).toContain('AI_MODEL=llama3.2:3b ');
  expect(hint).not.toContain('nomic');
});

test('many models are not all named, and names that no model has are not printed', async () => {
  const { url } = await ollamaWith('\u001b[31mred', 'a b', ...Array.from({ length: 8 }, (_, i) => `m${i}`));
  const hint = await ollamaHint(url);
  expect(hint).toContain('m0, m1, m2, m3, m4 and 3 more');
  expect(hint).not.toContain('\u001b');
});

test('without a model it tells how to get one', async () => {
  const { url } = await ollamaWith();
  expect(await ollamaHint(url)).toContain('no model yet: ollama pull qwen3:8b');
});

test('nobody there, somebody else, or no answer: nothing is told', async () => {
  expect(await ollamaHint(await addressOfNobody())).toBeNull();
  const page = await openLocalServer((_request, response) => response.end('<html>'));
  const silent = await openLocalServer(() => {});
  open.push(page, silent);
  expect(await ollamaHint(page.url)).toBeNull();
  expect(await ollamaHint(silent.url)).toBeNull();
});
