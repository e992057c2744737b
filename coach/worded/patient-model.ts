import { setTimeout as delay } from 'node:timers/promises';
import type { LanguageModel, LanguageModelMiddleware } from 'ai';
import { failureKind, ModelFailure, reportedBy } from './model-failure.ts';
import { untilAborted } from './until-aborted.ts';
import type { WordingLimits } from './wording-limits.ts';

type WrapStream = NonNullable<LanguageModelMiddleware['wrapStream']>;
type StreamOptions = Parameters<WrapStream>[0];
type StreamResult = Awaited<ReturnType<WrapStream>>;
type Part = StreamResult['stream'] extends ReadableStream<infer P> ? P : never;
type Reader = ReadableStreamDefaultReader<Part>;
type Given = Exclude<LanguageModel, string>;

export type PatientModelOptions = {
  limits: WordingLimits;
  /** True once the person saw a piece of the answer: from then on nothing is tried again. */
  isShown(): boolean;
  /** Models that were found to take no tools, so that the next question does not offer them any. */
  toolless: WeakSet<object>;
  /** What stands for the model in `toolless`. */
  key: object;
};

/** Parts that carry something of the answer; metadata alone is no sign of life. */
const CONTENT = /^(?:text|reasoning|tool)-|^(?:finish|file|source)$/;
const TAKES_NO_TOOLS = /\btools?\b|\bfunction.?call/i;
const REFUSES_TOOLS = [400, 404, 422, 500, 501];

/**
 * The model with our time limits and tries around each of its streams: a try that fails before its first piece is
 * made again, without tools where the model refused those, until something was shown.
 */
export function patientMiddleware(options: PatientModelOptions): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    wrapStream: (call) => streamPatiently(call, options),
  };
}

async function streamPatiently(call: StreamOptions, options: PatientModelOptions): Promise<StreamResult> {
  const { limits, toolless, key } = options;
  let wait = limits.retryWaitMs;
  for (let attempt = 1; ; attempt += 1) {
    const offersTools = Boolean(call.params.tools?.length) && !toolless.has(key);
    try {
      return await opened(call, offersTools, options);
    } catch (error) {
      call.params.abortSignal?.throwIfAborted();
      if (offersTools && refusesTools(error) && !options.isShown()) {
        toolless.add(key);
        attempt -= 1;
        continue;
      }
      if (attempt >= limits.tries || options.isShown() || !mayPass(error)) throw error;
      const asked = retryAfter(error);
      if (asked !== null && asked > limits.retryAfterMostMs) throw error;
      await delay(asked ?? wait, undefined, { signal: call.params.abortSignal });
      wait *= 2;
    }
  }
}

/** One try: the stream, once its first piece is here. Errors that come in place of a first piece are thrown. */
async function opened(
  { model, params }: StreamOptions,
  offersTools: boolean,
  { limits }: PatientModelOptions,
): Promise<StreamResult> {
  const stop = new AbortController();
  const abortSignal = AbortSignal.any([stop.signal, ...(params.abortSignal ? [params.abortSignal] : [])]);
  const timer = setTimeout(() => stop.abort(tooLate('first piece')), limits.firstPieceMs);
  try {
    const { tools, toolChoice, ...plain } = params;
    const asked = offersTools ? { ...plain, tools, toolChoice } : plain;
    const result = await untilAborted(abortSignal, model.doStream({ ...asked, abortSignal }));
    const reader = result.stream.getReader();
    const { parts, ended } = await untilAborted(abortSignal, firstParts(reader)).catch((error: unknown) => {
      void reader.cancel(error).catch(() => {});
      throw error;
    });
    return { ...result, stream: restOf(reader, parts, ended, { stop, abortSignal, limits }) };
  } catch (error) {
    stop.abort(error);
    throw stop.signal.reason;
  } finally {
    clearTimeout(timer);
  }
}

/** Parts up to the first with content. */
async function firstParts(reader: Reader): Promise<{ parts: Part[]; ended: boolean }> {
  const parts: Part[] = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { parts, ended: true };
    if (value.type === 'error') throw value.error;
    parts.push(value);
    if (CONTENT.test(value.type)) return { parts, ended: false };
  }
}

type Watched = { stop: AbortController; abortSignal: AbortSignal; limits: WordingLimits };

/** The stream from its first parts on; a gap that is too long ends it with an error. */
function restOf(
  reader: Reader,
  parts: Part[],
  ended: boolean,
  { stop, abortSignal, limits }: Watched,
): ReadableStream<Part> {
  const waiting = [...parts];
  return new ReadableStream<Part>(
    {
      async pull(controller) {
        const next = waiting.shift();
        if (next) return controller.enqueue(next);
        if (ended) return controller.close();
        const timer = setTimeout(() => stop.abort(tooLate('next piece')), limits.betweenPiecesMs);
        try {
          const { value, done } = await untilAborted(abortSignal, reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel(reason) {
        stop.abort(reason);
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

function tooLate(what: string): ModelFailure {
  return new ModelFailure('timed_out', `The ${what} of the model did not come in time`);
}

/** Failures that may have passed by the next try: too many calls, a failing server, a broken connection. */
function mayPass(error: unknown): boolean {
  const kind = failureKind(error);
  return kind === 'busy' || kind === 'unavailable' || reportedBy(error).isRetryable === true;
}

function refusesTools(error: unknown): boolean {
  const { statusCode, responseBody } = reportedBy(error);
  if (statusCode === undefined || !REFUSES_TOOLS.includes(statusCode)) return false;
  return TAKES_NO_TOOLS.test(`${responseBody ?? ''} ${error instanceof Error ? error.message : ''}`);
}

/** Milliseconds that the service asks to wait; null where it does not say. */
function retryAfter(error: unknown): number | null {
  const headers = reportedBy(error).responseHeaders ?? {};
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (exact >= 0) return exact;
  const said = headers['retry-after'];
  if (said === undefined) return null;
  const seconds = Number(said);
  const ms = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** True for a model that can be wrapped; a bare name would be looked up at a gateway that we do not use. */
export function isModel(model: LanguageModel): model is Given {
  return typeof model !== 'string';
}
