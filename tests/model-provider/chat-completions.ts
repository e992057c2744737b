import { z } from 'zod';
import { addResults, nameOfCall, type Turn } from './model-request.ts';
import type { FinishReason, Usage } from './steps.ts';
import { bearerKey, dataEvent, newId, type WireProtocol, type WrittenCall } from './wire-protocol.ts';

const content = z
  .union([z.string(), z.array(z.looseObject({ text: z.string().default('') })), z.null()])
  .default(null)
  .transform((value) =>
    typeof value === 'string' ? value : (value ?? []).map(({ text }) => text).join('\n'),
  );

const requestBody = z.looseObject({
  model: z.string(),
  stream: z.boolean().default(false),
  stream_options: z.looseObject({ include_usage: z.boolean().default(false) }).optional(),
  messages: z.array(
    z.discriminatedUnion('role', [
      z.looseObject({ role: z.enum(['system', 'developer']), content }),
      z.looseObject({ role: z.literal('user'), content }),
      z.looseObject({
        role: z.literal('assistant'),
        content,
        tool_calls: z
          .array(
            z.looseObject({
              id: z.string(),
              function: z.looseObject({ name: z.string(), arguments: z.string() }),
            }),
          )
          .nullish(),
      }),
      z.looseObject({ role: z.literal('tool'), tool_call_id: z.string(), content }),
    ]),
  ),
  tools: z
    .array(
      z.looseObject({
        type: z.literal('function'),
        function: z.looseObject({
          name: z.string(),
          description: z.string().default(''),
          parameters: z.unknown(),
        }),
      }),
    )
    .default([]),
  response_format: z
    .looseObject({ json_schema: z.looseObject({ schema: z.unknown() }).optional() })
    .optional(),
});

function turnsOf(messages: z.output<typeof requestBody>['messages']): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const { role, content: text } = message;
    if (role === 'tool') {
      const { tool_call_id: callId } = message;
      addResults(turns, [{ callId, name: nameOfCall(turns, callId), text }]);
    } else if (role === 'assistant') {
      const calls = (message.tool_calls ?? []).map(({ id, function: { name, arguments: args } }) => ({
        id,
        name,
        arguments: args,
      }));
      turns.push({ role, text, calls });
    } else turns.push({ role: role === 'user' ? 'user' : 'system', text });
  }
  return turns;
}

const FINISH: Record<FinishReason, string> = {
  stop: 'stop',
  tool_calls: 'tool_calls',
  length: 'length',
  content_filter: 'content_filter',
};

const usageOf = ({ inputTokens, outputTokens }: Usage) => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
});

const wholeCall = ({ id, name, pieces }: WrittenCall) => ({
  id,
  type: 'function',
  function: { name, arguments: pieces.join('') },
});

/** One event per call opens it; the pieces of all calls then take turns, told apart by `index`. */
function callDeltas(calls: readonly WrittenCall[]): object[] {
  const opened = calls.map(({ id, name }, index) => ({
    index,
    id,
    type: 'function',
    function: { name, arguments: '' },
  }));
  const rounds = Math.max(...calls.map(({ pieces }) => pieces.length));
  const argued = Array.from({ length: rounds }, (_, round) =>
    calls.flatMap(({ pieces }, index) =>
      pieces[round] === undefined ? [] : [{ index, function: { arguments: pieces[round] } }],
    ),
  );
  return [...opened, ...argued.flat()];
}

/** `POST /v1/chat/completions` of OpenAI, which Ollama, LM Studio, vLLM and llama.cpp speak too. */
export const chatCompletions: WireProtocol = {
  parse(body) {
    const { model, stream, messages, tools, ...rest } = requestBody.parse(body);
    return {
      model,
      stream,
      turns: turnsOf(messages),
      tools: tools.map(({ function: { name, description, parameters } }) => ({
        name,
        description,
        parameters,
      })),
      outputSchema: rest.response_format?.json_schema?.schema ?? null,
      wantsUsage: rest.stream_options?.include_usage ?? false,
    };
  },
  stream({ model, wantsUsage }) {
    const head = { id: newId('chatcmpl'), object: 'chat.completion.chunk', created: 1_760_000_000, model };
    const chunk = (delta: object, finish: string | null = null) =>
      dataEvent({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] });
    return {
      begin: () => [chunk({ role: 'assistant', content: '' })],
      text: (piece) => [chunk({ content: piece })],
      calls: (calls) => callDeltas(calls).map((delta) => chunk({ tool_calls: [delta] })),
      end: ({ reason, usage }) => [
        chunk({}, FINISH[reason]),
        ...(usage && wantsUsage ? [dataEvent({ ...head, choices: [], usage: usageOf(usage) })] : []),
        'data: [DONE]\n\n',
      ],
    };
  },
  whole: ({ model, text, calls, reason, usage }) => ({
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: 1_760_000_000,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text === '' ? null : text,
          ...(calls.length > 0 && { tool_calls: calls.map(wholeCall) }),
        },
        finish_reason: FINISH[reason],
      },
    ],
    ...(usage && { usage: usageOf(usage) }),
  }),
  error: (status, message) => ({ error: { message, type: 'server_error', param: null, code: status } }),
  keyOf: bearerKey,
};
