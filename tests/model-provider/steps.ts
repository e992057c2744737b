import type { ModelRequest } from './model-request.ts';

export interface ToolCall {
  name: string;
  /** An object is written as JSON; a string goes out as it is, whether or not it is JSON. */
  arguments: object | string;
  /** Made up where it is left out. */
  id?: string;
}

/** Why the model ended, in words of our own; each protocol has its own for them. */
export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter';

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** What the service does next. Nothing is written, not even the status line, before the first that writes. */
export type Step =
  | { do: 'begin' }
  | { do: 'say'; pieces: readonly string[]; gapMs: number }
  | { do: 'call'; tools: readonly ToolCall[]; inPieces: number }
  | { do: 'wait'; ms: number }
  | { do: 'finish'; reason: FinishReason | null; usage: Usage | null }
  | { do: 'cut' }
  | { do: 'stall' }
  | { do: 'write'; raw: string }
  | { do: 'reply'; status: number; headers: Record<string, string>; body: string | null };

/**
 * What the model does with a request. An async generator may wait between steps for whatever a test waits for. Without
 * `finish`, an answer ends by itself as a complete one does.
 */
export type ModelScript = (request: ModelRequest) => Iterable<Step> | AsyncIterable<Step>;

/** Status line and opening event, before any text: a model that has begun to think. */
export const begin = (): Step => ({ do: 'begin' });

/** Text in the pieces given, each sent on its own. */
export const say = (...pieces: string[]): Step => ({ do: 'say', pieces, gapMs: 0 });

/** The same with a pause before each piece but the first. */
export const saySlowly = (gapMs: number, ...pieces: string[]): Step => ({ do: 'say', pieces, gapMs });

/** Calls one tool. */
export const call = (name: string, args: ToolCall['arguments'] = {}): Step =>
  callAll([{ name, arguments: args }]);

/** Calls several tools at once, the arguments of each cut into pieces. */
export const callAll = (tools: readonly ToolCall[], inPieces = 3): Step => ({ do: 'call', tools, inPieces });

export const wait = (ms: number): Step => ({ do: 'wait', ms });

/** Ends the answer with a reason or usage of its own; `usage: null` leaves the tokens unsaid. */
export const finish = ({
  reason = null,
  usage = USUAL_USAGE,
}: {
  reason?: FinishReason | null;
  usage?: Usage | null;
} = {}): Step => ({ do: 'finish', reason, usage });

/** Tears the connection down. */
export const cut = (): Step => ({ do: 'cut' });

/** Says nothing more and keeps the connection open until the client lets go. */
export const stall = (): Step => ({ do: 'stall' });

/** Bytes as they are, for what is no event and no JSON. */
export const write = (raw: string): Step => ({ do: 'write', raw });

/** What every refusal says, so that a test can look for it where it must not be. */
export const SERVICE_ERROR_TEXT = 'upstream trouble in rack 7, account org-4711';

/** A refusal before the answer, in the protocol's own error format. */
export const refuse = (status: number, headers: Record<string, string> = {}): Step => ({
  do: 'reply',
  status,
  headers,
  body: null,
});

/** Any other response, such as a page of a proxy with status 200. */
export const reply = (status: number, contentType: string, body: string): Step => ({
  do: 'reply',
  status,
  headers: { 'content-type': contentType },
  body,
});

export const USUAL_USAGE: Usage = { inputTokens: 120, outputTokens: 40 };
