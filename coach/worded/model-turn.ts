import type { LanguageModel } from 'ai';
import type { FailureFacts } from './failure-facts.ts';

/** A language model that words answers from what the coach's tools found. */
export interface WordingModel {
  /** As people see it, e.g. "gpt-5-mini". */
  readonly name: string;
  /** Loads the provider's part when it is called. */
  load(): Promise<LanguageModel>;
}

/** Tokens of one answer, all its steps together; null where the provider did not say. */
export interface ModelSpending {
  inputTokens: number | null;
  outputTokens: number | null;
  /** False when the composer had to answer in its place. */
  answered: boolean;
  /** Why it had to; null when it did not. */
  failure?: FailureFacts | null;
}

/** One question's leave to have its answer worded by a model. */
export interface ModelTurn {
  readonly model: WordingModel;
  /** Takes one question off the asker's day, just before the model is called. */
  take(): Promise<{ allowed: true } | { allowed: false; notice: string }>;
  /** Called once after `take` allowed it, also after a failure or a stop. */
  spent(spending: ModelSpending): Promise<void>;
}
