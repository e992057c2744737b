import { parseResponsesRequest } from './openai-responses-request.ts';
import type { FinishReason, Usage } from './steps.ts';
import {
  bearerKey,
  namedEvent,
  newId,
  type StreamedAnswer,
  type WireProtocol,
  type WrittenCall,
} from './wire-protocol.ts';

/** An answer that was cut short ends as `incomplete`, with why. */
const INCOMPLETE: Partial<Record<FinishReason, string>> = {
  length: 'max_output_tokens',
  content_filter: 'content_filter',
};

const usageOf = (usage: Usage | null) =>
  usage && {
    input_tokens: usage.inputTokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: usage.outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: usage.inputTokens + usage.outputTokens,
  };

const messageItem = (id: string, text: string) => ({
  id,
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [] }],
});

const callItem = ({ id, name, pieces }: WrittenCall) => ({
  id: id.replace('call_', 'fc_'),
  type: 'function_call',
  status: 'completed',
  call_id: id,
  name,
  arguments: pieces.join(''),
});

/** What the events of one stream share: numbers that count up, and the items made so far. */
class ResponseStream implements StreamedAnswer {
  readonly #head: { id: string; object: string; created_at: number; model: string };
  readonly #items: object[] = [];
  #sequence = 0;
  #open: { id: string; text: string } | null = null;

  constructor(model: string) {
    this.#head = { id: newId('resp'), object: 'response', created_at: 1_760_000_000, model };
  }

  #event(type: string, rest: object): string {
    return namedEvent(type, { sequence_number: this.#sequence++, ...rest });
  }

  begin(): string[] {
    const response = { ...this.#head, status: 'in_progress', output: [], usage: null };
    return [this.#event('response.created', { response }), this.#event('response.in_progress', { response })];
  }

  text(piece: string): string[] {
    const events: string[] = [];
    if (!this.#open) {
      this.#open = { id: newId('msg'), text: '' };
      const item = { ...messageItem(this.#open.id, ''), status: 'in_progress', content: [] };
      const part = { type: 'output_text', text: '', annotations: [] };
      events.push(
        this.#event('response.output_item.added', { output_index: this.#items.length, item }),
        this.#event('response.content_part.added', { ...this.#place(this.#open.id), part }),
      );
    }
    this.#open.text += piece;
    events.push(this.#event('response.output_text.delta', { ...this.#place(this.#open.id), delta: piece }));
    return events;
  }

  #place(item_id: string): object {
    return { item_id, output_index: this.#items.length, content_index: 0 };
  }

  #closeText(): string[] {
    if (!this.#open) return [];
    const { id, text } = this.#open;
    this.#open = null;
    const item = messageItem(id, text);
    const events = [
      this.#event('response.output_text.done', { ...this.#place(id), text }),
      this.#event('response.content_part.done', { ...this.#place(id), part: item.content[0] }),
      this.#event('response.output_item.done', { output_index: this.#items.length, item }),
    ];
    this.#items.push(item);
    return events;
  }

  calls(calls: readonly WrittenCall[]): string[] {
    const first = this.#items.length + (this.#open ? 1 : 0);
    const events = this.#closeText();
    const placed = calls.map((call, offset) => ({
      call,
      item: callItem(call),
      output_index: first + offset,
    }));
    for (const { item, output_index } of placed) {
      const opened = { ...item, status: 'in_progress', arguments: '' };
      events.push(this.#event('response.output_item.added', { output_index, item: opened }));
    }
    const rounds = Math.max(...calls.map(({ pieces }) => pieces.length));
    for (let round = 0; round < rounds; round++) {
      for (const { call, item, output_index } of placed) {
        const delta = call.pieces[round];
        if (delta === undefined) continue;
        const place = { item_id: item.id, output_index };
        events.push(this.#event('response.function_call_arguments.delta', { ...place, delta }));
      }
    }
    for (const { item, output_index } of placed) {
      const done = { item_id: item.id, output_index, arguments: item.arguments };
      events.push(
        this.#event('response.function_call_arguments.done', done),
        this.#event('response.output_item.done', { output_index, item }),
      );
      this.#items.push(item);
    }
    return events;
  }

  end({ reason, usage }: { reason: FinishReason; usage: Usage | null }): string[] {
    const events = this.#closeText();
    const why = INCOMPLETE[reason];
    const status = why ? 'incomplete' : 'completed';
    const response = {
      ...this.#head,
      status,
      output: this.#items,
      incomplete_details: why ? { reason: why } : null,
      usage: usageOf(usage),
    };
    return [...events, this.#event(`response.${status}`, { response })];
  }
}

/** `POST /v1/responses` of OpenAI. */
export const openAiResponses: WireProtocol = {
  parse: parseResponsesRequest,
  stream: ({ model }) => new ResponseStream(model),
  whole({ model, text, calls, reason, usage }) {
    const why = INCOMPLETE[reason];
    return {
      id: newId('resp'),
      object: 'response',
      created_at: 1_760_000_000,
      status: why ? 'incomplete' : 'completed',
      model,
      output: [...(text === '' ? [] : [messageItem(newId('msg'), text)]), ...calls.map(callItem)],
      incomplete_details: why ? { reason: why } : null,
      usage: usageOf(usage),
    };
  },
  error: (status, message) => ({
    error: { message, type: 'server_error', param: null, code: String(status) },
  }),
  keyOf: bearerKey,
};
