import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import type { ModelSpending, ModelTurn } from '../model-turn.ts';

type DoStream = Extract<
  NonNullable<NonNullable<ConstructorParameters<typeof MockLanguageModelV4>[0]>['doStream']>,
  (...args: never[]) => unknown
>;
type CallOptions = Parameters<DoStream>[0];
type Result = Awaited<ReturnType<DoStream>>;
type Part = Result['stream'] extends ReadableStream<infer P> ? P : never;

/** What the model does when it is called once. */
export type Reply = (options: CallOptions) => Promise<Result>;

const USAGE = {
  inputTokens: { total: 100, noCache: 100, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 20, text: 20, reasoning: undefined },
};

const finish = (unified: 'stop' | 'length' | 'content-filter' | 'tool-calls' | 'other'): Part => ({
  type: 'finish',
  finishReason: { unified, raw: unified === 'other' ? undefined : unified },
  usage: USAGE,
});

const textParts = (pieces: readonly string[]): Part[] => [
  { type: 'text-start', id: 't' },
  ...pieces.map((delta): Part => ({ type: 'text-delta', id: 't', delta })),
  { type: 'text-end', id: 't' },
];

const START: Part = { type: 'stream-start', warnings: [] };

/** Sends the parts; then ends, breaks with an error, or stays open until it is stopped. */
function streamOf(parts: readonly Part[], end: 'close' | 'stay' | Error = 'close'): Result {
  const left = [...parts];
  return {
    stream: new ReadableStream<Part>(
      {
        async pull(controller) {
          const next = left.shift();
          if (next) controller.enqueue(next);
          else if (end === 'close') controller.close();
          else if (end === 'stay') await new Promise(() => {});
          else controller.error(end);
        },
      },
      { highWaterMark: 0 },
    ),
  };
}

export const says =
  (...pieces: string[]): Reply =>
  async () =>
    streamOf([START, ...textParts(pieces), finish('stop')]);

export const saysUntil =
  (reason: 'length' | 'content-filter' | 'other', ...pieces: string[]): Reply =>
  async () =>
    streamOf([START, ...(pieces.length > 0 ? textParts(pieces) : []), finish(reason)]);

/** Text, then the connection breaks. */
export const breaksAfter =
  (error: Error, ...pieces: string[]): Reply =>
  async () =>
    streamOf([START, ...textParts(pieces).slice(0, -1)], error);

/** Text, then an error event of the service. */
export const errsAfter =
  (error: unknown, ...pieces: string[]): Reply =>
  async () =>
    streamOf([START, ...(pieces.length > 0 ? textParts(pieces) : []), { type: 'error', error }]);

/** Text, then nothing more. */
export const stallsAfter =
  (...pieces: string[]): Reply =>
  async () =>
    streamOf([START, ...(pieces.length > 0 ? textParts(pieces).slice(0, -1) : [])], 'stay');

/** Calls tools, with some words before where given. */
export const calls =
  (list: readonly (readonly [name: string, input: unknown])[], ...before: string[]): Reply =>
  async () =>
    streamOf([
      START,
      ...(before.length > 0 ? textParts(before) : []),
      ...list.map(
        ([toolName, input], index): Part => ({
          type: 'tool-call',
          toolCallId: `call-${index}`,
          toolName,
          input: typeof input === 'string' ? input : JSON.stringify(input),
        }),
      ),
      finish('tool-calls'),
    ]);

export const answersWith =
  (statusCode: number, headers: Record<string, string> = {}, body = 'secret words of the service'): Reply =>
  async () => {
    throw new APICallError({
      message: body,
      url: 'http://localhost/v1',
      requestBodyValues: {},
      statusCode,
      responseHeaders: headers,
      responseBody: body,
    });
  };

export const cannotConnect: Reply = async () => {
  throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') });
};

/** Never answers; notes when it is stopped. */
export const hangs =
  (stopped: (reason: unknown) => void = () => {}): Reply =>
  ({ abortSignal }) =>
    new Promise((_, reject) => {
      abortSignal?.addEventListener('abort', () => {
        stopped(abortSignal.reason);
        reject(abortSignal.reason);
      });
    });

/** A model that does one thing after the other, and keeps how it was called. */
export function scriptedModel(...script: readonly Reply[]) {
  const asked: CallOptions[] = [];
  const model = new MockLanguageModelV4({
    doStream: (options) => {
      asked.push(options);
      const reply = script[asked.length - 1];
      if (!reply) throw new Error(`The model was called ${asked.length} times`);
      return reply(options);
    },
  });
  return { model, asked };
}

/** A turn of that model, with what was taken and spent. */
export function scriptedTurn(...script: readonly Reply[]) {
  const { model, asked } = scriptedModel(...script);
  const spent: ModelSpending[] = [];
  let taken = 0;
  const turn: ModelTurn = {
    model: { name: 'test-model', load: async () => model },
    async take() {
      taken += 1;
      return { allowed: true };
    },
    async spent(spending) {
      spent.push(spending);
    },
  };
  return {
    turn,
    asked,
    spent,
    get taken() {
      return taken;
    },
  };
}

/** All that the model was told in its nth call, as one text. */
export function toldIn(options: CallOptions | undefined): string {
  return JSON.stringify(options?.prompt ?? null);
}
