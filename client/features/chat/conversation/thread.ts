import { type AnswerEvent, CHAT_CONTEXT_ENTRIES, type ChatEntry } from '#contract/chat.ts';
import { ConnectionError } from '../../../lib/api/api-error.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { type Exchange, newExchange, wholeResponse } from '../../../lib/chat/exchange.ts';
import { completed, followAnswer, stopped } from '../../../lib/chat/follow-answer.ts';
import { createStore } from '../../../lib/hooks/create-store.ts';
import { type ChatStore, withoutFrom } from '../store/chat-store.ts';
import { type ChatState, type Failure, PageLeftError } from './chat-state.ts';
import type { Question } from './in-flight-questions.ts';

/** What a thread needs of the world. */
interface ThreadPorts {
  /** Where a finished exchange goes; where it rejects, the question counts as failed. */
  store: ChatStore['put'];
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
    /** Keeps one, to be asked again through `answer`; false where this device cannot. */
    keep: (question: Question) => Promise<boolean>;
    isAny: () => boolean;
  };
  /** Remembers a question over the end of the page. */
  inFlight: { note: (question: Question) => void; forget: (key: string) => void };
  /** False once the person is gone: a late answer is not stored. */
  isWelcome: () => boolean;
  tellFailed: () => void;
}

export interface Asked {
  message: string;
  /** Key of the exchange in whose place, and that of all after it, it is asked. */
  replaces?: string;
  /** False for one that nobody typed, so that it is never put into the box. */
  typed?: boolean;
}

interface Running {
  question: Question;
  controller: AbortController;
  /** Nothing of it is to be stored. */
  dropped: boolean;
}

/** One conversation with the coach: at most one question is on its way at a time. */
export function createThread(ports: ThreadPorts) {
  const draft = ports.draft.read();
  const state = createStore<ChatState>({ draft, pending: null, newest: null, failure: null });
  let running: Running | null = null;
  /** Fulfilled when nothing is running any more. */
  let idle: Promise<void> = Promise.resolve();

  const change = (changes: Partial<ChatState>) => state.set({ ...state.get(), ...changes });

  function setDraft(text: string): void {
    if (text === state.get().draft) return;
    change({ draft: text });
    ports.draft.write(text);
  }

  /** Puts a typed question back into the box, unless something else was typed there meanwhile; true when it did. */
  function giveBack({ typed, message }: Question): boolean {
    if (!typed || state.get().draft.trim() !== '') return false;
    setDraft(message);
    return true;
  }

  function fail(question: Question, error: unknown, answer: Exchange | null): void {
    const inBox = giveBack(question);
    change({ failure: { question, error, answer, inBox } });
  }

  /** The answer to a question, from the coach or from the try before. Null when it was stopped before anything came. */
  async function answerOf(
    { question, controller }: Running,
    earlier: Exchange | null,
  ): Promise<Exchange | null> {
    const { key, message, replaces } = question;
    let exchange = earlier ?? newExchange(key, message);
    change({ pending: { exchange, stages: [], replaces }, newest: exchange.key, failure: null });
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
        change({ pending: { ...soFar, replaces } });
      });
      return completed(exchange);
    } catch (error) {
      if (controller.signal.aborted) return stopped(exchange);
      throw error;
    }
  }

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
      if (answer) await ports.store(answer, question.replaces);
      else giveBack(question);
    } catch (error) {
      if (isWanted()) await onFail(error, answer);
    } finally {
      ports.inFlight.forget(question.key);
      running = null;
      change({ pending: null });
      resolve();
    }
  }

  const run = (question: Question, earlier: Exchange | null) =>
    follow(question, earlier, async (error, answer) => {
      const mayWait = error instanceof ConnectionError && question.typed && answer === null;
      if (mayWait && (await ports.waiting.keep(question))) return;
      fail(question, error, answer);
      ports.tellFailed();
    });

  return {
    state,
    setDraft,
    /** Puts a text into the box, under what stands there. */
    addToDraft: (text: string): void =>
      setDraft([state.get().draft, text].filter((part) => part.trim() !== '').join('\n\n')),
    /** Does nothing while another question is asked. */
    ask: async ({ message, replaces, typed = true }: Asked): Promise<void> => {
      if (running) return;
      const question = { key: newUuid(), message, replaces: replaces ?? null, typed };
      const { failure } = state.get();
      // The same again is the same question: it keeps its key, so that it is not stored twice.
      const isSame = ({ question: failed }: Failure) =>
        failed.message === message && (failed.replaces === question.replaces || (!replaces && failed.typed));
      if (typed) setDraft('');
      if (failure && isSame(failure)) return run(failure.question, failure.answer);
      const mustWait = typed && (ports.waiting.isAny() || !ports.isReachable());
      if (!mustWait || !(await ports.waiting.keep(question))) await run(question, null);
    },
    /**
     * Asks a question that waited, once nothing else is asked; does nothing where its answer is there already.
     * Rejects when no answer came or it could not be stored.
     */
    answer: async (question: Question): Promise<void> => {
      while (running) await idle;
      if ((await ports.said()).some(({ key }) => key === question.key)) return;
      let failure: unknown = null;
      await follow(question, null, (error) => {
        failure = error ?? new Error('No answer came.');
      });
      if (failure) throw failure;
      if (!ports.isWelcome()) throw new Error('The person who asked has signed out.');
    },
    retry: async (): Promise<void> => {
      const { failure, draft: typed } = state.get();
      if (running || !failure) return;
      if (typed === failure.question.message) setDraft('');
      await run(failure.question, failure.answer);
    },
    stop: (): void => running?.controller.abort(),
    /** Ends the answer and stores nothing of it. */
    drop: (): void => {
      change({ failure: null });
      if (!running) return;
      running.dropped = true;
      running.controller.abort();
    },
    /** A question the page was left with. */
    recover: (question: Question): void => fail(question, new PageLeftError(), null),
    isRunning: (key: string): boolean => running?.question.key === key,
  };
}
