import type { Question } from '#coach/coach.ts';
import type { Person } from '#coach/person/person.ts';
import type { CookingIdeas, PlanIdeas } from '#coach/skills/pantry/cooking-ideas.ts';
import type { ModelTurn } from '#coach/worded/model-turn.ts';
import type { WordingLimits } from '#coach/worded/wording-limits.ts';
import type { AnswerEvent } from '#contract/chat.ts';
import type { adviseOnReading, ReadingAdvice } from '#domain/readings/reading-advice.ts';
import type { ModelSettings } from '../models/language-model.ts';

/** What the worker is started with. */
export interface CoachWorkerData {
  limits: Partial<WordingLimits>;
  /** The worker asks the model itself, so that neither its stream nor its errors need to cross. */
  model: ModelSettings;
}

/** A question without what cannot cross: its person, planner, model's turn and signal are called back by its id. */
export type SentQuestion = Omit<Question, 'person' | 'planIdeas' | 'turn' | 'signal'> & {
  /** Which of them there are. */
  has: { person: boolean; planIdeas: boolean; turn: boolean };
};

export type AdviseOnReading = (...asked: Parameters<typeof adviseOnReading>) => Promise<ReadingAdvice | null>;

/** What the server asks of the worker. */
export interface WorkerCalls {
  /** Answered at once unless something holds the thread. */
  ping(): void;
  /** Answers a question of its own, so that all is loaded that a first question needs. */
  load(): Promise<void>;
  begin(id: number, question: SentQuestion): void;
  next(id: number): Promise<IteratorResult<AnswerEvent, void>>;
  /** Stops a question before its end; resolves once nothing works on it any more. */
  end(id: number): Promise<void>;
  adviseOnReading: AdviseOnReading;
}

/** What the worker asks of the server about a question. */
export interface AskerCalls {
  profile: Person['profile'];
  readings: Person['readings'];
  pantry: Person['pantry'];
  plans: Person['plans'];
  diary: Person['diary'];
  planIdeas(meals: Parameters<PlanIdeas>[0]): Promise<CookingIdeas | null>;
  take: ModelTurn['take'];
  spent: ModelTurn['spent'];
}

/** All of them over one line: the question, what is wanted, with what. */
export interface ServerCalls {
  ask<Name extends keyof AskerCalls>(
    id: number,
    name: Name,
    ...args: Parameters<AskerCalls[Name]>
  ): ReturnType<AskerCalls[Name]>;
}
