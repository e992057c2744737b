import type { Config } from '../config.ts';

export type Provider = NonNullable<Config['AI_PROVIDER']>;

/** Where each provider answers, by its own documentation. */
const HOMES: Record<Exclude<Provider, 'openai-compatible'>, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Ends of addresses as people copy them from examples; the provider's part adds them by itself. */
const CALLS = /\/(chat\/completions|completions|responses|messages|models)$/;

/**
 * Address of the model's interface as the provider's part wants it, without a slash at its end. A bare host, as most
 * local servers print it, gets the version they all answer under; Ollama's own `/api` is led to the same place.
 */
export function interfaceAddress(provider: Provider, given: string | undefined): string {
  if (!given) {
    if (provider === 'openai-compatible')
      throw new Error('An openai-compatible server has no address of its own');
    return HOMES[provider];
  }
  const url = new URL(given);
  const path = url.pathname.replace(/(?<!\/)\/+$/, '').replace(CALLS, '');
  const version = provider === 'google' ? '/v1beta' : '/v1';
  const isBare = path === '' || (path === '/api' && provider === 'openai-compatible');
  return `${url.origin}${isBare ? version : path}`;
}

/** Models that an Ollama here hands on to its makers' machines, e.g. "gpt-oss:120b-cloud". */
const HANDED_ON = /[:-]cloud$/;
const OLLAMA_HOME = 'ollama.com';

/**
 * Host that questions go to; null only when they stay on this machine. An address in the same house or office is
 * named too, because it is another machine.
 */
export function hostSentTo(address: string, model: string): string | null {
  const { hostname } = new URL(address);
  if (!isThisMachine(hostname)) return hostname;
  return HANDED_ON.test(model) ? OLLAMA_HOME : null;
}

/** The loopback network by number or name, and the name a container has for the machine it runs on. */
function isThisMachine(hostname: string): boolean {
  return (
    /^(localhost|.+\.localhost|host\.docker\.internal|host\.containers\.internal)$/.test(hostname) ||
    /^127(\.\d+){3}$/.test(hostname) ||
    hostname === '[::1]'
  );
}
