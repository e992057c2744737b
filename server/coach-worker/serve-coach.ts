import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { Coach, Question } from '#coach/coach.ts';
import type { WordingModel } from '#coach/worded/model-turn.ts';
import type { AnswerEvent } from '#contract/chat.ts';
import type { adviseOnReading } from '#domain/readings/reading-advice.ts';
import type { SentQuestion, ServerCalls, WorkerCalls } from './worker-calls.ts';

interface Running {
  events: AsyncIterator<AnswerEvent, void>;
  stop: AbortController;
}

export interface Served {
  /** Makes the coach, once one is needed. */
  open(): Promise<Coach>;
  /** Words answers; none without it. */
  model: WordingModel | null;
  adviseOnReading: typeof adviseOnReading;
}

/** Loads handbook, index, sentence model and foods, and has the code compiled that every question runs. */
const WARM_UP: Question = { question: 'What are net carbs? How many are in an avocado?', history: [] };

/** Runs in the worker: answers the server's calls. */
export function serveCoach({ open, model, adviseOnReading }: Served): void {
  const port = parentPort;
  if (!port) throw new Error('The coach is served in a worker thread alone');
  const running = new Map<number, Running>();
  let coach: Promise<Coach> | null = null;
  const opened = () => {
    coach ??= open().catch((error: unknown) => {
      coach = null; // the next question tries again
      throw error;
    });
    return coach;
  };
  const server = createBirpc<ServerCalls, WorkerCalls>(
    {
      ping() {},
      async load() {
        for await (const _event of (await opened()).answer(WARM_UP));
      },
      begin(id, sent) {
        const stop = new AbortController();
        running.set(id, { stop, events: answer(questionOf(id, sent, stop.signal)) });
      },
      async next(id) {
        const result = await running.get(id)?.events.next();
        if (!result || result.done) running.delete(id);
        return result ?? { done: true, value: undefined };
      },
      async end(id) {
        const asked = running.get(id);
        running.delete(id);
        asked?.stop.abort(new Error('Nobody waits for this answer any more'));
        await asked?.events.return?.();
      },
      adviseOnReading: async (...asked) => adviseOnReading(...asked),
    },
    { post: (data) => port.postMessage(data), on: (take) => port.on('message', take), timeout: -1 },
  );

  async function* answer(question: Question): AsyncGenerator<AnswerEvent, void> {
    yield* (await opened()).answer(question);
  }

  function questionOf(id: number, { has, ...sent }: SentQuestion, signal: AbortSignal): Question {
    return {
      ...sent,
      signal,
      person: has.person
        ? {
            profile: () => server.ask(id, 'profile'),
            readings: () => server.ask(id, 'readings'),
            pantry: () => server.ask(id, 'pantry'),
            plans: () => server.ask(id, 'plans'),
            diary: () => server.ask(id, 'diary'),
          }
        : undefined,
      planIdeas: has.planIdeas ? (meals) => server.ask(id, 'planIdeas', meals) : undefined,
      turn:
        has.turn && model
          ? { model, take: () => server.ask(id, 'take'), spent: (tokens) => server.ask(id, 'spent', tokens) }
          : null,
    };
  }
}
