import type { ParsedBody } from './model-request.ts';
import type { FinishReason, Usage } from './steps.ts';

export interface WrittenCall {
  id: string;
  name: string;
  /** The arguments, cut into the pieces they are sent in. */
  pieces: string[];
}

export interface Ending {
  reason: FinishReason;
  usage: Usage | null;
}

/** A complete answer, for who does not stream. */
export interface WholeAnswer extends Ending {
  model: string;
  text: string;
  calls: WrittenCall[];
}

/** Turns an answer into the protocol's server-sent events; each string is one event as it goes over the wire. */
export interface StreamedAnswer {
  begin(): string[];
  text(piece: string): string[];
  /** Calls made at once: their events come mixed where the protocol allows it. */
  calls(calls: readonly WrittenCall[]): string[];
  end(ending: Ending): string[];
}

export interface WireProtocol {
  parse(body: unknown): ParsedBody;
  stream(request: ParsedBody): StreamedAnswer;
  whole(answer: WholeAnswer): object;
  error(status: number, message: string): object;
  /** The key that was sent, as this protocol sends it. */
  keyOf(headers: Record<string, string | string[] | undefined>): string | null;
}

export const newId = (prefix: string): string => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;

export const dataEvent = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

export const namedEvent = (type: string, rest: object = {}): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;

export function bearerKey({ authorization }: Record<string, string | string[] | undefined>): string | null {
  const match = /^Bearer (.+)$/.exec(String(authorization ?? ''));
  return match?.[1] ?? null;
}
