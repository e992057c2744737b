import { failureFacts } from './failure-facts.ts';
import type { ModelTurn } from './model-turn.ts';

/** Tokens of one answer, told once. */
export type Spending = {
  add(tokens: { input: number | null; output: number | null }): void;
  /** Tells what was spent; calls after the first do nothing. */
  close(answered: boolean, error?: unknown): Promise<void>;
};

export function countedSpending(turn: ModelTurn): Spending {
  let input: number | null = null;
  let output: number | null = null;
  let closed = false;
  return {
    add(tokens) {
      input = sum(input, tokens.input);
      output = sum(output, tokens.output);
    },
    async close(answered, error) {
      if (closed) return;
      closed = true;
      const failure = answered ? null : failureFacts(error);
      try {
        await turn.spent({ inputTokens: input, outputTokens: output, answered, failure });
      } catch {
        // An answer is not lost because it could not be counted; whoever counts reports that.
      }
    },
  };
}

function sum(before: number | null, more: number | null): number | null {
  return more === null ? before : (before ?? 0) + more;
}
