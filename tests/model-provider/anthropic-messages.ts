import { z } from 'zod';
import { addResults, nameOfCall, type ToolResult, type Turn } from './model-request.ts';
import type { FinishReason, Usage } from './steps.ts';
import {
  namedEvent,
  newId,
  type StreamedAnswer,
  type WireProtocol,
  type WrittenCall,
} from './wire-protocol.ts';

const texts = z
  .union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().default('') }))])
  .transform((value) => (typeof value === 'string' ? value : value.map(({ text }) => text).join('\n')));

const block = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({ type: z.literal('image') }),
  z.looseObject({ type: z.literal('thinking') }),
  z.looseObject({ type: z.literal('tool_use'), id: z.string(), name: z.string(), input: z.unknown() }),
  z.looseObject({
    type: z.literal('tool_result'),
    tool_use_id: z.string(),
    content: texts.default(''),
  }),
]);

const requestBody = z.looseObject({
  model: z.string(),
  max_tokens: z.number().int().positive(),
  stream: z.boolean().default(false),
  system: texts.default(''),
  messages: z.array(
    z.looseObject({
      role: z.enum(['user', 'assistant']),
      content: z.union([z.string().transform((text) => [{ type: 'text' as const, text }]), z.array(block)]),
    }),
  ),
  tools: z
    .array(
      z.looseObject({ name: z.string(), description: z.string().default(''), input_schema: z.unknown() }),
    )
    .default([]),
  output_config: z.looseObject({ format: z.looseObject({ schema: z.unknown() }).optional() }).optional(),
});

type Message = z.output<typeof requestBody>['messages'][number];

/** A user's message may hold results of tools, words, or both: results first, as the service demands. */
function addMessage(turns: Turn[], { role, content }: Message): void {
  const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  if (role === 'assistant') {
    const calls = content.flatMap((part) =>
      part.type === 'tool_use'
        ? [{ id: part.id, name: part.name, arguments: JSON.stringify(part.input) }]
        : [],
    );
    turns.push({ role, text, calls });
    return;
  }
  const results: ToolResult[] = content.flatMap((part) =>
    part.type === 'tool_result'
      ? [{ callId: part.tool_use_id, name: nameOfCall(turns, part.tool_use_id), text: part.content }]
      : [],
  );
  if (results.length > 0) addResults(turns, results);
  if (text !== '' || results.length === 0) turns.push({ role, text });
}

const STOP: Record<FinishReason, string> = {
  stop: 'end_turn',
  tool_calls: 'tool_use',
  length: 'max_tokens',
  content_filter: 'refusal',
};

const usageOf = (usage: Usage | null) => ({
  input_tokens: usage?.inputTokens ?? 0,
  output_tokens: usage?.outputTokens ?? 0,
});

function argumentsOf({ pieces }: WrittenCall): unknown {
  try {
    return JSON.parse(pieces.join(''));
  } catch {
    return {};
  }
}

/** Content blocks follow each other, so the calls of one answer do too. */
function streamMessages(model: string): StreamedAnswer {
  let index = -1;
  let isTextOpen = false;
  const closeText = () => {
    if (!isTextOpen) return [];
    isTextOpen = false;
    return [namedEvent('content_block_stop', { index })];
  };
  const open = (content_block: object) => {
    index++;
    return namedEvent('content_block_start', { index, content_block });
  };
  const delta = (change: object) => namedEvent('content_block_delta', { index, delta: change });
  const message = {
    id: newId('msg'),
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
  };
  return {
    // The service tells the tokens of the question first and those of the answer last; here the end tells both.
    begin: () => [
      namedEvent('message_start', {
        message: { ...message, usage: { input_tokens: 0, output_tokens: 1 } },
      }),
      namedEvent('ping'),
    ],
    text(piece) {
      const opened = isTextOpen ? [] : [open({ type: 'text', text: '' })];
      isTextOpen = true;
      return [...opened, delta({ type: 'text_delta', text: piece })];
    },
    calls: (calls) => [
      ...closeText(),
      ...calls.flatMap(({ id, name, pieces }) => [
        open({ type: 'tool_use', id, name, input: {} }),
        ...pieces.map((partial_json) => delta({ type: 'input_json_delta', partial_json })),
        namedEvent('content_block_stop', { index }),
      ]),
    ],
    end: ({ reason, usage }) => [
      ...closeText(),
      namedEvent('message_delta', {
        delta: { stop_reason: STOP[reason], stop_sequence: null },
        usage: usageOf(usage),
      }),
      namedEvent('message_stop'),
    ],
  };
}

/** `POST /v1/messages` of Anthropic. */
export const anthropicMessages: WireProtocol = {
  parse(body) {
    const { model, stream, system, messages, tools, output_config } = requestBody.parse(body);
    const turns: Turn[] = system === '' ? [] : [{ role: 'system', text: system }];
    for (const message of messages) addMessage(turns, message);
    return {
      model,
      stream,
      turns,
      tools: tools.map(({ name, description, input_schema: parameters }) => ({
        name,
        description,
        parameters,
      })),
      outputSchema: output_config?.format?.schema ?? null,
      wantsUsage: true,
    };
  },
  stream: ({ model }) => streamMessages(model),
  whole: ({ model, text, calls, reason, usage }) => ({
    id: newId('msg'),
    type: 'message',
    role: 'assistant',
    model,
    content: [
      ...(text === '' ? [] : [{ type: 'text', text }]),
      ...calls.map((call) => ({
        type: 'tool_use',
        id: call.id,
        name: call.name,
        input: argumentsOf(call),
      })),
    ],
    stop_reason: STOP[reason],
    stop_sequence: null,
    usage: usageOf(usage),
  }),
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 529 ? 'overloaded_error' : 'api_error', message },
    request_id: newId('req'),
  }),
  keyOf: ({ 'x-api-key': key }) => (typeof key === 'string' ? key : null),
};
