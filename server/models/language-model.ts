import type { LanguageModel } from 'ai';
import type { Config } from '../config.ts';
import { hostSentTo, interfaceAddress, type Provider } from './provider-address.ts';

/** The model that was set up. */
export interface ConfiguredModel {
  /** As set up, e.g. "gpt-5-mini". */
  readonly name: string;
  /** Host that is asked; null when it is this machine. */
  readonly sentTo: string | null;
  /** Loads the provider's part when it is called, so that a start without a question loads nothing. */
  load(): Promise<LanguageModel>;
}

export type ModelSettings = Pick<Config, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>;

interface ProviderOptions {
  /** Without one, no header for it is sent. */
  apiKey: string | undefined;
  baseURL: string;
}

/**
 * The language model of the settings, for whoever needs one; null where none is set up. Key and address come from the
 * settings alone: the variables that the providers' parts would read by themselves are not asked.
 */
export function configuredModel(settings: ModelSettings): ConfiguredModel | null {
  const { AI_PROVIDER: provider, AI_MODEL: name, AI_API_KEY: apiKey, AI_BASE_URL: given } = settings;
  if (!provider || !name) return null;
  const baseURL = interfaceAddress(provider, given);
  return {
    name,
    sentTo: hostSentTo(baseURL, name),
    load: () => LOADERS[provider](name, { apiKey, baseURL }),
  };
}

const LOADERS: Record<Provider, (name: string, options: ProviderOptions) => Promise<LanguageModel>> = {
  async openai(name, options) {
    const [{ createOpenAI }, { defaultSettingsMiddleware, wrapLanguageModel }] = await Promise.all([
      import('@ai-sdk/openai'),
      import('ai'),
    ]);
    // The service keeps answers for 30 days unless it is told not to; what people ask here is about their health.
    const settings = { providerOptions: { openai: { store: false } } };
    return wrapLanguageModel({
      model: createOpenAI(options)(name),
      middleware: defaultSettingsMiddleware({ settings }),
    });
  },
  async anthropic(name, options) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(options)(name);
  },
  async google(name, options) {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(options)(name);
  },
  /** Such servers tell the tokens of a stream only when they are asked to. */
  async 'openai-compatible'(name, options) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      ...options,
      name: 'compatible',
      includeUsage: true,
      supportsStructuredOutputs: true,
    })(name);
  },
};
