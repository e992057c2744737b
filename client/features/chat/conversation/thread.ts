import { type AnswerEvent, CHAT_CONTEXT_ENTRIES, type ChatEntry } from '#contract/chat.ts';
import { ConnectionError } from '../../../lib/api/api-error.ts';
import { type Exchange, newExchange, wholeResponse } from '../../../lib/chat/exchange.ts';
import { completed, followAnswer, stopped } from '../../../lib/chat/follow-answer.ts';
import { createStore, type Store } from '../../../lib/create-store.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { type ChatStore, withoutFrom } from '../store/chat-store.ts';
import { type ChatEvent, type ChatState, type Failure, PageLeftError, reduceChat } from './chat-state.ts';
import type { Question } from './in-flight-questions.ts';

/** What a thread needs of the world. */
export interface ThreadPorts {
  /** Where a finished exchange goes; where it rejects, the question counts as failed. */
  store: Pick<ChatStore, 'add' | 'replaceFrom'>;
  /** What was said so far; rejects where that must be known and is not. */
  said: () => Promise<readonly Exchange[]>;
  ask: (
    question: { message: string; localHistory: ChatEntry[] },
    signal: AbortSignal,
  ) => AsyncIterable<AnswerEvent>;
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
  inFlight: { note: (question: Question) => void; forget: (key: string) => void };
  /** False once the person is gone: a late answer is not stored. */
  isWelcome: () => boolean;
  tellFailed: () => void;
}

export interface Thread {
  state: Store<ChatState>;
  setDraft: (text: string) => void;
  /** Asks a question; with `replaces` in place of that exchange and all after it. Nothing while another is asked. */
  ask: (question: { message: string; replaces?: string | null; typed?: boolean }) => Promise<void>;
  /**
   * Asks a question that waited, once nothing else is asked; does nothing where its answer is there already.
   * Rejects when no answer came or it could not be stored.
   */
  answer: (question: Question) => Promise<void>;
  /** Asks the failed question again. */
  retry: () => Promise<void>;
  stop: () => void;
  /** Ends the answer and stores nothing of it. */
  drop: () => void;
  /** A question the page was left with. */
  recover: (question: Question) => void;
  isRunning: (key: string) => boolean;
}

interface Running {
  question: Question;
  controller: AbortController;
  /** Nothing of it is to be stored. */
  dropped: boolean;
}

/** One conversation with the coach: at most one question is on its way at a time. */
export function createThread(ports: ThreadPorts): Thread {
  const draft = ports.draft.read();
  const state = createStore<ChatState>({ draft, pending: null, newest: null, failure: null });
  let running: Running | null = null;
  /** Fulfilled when nothing is running any more. */
  let idle: Promise<void> = Promise.resolve();

  const dispatch = (event: ChatEvent) => {
    const before = state.get();
    state.set(reduceChat(before, event));
    if (state.get().draft !== before.draft) ports.draft.write(state.get().draft);
  };
  const setDraft = (text: string) => dispatch({ type: 'typed', text });

  /** The answer to a question, from the coach or from the try before. Null when it was stopped before anything came. */
  async function answerOf(
    { question, controller }: Running,
    earlier: Exchange | null,
  ): Promise<Exchange | null> {
    const { key, message, replaces } = question;
    let exchange = earlier ?? newExchange(key, message);
    dispatch({ type: 'asked', exchange, replaces });
    const context = withoutFrom(await ports.said(), replaces);
    if (earlier) return earlier;
    const localHistory = context
      .slice(-CHAT_CONTEXT_ENTRIES)
      .map((one) => ({ message: one.message, response: wholeResponse(one) }));
    try {
      controller.signal.throwIfAborted();
      const events = ports.ask({ message, localHistory }, controller.signal);
      exchange = await followAnswer(events, exchange, (soFar) => {
        exchange = soFar.exchange;
        dispatch({ type: 'progressed', ...soFar });
      });
      return completed(exchange);
    } catch (error) {
      if (controller.signal.aborted) return stopped(exchange);
      throw error;
    }
  }

  const storeAnswer = (answer: Exchange, { replaces }: Question) =>
    replaces === null ? ports.store.add(answer) : ports.store.replaceFrom(replaces, answer);

  /** Runs one question until its answer is stored; `onFail` takes what goes wrong. */
  async function follow(
    question: Question,
    earlier: Exchange | null,
    onFail: (error: unknown, answer: Exchange | null) => Promise<void> | void,
  ): Promise<void> {
    const current: Running = { question, controller: new AbortController(), dropped: false };
    const { promise, resolve } = Promise.withResolvers<void>();
    running = current;
    idle = promise;
    const isWanted = () => !current.dropped && ports.isWelcome();
    ports.inFlight.note(question);
    let answer: Exchange | null = null;
    try {
      answer = await answerOf(current, earlier);
      if (!isWanted()) return;
      if (answer) await storeAnswer(answer, question);
      else dispatch({ type: 'returned', question });
    } catch (error) {
      if (isWanted()) await onFail(error, answer);
    } finally {
      ports.inFlight.forget(question.key);
      running = null;
      dispatch({ type: 'ended' });
      resolve();
    }
  }

  /** What was typed waits for the network; true when it is kept to be sent. */
  const waits = (question: Question): Promise<boolean> =>
    ports.waiting.keep(question).then(
      () => true,
      () => false,
    );

  const run = (question: Question, earlier: Exchange | null) =>
    follow(question, earlier, async (error, answer) => {
      const mayWait = error instanceof ConnectionError && question.typed && answer === null;
      if (mayWait && (await waits(question))) return;
      dispatch({ type: 'failed', question, error, answer });
      ports.tellFailed();
    });

  async function begin(question: Question): Promise<void> {
    const mustWait = question.typed && (ports.waiting.isAny() || !ports.isReachable());
    if (!mustWait || !(await waits(question))) await run(question, null);
  }

  return {
    state,
    setDraft,
    ask: async ({ message, replaces = null, typed = true }) => {
      if (running) return;
      // The same again is the same question: it keeps its key, so that it is not stored twice.
      const isSame = ({ question }: Failure) =>
        question.message === message &&
        (question.replaces === replaces || (replaces === null && question.typed));
      const { failure } = state.get();
      if (typed) setDraft('');
      if (failure && isSame(failure)) await run(failure.question, failure.answer);
      else await begin({ key: newUuid(), message, replaces, typed });
    },
    answer: async (question) => {
      while (running) await idle;
      if ((await ports.said()).some(({ key }) => key === question.key)) return;
      let failure: unknown = null;
      await follow(question, null, (error) => {
        failure = error ?? new Error('No answer came.');
      });
      if (failure) throw failure;
      if (!ports.isWelcome()) throw new Error('The person who asked has signed out.');
    },
    retry: async () => {
      const { failure, draft: typed } = state.get();
      if (running || !failure) return;
      if (typed === failure.question.message) setDraft('');
      await run(failure.question, failure.answer);
    },
    stop: () => running?.controller.abort(),
    drop: () => {
      dispatch({ type: 'failure dropped' });
      if (!running) return;
      running.dropped = true;
      running.controller.abort();
    },
    recover: (question) => dispatch({ type: 'failed', question, error: new PageLeftError(), answer: null }),
    isRunning: (key) => running?.question.key === key,
  };
}
