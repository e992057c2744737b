import type { Exchange } from '../../../lib/chat/exchange.ts';
import { spokenAnswer } from '../../../lib/chat/spoken-answer.ts';

/** What is said as an answer ends: the answer, that it was stopped, or nothing where a failure is told elsewhere. */
export function spokenEnd(key: string, shown: readonly Exchange[], hasFailed: boolean): string {
  const answer = shown.findLast((one) => one.key === key);
  if (answer) return spokenAnswer(answer);
  return hasFailed ? '' : 'Stopped. There is no answer.';
}
