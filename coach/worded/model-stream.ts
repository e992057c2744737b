import type { ToolSet } from 'ai';
import { INSTRUCTIONS } from './instructions.ts';
import { ModelFailure } from './model-failure.ts';
import type { WordingModel } from './model-turn.ts';
import { isModel, patientMiddleware } from './patient-model.ts';
import type { ToolDesk } from './tool-desk.ts';
import type { ModelTool } from './tools/model-tool.ts';
import { untilAborted } from './until-aborted.ts';
import type { WordingLimits } from './wording-limits.ts';

/** What comes from a model while it answers. */
export type ModelPart =
  | { type: 'text'; text: string }
  /** The text goes on in a new block, after a look-up for instance. */
  | { type: 'block' }
  | { type: 'tool'; tool: ModelTool }
  | { type: 'looked up' }
  /** Tokens of one round; null where the service does not say. */
  | { type: 'tokens'; input: number | null; output: number | null }
  /** The last part; `isCut` when the model was stopped by its limit or a filter. */
  | { type: 'finish'; isCut: boolean };

export type ModelStreamOptions = {
  model: WordingModel;
  message: string;
  tools: readonly ModelTool[];
  desk: ToolDesk;
  limits: WordingLimits;
  signal: AbortSignal | undefined;
  /** True once the person saw a piece of the answer. */
  isShown(): boolean;
};

/** Loaded by the first question. Its own warnings would go to the console, past the log. */
async function loadSdk() {
  const sdk = await import('ai');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return sdk;
}
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** Models that were found to take no tools, for as long as the process runs. */
const TOOLLESS = new WeakSet<object>();

/**
 * The parts of a model's answer. The request is stopped when `signal` aborts, a limit is reached or the iteration ends.
 * @throws the signal's reason, or what went wrong
 */
export async function* streamModel(options: ModelStreamOptions): AsyncGenerator<ModelPart, void> {
  const { signal, limits } = options;
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new ModelFailure('timed_out', 'The answer took too long')),
    limits.wholeMs,
  );
  const whole = AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]);
  try {
    const sdk = await loadSdk();
    const stream = await started(sdk, options, whole);
    for await (const part of stream) {
      if (part.type === 'abort') break;
      yield* readPart(part, options.tools);
    }
    whole.throwIfAborted();
  } catch (error) {
    whole.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    stop.abort(new Error('The answer is over'));
  }
}

async function started(sdk: Sdk, options: ModelStreamOptions, abortSignal: AbortSignal) {
  const { model, message, desk, limits, isShown } = options;
  const loaded = await untilAborted(abortSignal, model.load());
  if (!isModel(loaded)) throw new ModelFailure('unexpected', `No provider stands behind ${model.name}`);
  const { stream } = sdk.streamText({
    model: sdk.wrapLanguageModel({
      model: loaded,
      middleware: [
        // Local servers leave the thoughts of some models in their text.
        sdk.extractReasoningMiddleware({ tagName: 'think' }),
        patientMiddleware({ limits, isShown, toolless: TOOLLESS, key: model }),
      ],
    }),
    instructions: INSTRUCTIONS,
    messages: [{ role: 'user', content: message }],
    tools: toolSet(sdk, options),
    // Two more than the rounds: one that is told to answer, and one in which it does.
    stopWhen: sdk.isStepCount(limits.toolRounds + 2),
    prepareStep: () => {
      desk.nextRound();
      return {};
    },
    maxOutputTokens: limits.outputTokens,
    maxRetries: 0,
    abortSignal,
    telemetry: { isEnabled: false },
    onError: () => {},
  });
  return stream;
}

function toolSet({ tool, jsonSchema }: Sdk, { tools, desk }: ModelStreamOptions): ToolSet {
  return Object.fromEntries(
    tools.map((one) => [
      one.name,
      tool({
        description: one.description,
        inputSchema: jsonSchema<unknown>(one.schema()),
        execute: (input) => desk.run(one, input),
      }),
    ]),
  );
}

type StreamPart = Awaited<ReturnType<typeof started>> extends AsyncIterable<infer Part> ? Part : never;

function* readPart(part: StreamPart, tools: readonly ModelTool[]): Generator<ModelPart> {
  switch (part.type) {
    case 'text-start':
      return yield { type: 'block' };
    case 'text-delta':
      return yield { type: 'text', text: part.text };
    case 'tool-call': {
      const tool = part.invalid ? undefined : tools.find(({ name }) => name === part.toolName);
      if (tool) yield { type: 'tool', tool };
      return;
    }
    case 'tool-result':
      return yield { type: 'looked up' };
    case 'finish-step':
      return yield {
        type: 'tokens',
        input: part.usage.inputTokens ?? null,
        output: part.usage.outputTokens ?? null,
      };
    case 'finish':
      return yield finishOf(part.finishReason, part.rawFinishReason);
    case 'error':
      throw part.error;
  }
}

/** @throws ModelFailure when the stream ended without saying how, as one that was cut does */
function finishOf(reason: string, raw: string | undefined): ModelPart {
  if (reason === 'error' || (reason === 'other' && raw === undefined)) {
    throw new ModelFailure('unexpected', 'The stream ended before the answer did');
  }
  return { type: 'finish', isCut: reason === 'length' || reason === 'content-filter' };
}
