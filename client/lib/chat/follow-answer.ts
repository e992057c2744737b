import type { AnswerEvent } from '#contract/chat.ts';
import { type Exchange, STOPPED, wholeResponse } from './exchange.ts';

/** The exchange after one more event of the stream. */
export function applyEvent(exchange: Exchange, event: AnswerEvent): Exchange {
  switch (event.type) {
    case 'text':
      return { ...exchange, text: exchange.text + event.text };
    case 'restart':
      return { ...exchange, text: '', sources: [], unchecked: [], used: [], next: [], offTopic: false };
    case 'notice':
      return { ...exchange, notice: event.text };
    case 'unchecked':
      return { ...exchange, unchecked: event.figures };
    case 'source': {
      const others = exchange.sources.filter(({ number }) => number !== event.source.number);
      return { ...exchange, sources: [...others, event.source] };
    }
    case 'safety':
      return event.level === 'none'
        ? exchange
        : { ...exchange, safety: { level: event.level, text: event.text } };
    case 'used':
      return { ...exchange, used: event.data };
    case 'next':
      return { ...exchange, next: event.questions };
    case 'off_topic':
      return { ...exchange, offTopic: true };
    case 'done':
      return { ...exchange, answeredBy: event.answeredBy };
    default:
      return exchange;
  }
}

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
  if (!isWhole) throw new Error('The answer was cut off before it was complete.');
  return exchange;
}

/** Shorter answers than this are taken for a failure. */
const ANSWER_MIN_LENGTH = 10;
const NOT_PROCESSED =
  "I couldn't process your request properly. Please try again with a question about ketogenic nutrition or metabolic health.";

/** A finished answer; one that is missing or far too short is replaced by a request to ask again. */
export const completed = (exchange: Exchange): Exchange =>
  wholeResponse(exchange).trim().length > ANSWER_MIN_LENGTH ? exchange : { ...exchange, text: NOT_PROCESSED };

/** An answer cut short by the person; null when nothing of it had arrived. */
export const stopped = (exchange: Exchange): Exchange | null =>
  wholeResponse(exchange).trim() === ''
    ? null
    : { ...exchange, text: [exchange.text, STOPPED].filter((part) => part !== '').join('\n\n') };
