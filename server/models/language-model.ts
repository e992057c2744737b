import type { LanguageModel } from 'ai';
import type { Config } from '../config.ts';

/** The model that was set up. */
export interface ConfiguredModel {
  /** As set up, e.g. "gpt-5-mini". */
  readonly name: string;
  /** Loads the provider's part when it is called, so that a start without a question loads nothing. */
  load(): Promise<LanguageModel>;
}

type ModelSettings = Pick<Config, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>;

/**
 * The language model of the settings, for whoever needs one; null where none is set up. Keys come from the settings
 * alone: the variables that the providers' parts would read by themselves are not asked.
 */
export function configuredModel(settings: ModelSettings): ConfiguredModel | null {
  const { AI_PROVIDER: provider, AI_MODEL: name, AI_API_KEY: key, AI_BASE_URL: baseURL } = settings;
  if (!provider || !name) return null;
  // A local server needs no key, but the parts refuse to start without one.
  const apiKey = key ?? 'none';
  switch (provider) {
    case 'openai':
      return {
        name,
        async load() {
          const { createOpenAI } = await import('@ai-sdk/openai');
          return createOpenAI({ apiKey, baseURL: baseURL ?? 'https://api.openai.com/v1' })(name);
        },
      };
    case 'anthropic':
      return {
        name,
        async load() {
          const { createAnthropic } = await import('@ai-sdk/anthropic');
          return createAnthropic({ apiKey, baseURL: baseURL ?? 'https://api.anthropic.com/v1' })(name);
        },
      };
    case 'google':
      return {
        name,
        async load() {
          const { createGoogle } = await import('@ai-sdk/google');
          const home = 'https://generativelanguage.googleapis.com/v1beta';
          return createGoogle({ apiKey, baseURL: baseURL ?? home })(name);
        },
      };
    case 'openai-compatible':
      return {
        name,
        async load() {
          const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
          return createOpenAICompatible({
            name: 'compatible',
            apiKey: key,
            baseURL: baseURL ?? '',
            supportsStructuredOutputs: true,
          })(name);
        },
      };
  }
}
