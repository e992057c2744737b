import type { ModelRequest } from './model-request.ts';

/**
 * Milliseconds on the machine's steady clock, the same in all processes (Linux), so that a bench can compare its own
 * with those of a service in another process.
 */
export const steadyNow = (): number => Number(process.hrtime.bigint()) / 1e6;

export type Outcome = 'open' | 'complete' | 'cut' | 'closed by client';

/** One request and what became of it. */
export class RecordedCall {
  readonly request: ModelRequest;
  readonly receivedAt = steadyNow();
  /** Each piece of text with the moment it was written. */
  readonly pieces: { text: string; writtenAt: number }[] = [];
  outcome: Outcome = 'open';
  /** When the answer was over, however it ended; null while it is not. */
  endedAt: number | null = null;
  readonly #over = Promise.withResolvers<Outcome>();

  constructor(request: ModelRequest) {
    this.request = request;
  }

  /** Settles with how the answer ended. */
  get ended(): Promise<Outcome> {
    return this.#over.promise;
  }

  end(outcome: Outcome): void {
    if (this.endedAt !== null) return;
    this.outcome = outcome;
    this.endedAt = steadyNow();
    this.#over.resolve(outcome);
  }
}
