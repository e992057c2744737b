import type { AnswerEvent } from '#contract/chat.ts';
import { applyEvent, type Exchange } from './exchange.ts';

/** How far an answer has come. */
export interface AnswerSoFar {
  exchange: Exchange;
  /** What the coach said it is doing, oldest first. */
  stages: readonly string[];
}

/**
 * Follows a streamed answer to its end and tells each step.
 * @throws Error when the coach failed, or when the stream ended before the answer was whole
 */
export async function followAnswer(
  events: AsyncIterable<AnswerEvent>,
  asked: Exchange,
  onStep: (soFar: AnswerSoFar) => void,
): Promise<Exchange> {
  let exchange = asked;
  let stages: readonly string[] = [];
  let isWhole = false;
  for await (const event of events) {
    if (event.type === 'error') throw new Error(event.message);
    if (event.type === 'done') isWhole = true;
    if (event.type === 'status' && event.text !== stages.at(-1)) stages = [...stages, event.text];
    exchange = applyEvent(exchange, event);
    onStep({ exchange, stages });
  }
  if (!isWhole) throw new Error('The answer broke off before it was whole.');
  return exchange;
}
