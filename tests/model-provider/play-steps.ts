import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type RecordedCall, steadyNow } from './recorded-call.ts';
import {
  type FinishReason,
  type ModelScript,
  SERVICE_ERROR_TEXT,
  type Step,
  type ToolCall,
  USUAL_USAGE,
} from './steps.ts';
import { newId, type StreamedAnswer, type WireProtocol, type WrittenCall } from './wire-protocol.ts';

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });

function inPieces({ id, name, arguments: given }: ToolCall, count: number): WrittenCall {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const length = Math.max(1, Math.ceil(text.length / count));
  const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [''];
  return { id: id ?? newId('call'), name, pieces };
}

/** Writes one answer as its steps say, streamed or whole, and keeps what happened. */
class Answer {
  readonly #protocol: WireProtocol;
  readonly #call: RecordedCall;
  readonly #response: ServerResponse;
  readonly #gone = new AbortController();
  /** Null for who wants the answer whole. */
  readonly #events: StreamedAnswer | null;
  #text = '';
  readonly #calls: WrittenCall[] = [];
  #hasBegun = false;

  constructor(protocol: WireProtocol, call: RecordedCall, response: ServerResponse) {
    this.#protocol = protocol;
    this.#call = call;
    this.#response = response;
    this.#events = call.request.stream ? protocol.stream(call.request) : null;
    response.once('close', () => {
      call.end(response.writableFinished ? 'complete' : 'closed by client');
      this.#gone.abort();
    });
  }

  async play(script: ModelScript): Promise<void> {
    for await (const step of script(this.#call.request)) {
      if (this.isOver) return;
      await this.#do(step);
    }
    if (!this.isOver) this.#end(null, USUAL_USAGE);
  }

  get isOver(): boolean {
    return this.#gone.signal.aborted || this.#response.writableEnded || this.#response.destroyed;
  }

  async #do(step: Step): Promise<void> {
    if (step.do === 'begin') this.#begin();
    else if (step.do === 'say') await this.#say(step.pieces, step.gapMs);
    else if (step.do === 'call') this.#callTools(step.tools.map((tool) => inPieces(tool, step.inPieces)));
    else if (step.do === 'wait') await pause(step.ms, this.#gone.signal);
    else if (step.do === 'finish') this.#end(step.reason, step.usage);
    else if (step.do === 'reply') this.#reply(step);
    else if (step.do === 'write') this.#writeRaw(step.raw);
    else if (step.do === 'cut') await this.#cut();
    else await new Promise((resolve) => this.#gone.signal.addEventListener('abort', resolve));
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const type = this.#events ? 'text/event-stream; charset=utf-8' : 'application/json';
    this.#response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    this.#response.flushHeaders();
    this.#write(this.#events?.begin());
  }

  async #say(pieces: readonly string[], gapMs: number): Promise<void> {
    for (const [index, text] of pieces.entries()) {
      // A turn of the loop sends a piece on its own; a timer would take a millisecond for each.
      if (index > 0) await (gapMs > 0 ? pause(gapMs, this.#gone.signal) : setImmediate());
      if (this.isOver) return;
      this.#text += text;
      if (this.#events) {
        this.#begin();
        this.#write(this.#events.text(text));
      }
      this.#call.pieces.push({ text, writtenAt: steadyNow() });
    }
  }

  #callTools(calls: WrittenCall[]): void {
    this.#calls.push(...calls);
    if (!this.#events) return;
    this.#begin();
    this.#write(this.#events.calls(calls));
  }

  #end(given: FinishReason | null, usage: typeof USUAL_USAGE | null): void {
    const reason = given ?? (this.#calls.length > 0 ? 'tool_calls' : 'stop');
    this.#begin();
    if (this.#events) this.#write(this.#events.end({ reason, usage }));
    else {
      const { model } = this.#call.request;
      const whole = { model, text: this.#text, calls: this.#calls, reason, usage };
      this.#response.write(JSON.stringify(this.#protocol.whole(whole)));
    }
    this.#response.end();
  }

  #reply({ status, headers, body }: Extract<Step, { do: 'reply' }>): void {
    const error = () => JSON.stringify(this.#protocol.error(status, SERVICE_ERROR_TEXT));
    this.#response.writeHead(status, { 'content-type': 'application/json', ...headers });
    this.#response.end(body ?? error());
  }

  #writeRaw(raw: string): void {
    this.#begin();
    this.#response.write(raw);
  }

  /** What was written before has left by then: it must reach the client ahead of the end. */
  async #cut(): Promise<void> {
    this.#call.end('cut');
    if (this.#hasBegun) await new Promise((resolve) => this.#response.write(': cut\n\n', resolve));
    this.#response.destroy();
  }

  #write(events: readonly string[] = []): void {
    for (const event of events) this.#response.write(event);
  }
}

/** Resolves once the script has run out or the client has gone; throws what the script throws. */
export async function playSteps(
  protocol: WireProtocol,
  call: RecordedCall,
  response: ServerResponse,
  script: ModelScript,
): Promise<void> {
  await new Answer(protocol, call, response).play(script);
}
