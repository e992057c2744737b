import type { Coach, Question } from '#coach/coach.ts';
import { unreadAnswer } from '#coach/unread-answer.ts';
import { untilAborted } from '#coach/worded/until-aborted.ts';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { adviseOnUnread } from '#domain/readings/unread-advice.ts';
import { framesOf } from '../logging/serialize-error.ts';
import { CoachThread, type CoachThreadOptions, ThreadEnded } from './coach-thread.ts';
import type { AdviseOnReading, CoachWorkerData } from './worker-calls.ts';

export interface GuardedCoachOptions extends Partial<Omit<CoachThreadOptions, 'data'>> {
  data: CoachWorkerData;
  /** Told of every thread that ended by itself or had to be ended; nothing in it was typed by anybody. */
  report(end: { reason: ThreadEnded['reason']; texts: number; code?: string; stack?: string }): void;
}

export type GuardedCoach = Coach & { adviseOnReading: AdviseOnReading };

/** An answer takes some 40 ms, its triage less than one. */
const DEADLINE_MS = 2000;
const STALL_LIMIT_MS = 10_000;
/** Starting and loading take about 1 s; a small or busy machine takes longer. */
const LOAD_LIMIT_MS = 60_000;
/** Several times what the loaded coach and a dozen questions take. */
const MEMORY_MB = 512;

/**
 * The coach in a worker thread that the first text starts and that is replaced when a text holds it or brings it down.
 * Texts that were read beside that one are read again, one at a time in a thread of their own, while new ones go to a
 * fresh thread. The one that was alone there is answered with an apology and what to do in danger.
 */
export function createGuardedCoach({ data, report, ...given }: GuardedCoachOptions): GuardedCoach {
  const options: CoachThreadOptions = {
    data,
    file: new URL('./coach-worker.ts', import.meta.url),
    deadlineMs: DEADLINE_MS,
    stallLimitMs: STALL_LIMIT_MS,
    loadLimitMs: LOAD_LIMIT_MS,
    memoryMb: MEMORY_MB,
    ...given,
  };
  const open = new Set<CoachThread>();
  let shared: CoachThread | null = null;
  let apart: CoachThread | null = null;
  let isClosed = false;

  function start(): CoachThread {
    if (isClosed) throw new Error('The coach is closed');
    const thread = new CoachThread(options, ({ reason, texts, cause }) => {
      open.delete(thread);
      if (shared === thread) shared = null;
      if (apart === thread) apart = null;
      if (reason !== 'closed') report({ reason, texts, ...whereItFailed(cause) });
    });
    open.add(thread);
    return thread;
  }

  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Reads one text with no other beside it; null where this ends the thread again. */
  function alone<T>(read: (thread: CoachThread) => Promise<T>): Promise<{ read: T } | null> {
    waiting += 1;
    const turn = line.then(async () => {
      try {
        apart ??= start();
        return { read: await read(apart) };
      } catch (error) {
        if (isLost(error)) return null;
        throw error;
      } finally {
        // One whose asker went away may still hold the thread.
        await apart?.idle();
        waiting -= 1;
        if (waiting === 0) leaveApart();
      }
    });
    line = turn.catch(() => {});
    return turn;
  }

  /** The thread that is loaded now serves everybody, where none was started meanwhile. */
  function leaveApart(): void {
    const left = apart;
    apart = null;
    if (shared === null) shared = left;
    else void left?.close();
  }

  const answeredAlone = (question: Question) =>
    alone((thread) => Array.fromAsync(thread.answer(askedAgain(question))));

  /** Whether a text has to be read again, or to be apologised for. */
  const isLost = (error: unknown): error is ThreadEnded => error instanceof ThreadEnded && !isClosed;

  return {
    async *answer(question) {
      const told = { text: false, note: false, end: false };
      try {
        shared ??= start();
        for await (const event of shared.answer(question)) {
          told.text ||= event.type === 'text';
          told.note ||= event.type === 'safety';
          told.end ||= event.type === 'done';
          yield event;
        }
        return;
      } catch (error) {
        if (!isLost(error)) throw error;
        if (told.end) return;
        if (told.text) yield { type: 'restart' };
        const again = error.texts > 1 ? await untilAborted(question.signal, answeredAlone(question)) : null;
        if (!again) yield* unreadAnswer(question.country, told.note);
        else yield* again.read.filter(({ type }) => type !== 'safety' || !told.note);
      }
    },
    async adviseOnReading(...asked) {
      const [{ feeling, notes }] = asked;
      if (!feeling && !notes) return adviseOnReading(...asked);
      try {
        shared ??= start();
        return await shared.adviseOnReading(...asked);
      } catch (error) {
        if (!isLost(error)) throw error;
        const again = error.texts > 1 ? await alone((thread) => thread.adviseOnReading(...asked)) : null;
        return again ? again.read : adviseOnUnread(...asked);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...open].map((thread) => thread.close()));
    },
  };
}

/** The same question, answered by the composer: it is done in a moment, so that others in line need not wait. */
function askedAgain(question: Question): Question {
  const { turn } = question;
  if (!turn) return question;
  const notice = `${turn.model.name} was interrupted, so this is Captain Keto's own answer.`;
  return { ...question, turn: { ...turn, take: async () => ({ allowed: false, notice }) } };
}

/** An error of the coach's code, whose message might quote the text. */
function whereItFailed(error: unknown): { code?: string; stack?: string } {
  if (!(error instanceof Error)) return {};
  return { code: 'code' in error ? String(error.code) : error.name, stack: framesOf(error) };
}
