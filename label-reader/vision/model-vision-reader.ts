import type { LanguageModel } from 'ai';
import { Piscina } from 'piscina';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { factsFromModelLabel, INSTRUCTIONS, type ModelLabel, modelLabel } from './model-label.ts';
import { type VisionReader, VisionReaderError } from './vision-reader.ts';

export interface ModelVisionReaderOptions {
  /** Made by the first photo, so that a start loads nothing. */
  readonly model: () => Promise<LanguageModel>;
  /** The model's name as set up, shown to the person. */
  readonly modelName: string;
  /** Longest wait for one photo, all tries together, in milliseconds. */
  readonly timeLimitMs?: number;
}

const TIME_LIMIT_MS = 25_000;
/** After a "too many" or a failing server, once more. */
const RETRIES = 1;
/** A whole label with its ingredients takes 2,000; models that think first need the rest. */
const MAX_TOKENS = 12_000;

/** Loaded by the first photo. Its own warnings would go to the console, past the log. */
async function loadSdk() {
  const sdk = await import('ai');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return sdk;
}
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** The error of the last try, where several were made. */
function lastError({ RetryError }: Sdk, error: unknown): unknown {
  return RetryError.isInstance(error) ? error.lastError : error;
}

function toVisionError(sdk: Sdk, thrown: unknown): VisionReaderError {
  const cause = lastError(sdk, thrown);
  const { APICallError } = sdk;
  if (cause instanceof Error && /^(TimeoutError|AbortError)$/.test(cause.name)) {
    return new VisionReaderError('timed_out', 'The vision model did not answer in time', { cause });
  }
  if (!APICallError.isInstance(cause)) {
    return new VisionReaderError('unexpected_answer', 'The vision model gave no usable reading', { cause });
  }
  const { statusCode: status } = cause;
  if (status === 429 || status === 529) {
    return new VisionReaderError('busy', `The vision model asks for fewer calls (status ${status})`, {
      cause,
    });
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new VisionReaderError('refused', `The vision model refused the call (status ${status})`, {
      cause,
    });
  }
  if (status !== undefined && status < 400) {
    return new VisionReaderError('unexpected_answer', 'The vision model gave no usable reading', { cause });
  }
  return new VisionReaderError('unavailable', 'The vision model cannot be reached or is failing', { cause });
}

/** Reads labels with any model of the AI SDK that takes pictures and gives structured output. */
export function createModelVisionReader(options: ModelVisionReaderOptions): VisionReader {
  const { timeLimitMs = TIME_LIMIT_MS } = options;
  let model: Promise<LanguageModel> | null = null;
  const pool = new Piscina<Uint8Array, Uint8Array>({
    filename: new URL('./photo-for-model.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
  });

  async function transcribe(sdk: Sdk, photo: Uint8Array, signal: AbortSignal): Promise<ModelLabel> {
    model ??= options.model().catch((error: unknown) => {
      model = null; // the next photo tries again
      throw error;
    });
    const { output } = await sdk.generateText({
      model: await model,
      instructions: INSTRUCTIONS,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Transcribe this photo.' },
            { type: 'file', mediaType: 'image/jpeg', data: photo },
          ],
        },
      ],
      output: sdk.Output.object({ schema: modelLabel, name: 'nutrition_label' }),
      maxOutputTokens: MAX_TOKENS,
      maxRetries: RETRIES,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    });
    return output;
  }

  return {
    name: `the vision model (${options.modelName})`,
    async read(photo, signal): Promise<NutritionFacts> {
      signal?.throwIfAborted();
      const limit = AbortSignal.timeout(timeLimitMs);
      const either = signal ? AbortSignal.any([signal, limit]) : limit;
      const sdk = await loadSdk();
      try {
        // Not stopped half-way: ending a thread inside the image library could end the process.
        const jpeg = await pool.run(photo);
        either.throwIfAborted();
        return factsFromModelLabel(await transcribe(sdk, jpeg, either));
      } catch (error) {
        signal?.throwIfAborted();
        throw toVisionError(sdk, error);
      }
    },
    close: () => pool.destroy(),
  };
}
