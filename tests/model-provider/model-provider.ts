import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { anthropicMessages } from './anthropic-messages.ts';
import { chatCompletions } from './chat-completions.ts';
import { describeRequest, type ProtocolName } from './model-request.ts';
import { openAiResponses } from './openai-responses.ts';
import { playSteps } from './play-steps.ts';
import { RecordedCall } from './recorded-call.ts';
import { type ModelScript, say } from './steps.ts';
import type { WireProtocol } from './wire-protocol.ts';

export interface ModelProvider {
  /** Such as `http://127.0.0.1:40123`; Ollama's own interface is here. */
  readonly url: string;
  /** Where the three protocols are, for `AI_BASE_URL`. */
  readonly apiUrl: string;
  /** Every question to a model so far, in the order of their arrival. */
  readonly calls: RecordedCall[];
  /** What a call does that arrives from now on; those before go on as they began. */
  script(script: ModelScript): void;
  /** The call that arrives after `past` others; waits for it where it is not there yet. */
  nextCall(past?: number): Promise<RecordedCall>;
  /** Forgets calls and script. */
  reset(): void;
  close(): Promise<void>;
}

interface ProviderOptions {
  /** Any free port without it. */
  port?: number;
  /** Other keys are refused with 401; any key will do without it. */
  key?: string;
  /** What `/api/tags` and `/v1/models` list. */
  models?: readonly string[];
}

const PROTOCOLS: Record<ProtocolName, { path: RegExp; protocol: WireProtocol }> = {
  responses: { path: /\/responses$/, protocol: openAiResponses },
  'chat-completions': { path: /\/chat\/completions$/, protocol: chatCompletions },
  messages: { path: /\/messages$/, protocol: anthropicMessages },
};

const PROTOCOL_NAMES = ['responses', 'chat-completions', 'messages'] as const;

const usual: ModelScript = () => [say('Aye.')];

/** A service of language models on this machine, which says what a test has it say. */
export async function openModelProvider(options: ProviderOptions = {}): Promise<ModelProvider> {
  const calls: RecordedCall[] = [];
  const waiting: { past: number; resolve: (call: RecordedCall) => void }[] = [];
  let script = usual;
  let failure: unknown = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const list = request.method === 'GET' ? listAt(path, options.models ?? []) : null;
    if (list) return sendJson(response, 200, list);
    const name = PROTOCOL_NAMES.find((known) => PROTOCOLS[known].path.test(path));
    if (!name) return sendJson(response, 404, { error: { message: 'No such interface' } });
    const { protocol } = PROTOCOLS[name];
    if (options.key !== undefined && protocol.keyOf(request.headers) !== options.key) {
      return sendJson(response, 401, protocol.error(401, 'Incorrect API key provided'));
    }
    const body: unknown = JSON.parse(await bodyText(request));
    const call = new RecordedCall(
      describeRequest(protocol.parse(body), { protocol: name, path, headers: request.headers, body }),
    );
    calls.push(call);
    for (const { past, resolve } of waiting) if (past < calls.length) resolve(call);
    await playSteps(protocol, call, response, script);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      failure ??= error;
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    apiUrl: `${url}/v1`,
    calls,
    script(next) {
      script = next;
    },
    async nextCall(past = calls.length) {
      return calls[past] ?? new Promise<RecordedCall>((resolve) => waiting.push({ past, resolve }));
    },
    reset() {
      calls.length = 0;
      script = usual;
    },
    /** Rejects with what went wrong in a script or with a request that the protocol does not allow. */
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (failure) throw failure;
    },
  };
}

/** The lists of models: Ollama's own, and the one of OpenAI that all others have too; null for other paths. */
function listAt(path: string, models: readonly string[]): object | null {
  if (path === '/api/tags') {
    const details = { format: 'gguf', family: 'qwen3', parameter_size: '8.2B', quantization_level: 'Q4_K_M' };
    const modified_at = '2026-10-01T10:00:00.000Z';
    return {
      models: models.map((name) => ({ name, model: name, modified_at, size: 5_200_000_000, details })),
    };
  }
  if (!path.endsWith('/models')) return null;
  const data = models.map((id) => ({ id, object: 'model', created: 1_760_000_000, owned_by: 'library' }));
  return { object: 'list', data };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function bodyText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** An address on this machine where nobody listens. */
export async function addressOfNobody(): Promise<string> {
  const provider = await openModelProvider();
  await provider.close();
  return provider.apiUrl;
}
