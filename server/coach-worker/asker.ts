import type { Question } from '#coach/coach.ts';
import { type PantryOfPerson, UNKNOWN_PERSON } from '#coach/person/person.ts';
import type { AskerCalls } from './worker-calls.ts';

/** The side of one question that stays with the server. */
export interface Asker {
  calls: AskerCalls;
  /** What the server's own code threw, for an error that came back from the worker and lost its class on the way. */
  original(error: unknown): unknown;
  /** Gives back a model's turn that was taken and that the worker settles no more. */
  settle(): Promise<void>;
}

export function askerOf({ person = UNKNOWN_PERSON, planIdeas, turn }: Question): Asker {
  const thrown = new Map<string, unknown>();
  let isTaken = false;
  const kept =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        return await call(...args);
      } catch (error) {
        const { message } = error instanceof Error ? error : new Error(String(error));
        thrown.set(message, error);
        throw new Error(message);
      }
    };
  return {
    calls: {
      profile: kept(() => person.profile()),
      readings: kept(() => person.readings()),
      pantry: kept(async () => (await person.pantry())?.map(withoutAnalysis) ?? null),
      plans: kept(() => person.plans()),
      diary: kept(() => person.diary()),
      planIdeas: kept(async (meals) => planIdeas?.(meals) ?? null),
      take: kept(async () => {
        if (!turn) throw new Error('There is no model for this question');
        const leave = await turn.take();
        isTaken = leave.allowed;
        return leave;
      }),
      spent: kept(async (spending) => {
        isTaken = false;
        await turn?.spent(spending);
      }),
    },
    original: (error) => (error instanceof Error && thrown.get(error.message)) || error,
    async settle() {
      if (!isTaken) return;
      isTaken = false;
      const failure = { kind: 'unexpected' } as const;
      await turn?.spent({ inputTokens: null, outputTokens: null, answered: false, failure });
    },
  };
}

/** A food as the coach speaks of it: its label's whole analysis stays here. */
function withoutAnalysis(food: PantryOfPerson): PantryOfPerson {
  const { productName, brand, servingSize, calories, totalFat, totalCarbs } = food;
  const { dietaryFiber, protein, netCarbs, ketoScore, createdAt, notes } = food;
  return {
    ...{ productName, brand, servingSize, calories, totalFat, totalCarbs },
    ...{ dietaryFiber, protein, netCarbs, ketoScore, createdAt, notes },
  };
}
