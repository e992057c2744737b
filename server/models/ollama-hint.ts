import { z } from 'zod';
import { hostSentTo } from './provider-address.ts';

/** Where an Ollama answers that was installed as it comes. */
const OLLAMA_URL = 'http://127.0.0.1:11434';
/** It is on this machine or it is not; nobody waits for it. */
const TIME_LIMIT_MS = 1_000;
const MODELS_NAMED = 5;
/** A model that can call tools and runs on most machines of today. */
const MODEL_TO_START_WITH = 'qwen3:8b';

const tags = z.object({ models: z.array(z.object({ name: z.string() })) });

/** As Ollama names its models; anything else would reach the terminal as it is. */
const MODEL_NAME = /^[\w][\w.:/-]*$/;
/** Models that turn texts into vectors and cannot answer. */
const CANNOT_ANSWER = /embed|bge-|all-minilm|rerank/i;

/**
 * Lines that tell of an Ollama on this machine and how to use it; null where there is none. Only its list of models is
 * asked for: no model is loaded.
 */
export async function ollamaHint(url = OLLAMA_URL): Promise<string | null> {
  const models = await modelsOf(url);
  if (!models) return null;
  const answering = models.filter((name) => MODEL_NAME.test(name) && !CANNOT_ANSWER.test(name));
  // What stays on this machine goes before what Ollama would hand on to its makers.
  const [first] = answering.toSorted((a, b) => Number(isHandedOn(url, a)) - Number(isHandedOn(url, b)));
  const found = first
    ? `Ollama answers on this machine, with ${listOf(answering)}.`
    : `Ollama answers on this machine, with no model yet: ollama pull ${MODEL_TO_START_WITH}`;
  return [
    `${found} To have it word Captain Keto's answers, start with`,
    `  AI_PROVIDER=openai-compatible AI_MODEL=${first ?? MODEL_TO_START_WITH} AI_BASE_URL=${url}/v1`,
    'docs/models.md tells more.',
  ].join('\n');
}

async function modelsOf(url: string): Promise<string[] | null> {
  try {
    const response = await fetch(`${url}/api/tags`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const { models } = tags.parse(await response.json());
    return models.map(({ name }) => name);
  } catch {
    return null;
  }
}

const isHandedOn = (url: string, model: string): boolean => hostSentTo(url, model) !== null;

function listOf(names: readonly string[]): string {
  const named = names.slice(0, MODELS_NAMED).join(', ');
  return names.length > MODELS_NAMED ? `${named} and ${names.length - MODELS_NAMED} more` : named;
}
