import { z } from 'zod';
import { addResults, nameOfCall, type ParsedBody, type Turn } from './model-request.ts';

const content = z
  .union([z.string(), z.array(z.looseObject({ text: z.string().default('') }))])
  .transform((value) => (typeof value === 'string' ? value : value.map(({ text }) => text).join('\n')));

const inputItem = z.union([
  z.looseObject({ role: z.enum(['system', 'developer', 'user', 'assistant']), content }),
  z.looseObject({
    type: z.literal('function_call'),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
  z.looseObject({ type: z.literal('function_call_output'), call_id: z.string(), output: content }),
  // An earlier item that the service kept, or thoughts: nothing a script looks at.
  z.looseObject({ type: z.enum(['item_reference', 'reasoning']) }),
]);

const requestBody = z.looseObject({
  model: z.string(),
  stream: z.boolean().default(false),
  instructions: z.string().nullish(),
  input: z.union([
    z.string().transform((text) => [{ role: 'user' as const, content: text }]),
    z.array(inputItem),
  ]),
  tools: z
    .array(
      z.looseObject({
        type: z.literal('function'),
        name: z.string(),
        description: z.string().default(''),
        parameters: z.unknown(),
      }),
    )
    .default([]),
  text: z.looseObject({ format: z.looseObject({ schema: z.unknown() }).optional() }).optional(),
});

type InputItem = z.output<typeof inputItem>;

function addItem(turns: Turn[], item: InputItem): void {
  if ('output' in item && item.type === 'function_call_output') {
    const { call_id: callId, output } = item;
    addResults(turns, [
      { callId: String(callId), name: nameOfCall(turns, String(callId)), text: String(output) },
    ]);
  } else if ('name' in item && item.type === 'function_call') {
    const call = { id: String(item.call_id), name: String(item.name), arguments: String(item.arguments) };
    const last = turns.at(-1);
    if (last?.role === 'assistant') last.calls.push(call);
    else turns.push({ role: 'assistant', text: '', calls: [call] });
  } else if ('role' in item) {
    const text = String(item.content);
    if (item.role === 'assistant') turns.push({ role: 'assistant', text, calls: [] });
    else turns.push({ role: item.role === 'user' ? 'user' : 'system', text });
  }
}

export function parseResponsesRequest(body: unknown): ParsedBody {
  const { model, stream, instructions, input, tools, text } = requestBody.parse(body);
  const turns: Turn[] = instructions ? [{ role: 'system', text: instructions }] : [];
  for (const item of input) addItem(turns, item);
  return {
    model,
    stream,
    turns,
    tools: tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
    outputSchema: text?.format?.schema ?? null,
    wantsUsage: true,
  };
}
