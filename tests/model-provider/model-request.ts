import type { IncomingHttpHeaders } from 'node:http';

export type ProtocolName = 'responses' | 'chat-completions' | 'messages';

export interface ToolResult {
  callId: string;
  /** Name of the tool that was called; null where the call itself was not sent along. */
  name: string | null;
  text: string;
}

/** One turn of a conversation, in words that all protocols share. */
export type Turn =
  | { role: 'system' | 'user'; text: string }
  | { role: 'assistant'; text: string; calls: { id: string; name: string; arguments: string }[] }
  | { role: 'tool'; results: ToolResult[] };

/** What a protocol's request says. */
export interface ParsedBody {
  model: string;
  stream: boolean;
  turns: Turn[];
  tools: { name: string; description: string; parameters: unknown }[];
  /** JSON schema of a structured answer, where one is asked for. */
  outputSchema: unknown;
  /** Whether tokens are to be told at the end of a stream. */
  wantsUsage: boolean;
}

export interface ModelRequest extends ParsedBody {
  protocol: ProtocolName;
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as it came. */
  body: unknown;
  /** All instructions. */
  system: string;
  /** The last thing the person said. */
  question: string;
  /** Rounds of tool results since the person last spoke: 0 for the first call of an answer. */
  step: number;
  /** Results since the person last spoke, in order. */
  toolResults: ToolResult[];
}

export function describeRequest(
  parsed: ParsedBody,
  rest: Pick<ModelRequest, 'protocol' | 'path' | 'headers' | 'body'>,
): ModelRequest {
  const { turns } = parsed;
  const textsOf = (role: Turn['role']) =>
    turns.flatMap((turn) => (turn.role === role && 'text' in turn ? [turn.text] : []));
  const lastSpoken = turns.findLastIndex(({ role }) => role === 'user');
  const rounds = turns.slice(lastSpoken + 1).flatMap((turn) => (turn.role === 'tool' ? [turn.results] : []));
  return {
    ...parsed,
    ...rest,
    system: textsOf('system').join('\n'),
    question: textsOf('user').at(-1) ?? '',
    step: rounds.length,
    toolResults: rounds.flat(),
  };
}

/** Adds results to the round that is open, or opens one. */
export function addResults(turns: Turn[], results: ToolResult[]): void {
  const last = turns.at(-1);
  if (last?.role === 'tool') last.results.push(...results);
  else turns.push({ role: 'tool', results });
}

/** Names of the calls seen so far, by their ids. */
export function nameOfCall(turns: readonly Turn[], id: string): string | null {
  const calls = turns.flatMap((turn) => (turn.role === 'assistant' ? turn.calls : []));
  return calls.find((call) => call.id === id)?.name ?? null;
}
