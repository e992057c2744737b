import type { AnswerEvent, ChatEntry } from '#contract/chat.ts';
import { CHAT_CONTEXT_ENTRIES } from '#contract/chat.ts';
import { ConnectionError } from '../../lib/api/api-error.ts';
import { completed, type Exchange, newExchange, stopped, wholeResponse } from '../../lib/chat/exchange.ts';
import { followAnswer } from '../../lib/chat/follow-answer.ts';
import { createStore, type Store } from '../../lib/create-store.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import type { Question } from './asked-questions.ts';
import type { Failure, Pending } from './conversation.ts';
import { PageLeftError } from './failure-text.ts';
import { withoutFrom } from './merge-history.ts';

export interface ThreadState {
  draft: string;
  pending: Pending | null;
  newest: string | null;
  failure: Failure | null;
}

/** What a thread needs of the world. */
export interface ThreadPorts {
  /** What was said so far; rejects where that must be known and is not. */
  said: () => Promise<readonly Exchange[]>;
  ask: (
    question: { message: string; localHistory: ChatEntry[] },
    signal: AbortSignal,
  ) => AsyncIterable<AnswerEvent>;
  /** Keeps a finished exchange; rejects where the question counts as failed without it. */
  keep: (exchange: Exchange, replaces: string | null) => Promise<void>;
  draft: { read: () => string; write: (text: string) => void };
  /** False while it is known that no question would arrive. */
  isReachable: () => boolean;
  /** Questions that wait for the network. */
  waiting: {
    /** Keeps one, to be asked again through `answer`; rejects where this device cannot. */
    keep: (question: Question) => Promise<void>;
    isAny: () => boolean;
  };
  /** Remembers a question over the end of the page. */
  asked: { note: (question: Question) => void; forget: (key: string) => void };
  /** False once the person is gone: a late answer is not kept. */
  isWelcome: () => boolean;
  tellFailed: () => void;
}

export interface Thread {
  state: Store<ThreadState>;
  setDraft: (text: string) => void;
  /** Asks a question; with `replaces` in place of that exchange and all after it. Nothing while another is asked. */
  ask: (question: { message: string; replaces?: string | null; typed?: boolean }) => Promise<void>;
  /**
   * Asks a question that waited, once nothing else is asked; does nothing where its answer is there already.
   * Rejects when no answer came or it could not be kept.
   */
  answer: (question: Question) => Promise<void>;
  /** Asks the failed question again. */
  retry: () => Promise<void>;
  stop: () => void;
  /** Ends the answer and keeps nothing of it. */
  drop: () => void;
  /** A question the page was left with. */
  recover: (question: Question) => void;
  isRunning: (key: string) => boolean;
}

interface Running {
  question: Question;
  controller: AbortController;
  /** Nothing of it is to be kept. */
  dropped: boolean;
}

interface Failed {
  question: Question;
  /** The answer that came but could not be kept where it belongs. */
  answer: Exchange | null;
}

/** One conversation with the coach: at most one question is on its way at a time. */
export function createThread(ports: ThreadPorts): Thread {
  const state = createStore<ThreadState>({
    draft: ports.draft.read(),
    pending: null,
    newest: null,
    failure: null,
  });
  let running: Running | null = null;
  /** Fulfilled when nothing is running any more. */
  let idle: Promise<void> = Promise.resolve();
  let failed: Failed | null = null;
  const change = (changes: Partial<ThreadState>) => state.set({ ...state.get(), ...changes });

  const setDraft = (text: string) => {
    ports.draft.write(text);
    change({ draft: text });
  };

  /** Puts a typed question back into the box, unless something else was typed there meanwhile. */
  const giveBack = ({ typed, message }: Question): boolean => {
    if (!typed || state.get().draft.trim() !== '') return false;
    setDraft(message);
    return true;
  };

  /** The answer to a question, from the coach or from the try before. Null when it was stopped before anything came. */
  async function answerOf(
    { question, controller }: Running,
    earlier: Exchange | null,
  ): Promise<Exchange | null> {
    const { key, message, replaces } = question;
    let exchange = earlier ?? newExchange(key, message);
    change({ pending: { exchange, status: '', stages: [], replaces }, newest: key, failure: null });
    const context = withoutFrom(await ports.said(), replaces);
    if (earlier) return earlier;
    const localHistory = context
      .slice(-CHAT_CONTEXT_ENTRIES)
      .map((one) => ({ message: one.message, response: wholeResponse(one) }));
    try {
      controller.signal.throwIfAborted();
      const events = ports.ask({ message, localHistory }, controller.signal);
      exchange = await followAnswer(events, exchange, ({ exchange: current, stages }) => {
        exchange = current;
        change({ pending: { exchange, status: stages.at(-1) ?? '', stages, replaces } });
      });
      return completed(exchange);
    } catch (error) {
      if (controller.signal.aborted) return stopped(exchange);
      throw error;
    }
  }

  function fail(question: Question, error: unknown, answer: Exchange | null): void {
    failed = { question, answer };
    const inBox = giveBack(question);
    change({ failure: { message: question.message, error, inBox } });
    ports.tellFailed();
  }

  /** Runs one question to its kept answer; `onFail` takes what goes wrong. */
  async function follow(
    question: Question,
    earlier: Exchange | null,
    onFail: (error: unknown, answer: Exchange | null) => Promise<void> | void,
  ): Promise<void> {
    const current: Running = { question, controller: new AbortController(), dropped: false };
    const { promise, resolve } = Promise.withResolvers<void>();
    running = current;
    idle = promise;
    failed = null;
    const isKept = () => !current.dropped && ports.isWelcome();
    ports.asked.note(question);
    let answer: Exchange | null = null;
    try {
      answer = await answerOf(current, earlier);
      if (!isKept()) return;
      if (answer) await ports.keep(answer, question.replaces);
      else giveBack(question);
    } catch (error) {
      if (isKept()) await onFail(error, answer);
    } finally {
      ports.asked.forget(question.key);
      running = null;
      change({ pending: null });
      resolve();
    }
  }

  /** What was typed waits for the network; true when it is kept. */
  const waits = (question: Question): Promise<boolean> =>
    ports.waiting.keep(question).then(
      () => true,
      () => false,
    );

  const run = (question: Question, earlier: Exchange | null) =>
    follow(question, earlier, async (error, answer) => {
      const mayWait = error instanceof ConnectionError && question.typed && answer === null;
      if (!mayWait || !(await waits(question))) fail(question, error, answer);
    });

  async function begin(question: Question): Promise<void> {
    const mustWait = question.typed && (ports.waiting.isAny() || !ports.isReachable());
    if (!mustWait || !(await waits(question))) await run(question, null);
  }

  async function answer(question: Question): Promise<void> {
    while (running) await idle;
    if ((await ports.said()).some(({ key }) => key === question.key)) return;
    let failure: unknown = null;
    await follow(question, null, (error) => {
      failure = error ?? new Error('No answer came.');
    });
    if (failure) throw failure;
    if (!ports.isWelcome()) throw new Error('The person who asked is not here any more.');
  }

  return {
    state,
    setDraft,
    ask: async ({ message, replaces = null, typed = true }) => {
      if (running) return;
      // The same again is the same question: it keeps its key, so that it is not stored twice.
      const isSame = ({ question }: Failed) =>
        question.message === message &&
        (question.replaces === replaces || (replaces === null && question.typed));
      const again = failed && isSame(failed) ? failed : null;
      if (typed) setDraft('');
      if (again) await run(again.question, again.answer);
      else await begin({ key: newUuid(), message, replaces, typed });
    },
    answer,
    retry: async () => {
      if (running || !failed) return;
      if (state.get().draft === failed.question.message) setDraft('');
      await run(failed.question, failed.answer);
    },
    stop: () => running?.controller.abort(),
    drop: () => {
      failed = null;
      change({ failure: null });
      if (!running) return;
      running.dropped = true;
      running.controller.abort();
    },
    recover: (question) => {
      failed = { question, answer: null };
      const inBox = giveBack(question);
      change({ failure: { message: question.message, error: new PageLeftError(), inBox } });
    },
    isRunning: (key) => running?.question.key === key,
  };
}
