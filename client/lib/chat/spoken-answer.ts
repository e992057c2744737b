import { plainText } from '#domain/chat-text/markdown-as-text.ts';
import { BRAND } from '../../brand.ts';
import { type Exchange, wholeResponse } from './exchange.ts';

/** An answer as it is read out, once it is whole: its words, how it came about, and figures without a source. */
export function spokenAnswer(exchange: Exchange): string {
  const { notice, unchecked } = exchange;
  const doubts =
    unchecked.length > 0 ? `Not found in our sources: ${[...new Set(unchecked)].join(', ')}.` : '';
  const answer = `${BRAND.coach} answered: ${plainText(wholeResponse(exchange))}`;
  return [answer, notice ?? '', doubts].filter((part) => part !== '').join('\n');
}

/** What is said as an answer ends: the answer, that it was stopped, or nothing where a failure is told elsewhere. */
export function spokenEnd(key: string, shown: readonly Exchange[], hasFailed: boolean): string {
  const answer = shown.findLast((one) => one.key === key);
  if (answer) return spokenAnswer(answer);
  return hasFailed ? '' : 'Stopped before there was an answer.';
}
