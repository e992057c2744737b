import { describe, expect, it } from 'vitest';
import type { AnswerEvent, ChatEntry } from '#contract/chat.ts';
import { ConnectionError } from '../../../lib/api/api-error.ts';
import { type Exchange, plainExchange } from '../../../lib/chat/exchange.ts';
import { withoutFrom } from '../store/chat-store.ts';
import type { Question } from './in-flight-questions.ts';
import { createThread } from './thread.ts';

const WHOLE: AnswerEvent[] = [
  { type: 'status', text: 'Reading 3 articles' },
  { type: 'text', text: 'Eat less bread and more eggs.' },
  { type: 'done', answeredBy: 'composer' },
];

/** A stream that is fed by hand and ends when its reader goes. */
function stream(signal: AbortSignal) {
  const queue: (AnswerEvent | Error | 'end')[] = [];
  let wake: () => void = () => undefined;
  const feed = (...items: typeof queue) => {
    queue.push(...items);
    wake();
  };
  signal.addEventListener('abort', () => feed(new DOMException('Aborted', 'AbortError')));
  async function* read(): AsyncGenerator<AnswerEvent> {
    for (;;) {
      const next = queue.shift();
      if (next === 'end') return;
      if (next instanceof Error) throw next;
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  return { feed, events: read() };
}

/** A thread over a list in memory, whose keeping fails as often as told. */
function room(said: Exchange[] = [], keepFailures: Error[] = []) {
  let kept = said;
  const asked: { message: string; localHistory: ChatEntry[]; feed: ReturnType<typeof stream>['feed'] }[] = [];
  const underWay = new Map<string, Question>();
  const written: string[] = [];
  const toasts: string[] = [];
  const world = { isWelcome: true, isReachable: true, canWait: false };
  const waiting: Question[] = [];
  const keep = async (exchange: Exchange, replaces: string | null) => {
    const failure = keepFailures.shift();
    if (failure) throw failure;
    kept = [...withoutFrom(kept, replaces), exchange];
  };
  const thread = createThread({
    said: async () => kept,
    ask: (question, signal) => {
      const { feed, events } = stream(signal);
      asked.push({ ...question, feed });
      return events;
    },
    store: keep,
    isReachable: () => world.isReachable,
    waiting: {
      keep: async (question) => {
        if (world.canWait) waiting.push(question);
        return world.canWait;
      },
      isAny: () => waiting.length > 0,
    },
    draft: { read: () => '', write: (text) => written.push(text) },
    inFlight: {
      note: (question) => underWay.set(question.key, question),
      forget: (key) => underWay.delete(key),
    },
    isWelcome: () => world.isWelcome,
    tellFailed: () => toasts.push('failed'),
  });
  const texts = () => kept.map((one) => `${one.message} ${one.text}`);
  /** Lets everything run that can. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    thread,
    state: () => thread.state.get(),
    asked,
    underWay,
    written,
    toasts,
    world,
    waiting,
    texts,
    settle,
    kept: () => kept,
  };
}

const before = [plainExchange('a', 'First?', 'One.'), plainExchange('b', 'Second?', 'Two.')];

describe('a question', () => {
  it('shows at once, with its stages, and is kept when its answer is whole', async () => {
    const { thread, state, asked, texts, underWay, settle } = room(before);
    thread.setDraft('Bread?');
    const done = thread.ask({ message: 'Bread?' });
    expect(state()).toMatchObject({
      draft: '',
      pending: { exchange: { message: 'Bread?', text: '' }, stages: [] },
    });
    expect([...underWay.values()].map((one) => one.message)).toEqual(['Bread?']);
    await settle();
    asked[0]?.feed(...WHOLE.slice(0, 2));
    await settle();
    expect(state().pending).toMatchObject({
      stages: ['Reading 3 articles'],
      exchange: { text: expect.stringContaining('Eat less') },
    });
    asked[0]?.feed(WHOLE[2] ?? 'end', 'end');
    await done;
    expect(state()).toMatchObject({ pending: null, failure: null });
    expect(texts().at(-1)).toBe('Bread? Eat less bread and more eggs.');
    expect(underWay.size).toBe(0);
  });

  it('brings along the last five exchanges', async () => {
    const many = Array.from({ length: 8 }, (_, n) => plainExchange(`k${n}`, `q${n}`, `a${n}`));
    const { thread, asked, settle } = room(many);
    void thread.ask({ message: 'Next?' });
    await settle();
    expect(asked[0]?.localHistory.map((one) => one.message)).toEqual(['q3', 'q4', 'q5', 'q6', 'q7']);
  });

  it('waits for nothing: a second one is not sent', async () => {
    const { thread, asked, state, settle } = room();
    void thread.ask({ message: 'One?' });
    thread.setDraft('Two?');
    await thread.ask({ message: 'Two?' });
    await settle();
    expect(asked).toHaveLength(1);
    expect(state().draft).toBe('Two?');
  });

  it.each<[string, AnswerEvent[], Error | 'end']>([
    ['the line is cut', WHOLE.slice(0, 2), new ConnectionError(new TypeError('network error'))],
    ['the stream ends before the answer is whole', WHOLE.slice(0, 2), 'end'],
    ['the coach fails', [{ type: 'error', message: 'Something went wrong' }], 'end'],
  ])('comes back into the box when %s', async (_, events, end) => {
    const { thread, asked, state, texts, toasts, underWay, settle } = room(before);
    const done = thread.ask({ message: 'Bread?' });
    await settle();
    asked[0]?.feed(...events, end);
    await done;
    expect(state()).toMatchObject({
      draft: 'Bread?',
      pending: null,
      failure: { question: { message: 'Bread?' }, inBox: true },
    });
    expect(texts()).toHaveLength(2);
    expect(toasts).toEqual(['failed']);
    expect(underWay.size).toBe(0);
  });

  it('leaves alone what was typed meanwhile, and can still be asked again', async () => {
    const { thread, asked, state, texts, settle } = room();
    const done = thread.ask({ message: 'Bread?' });
    await settle();
    thread.setDraft('Something else');
    asked[0]?.feed('end');
    await done;
    expect(state()).toMatchObject({ draft: 'Something else', failure: { inBox: false } });
    const again = thread.retry();
    await settle();
    asked[1]?.feed(...WHOLE, 'end');
    await again;
    expect(texts()).toHaveLength(1);
    expect(state()).toMatchObject({ draft: 'Something else', failure: null });
  });

  it('keeps its key when the same is sent again', async () => {
    const { thread, asked, state, kept, settle } = room();
    const done = thread.ask({ message: 'Bread?' });
    const key = state().pending?.exchange.key;
    await settle();
    asked[0]?.feed('end');
    await done;
    const again = thread.ask({ message: 'Bread?' });
    await settle();
    asked[1]?.feed(...WHOLE, 'end');
    await again;
    expect(kept().map((one) => one.key)).toEqual([key]);
  });

  it('that was answered but could not be kept is kept on the next try, without asking the coach again', async () => {
    const { thread, asked, state, texts, settle } = room(before, [new ConnectionError(null)]);
    const done = thread.ask({ message: 'Bread?' });
    await settle();
    asked[0]?.feed(...WHOLE, 'end');
    await done;
    expect(state()).toMatchObject({ draft: 'Bread?', failure: { inBox: true } });
    expect(texts()).toHaveLength(2);
    await thread.ask({ message: 'Bread?' });
    expect(asked).toHaveLength(1);
    expect(texts().at(-1)).toBe('Bread? Eat less bread and more eggs.');
  });
});

describe('stopping', () => {
  it('keeps what had come', async () => {
    const { thread, asked, texts, state, settle } = room();
    const done = thread.ask({ message: 'Bread?' });
    await settle();
    asked[0]?.feed({ type: 'text', text: 'Eat less' });
    await settle();
    thread.stop();
    await done;
    expect(texts()).toEqual(['Bread? Eat less\n\n*Stopped here.*']);
    expect(state().failure).toBeNull();
  });

  it('gives the question back when nothing had come, without calling it a failure', async () => {
    const { thread, texts, state, toasts, settle } = room();
    const done = thread.ask({ message: 'Bread?' });
    await settle();
    thread.stop();
    await done;
    expect(texts()).toEqual([]);
    expect(state()).toMatchObject({ draft: 'Bread?', failure: null, pending: null });
    expect(toasts).toEqual([]);
  });

  it('by clearing keeps nothing', async () => {
    const { thread, asked, texts, state, settle } = room();
    const done = thread.ask({ message: 'Bread?' });
    await settle();
    asked[0]?.feed({ type: 'text', text: 'Eat less' });
    await settle();
    thread.drop();
    await done;
    expect(texts()).toEqual([]);
    expect(state()).toMatchObject({ draft: '', failure: null, pending: null });
  });

  it('by signing out keeps nothing', async () => {
    const { thread, asked, texts, state, toasts, world, settle } = room();
    const done = thread.ask({ message: 'Bread?' });
    await settle();
    world.isWelcome = false;
    asked[0]?.feed(...WHOLE, 'end');
    await done;
    expect(texts()).toEqual([]);
    expect(state().failure).toBeNull();
    expect(toasts).toEqual([]);
  });
});

describe('asking in the place of an exchange', () => {
  it('says which one goes, tells the coach only what was before, and replaces it once answered', async () => {
    const { thread, asked, state, texts, settle } = room(before);
    const done = thread.ask({ message: 'Second, but better?', replaces: 'b' });
    await settle();
    expect(state().pending?.replaces).toBe('b');
    expect(asked[0]?.localHistory.map((one) => one.message)).toEqual(['First?']);
    expect(texts()).toHaveLength(2);
    asked[0]?.feed(...WHOLE, 'end');
    await done;
    expect(texts()).toEqual(['First? One.', 'Second, but better? Eat less bread and more eggs.']);
  });

  it('leaves the old one when no answer comes, and the words typed for it in the box', async () => {
    const { thread, asked, state, texts, settle } = room(before);
    const done = thread.ask({ message: 'Better?', replaces: 'a' });
    await settle();
    asked[0]?.feed('end');
    await done;
    expect(texts()).toEqual(['First? One.', 'Second? Two.']);
    expect(state()).toMatchObject({ draft: 'Better?', pending: null });
    const again = thread.ask({ message: 'Better?' });
    await settle();
    expect(state().pending?.replaces).toBe('a');
    asked[1]?.feed(...WHOLE, 'end');
    await again;
    expect(texts()).toHaveLength(1);
  });

  it('puts nothing into the box that nobody typed', async () => {
    const { thread, asked, state, settle } = room(before);
    const done = thread.ask({ message: 'Second?', replaces: 'b', typed: false });
    await settle();
    asked[0]?.feed('end');
    await done;
    expect(state()).toMatchObject({ draft: '', failure: { question: { message: 'Second?' }, inBox: false } });
    const again = thread.retry();
    await settle();
    expect(state().pending?.replaces).toBe('b');
    thread.stop();
    await again;
  });
});

it('a question that an earlier page was left with comes back into the box', () => {
  const { thread, state, written } = room(before);
  thread.recover({ key: 'k', message: 'Left?', replaces: null, typed: true });
  expect(state()).toMatchObject({ draft: 'Left?', failure: { question: { message: 'Left?' }, inBox: true } });
  expect(written).toEqual(['Left?']);
});

describe('without a network', () => {
  const offline = () => new ConnectionError(new TypeError('Failed to fetch'));

  it('what was typed waits, and so does what is asked after it', async () => {
    const { thread, asked, state, waiting, world, toasts, settle } = room();
    world.canWait = true;
    const asking = thread.ask({ message: 'What is ketosis?' });
    await settle();
    asked[0]?.feed(offline());
    await asking;
    await thread.ask({ message: 'And insulin?' });
    expect(waiting.map(({ message }) => message)).toEqual(['What is ketosis?', 'And insulin?']);
    expect(asked).toHaveLength(1);
    expect(state()).toMatchObject({ pending: null, failure: null, draft: '' });
    expect(toasts).toEqual([]);
  });

  it('nothing is even tried while the server is known to be away', async () => {
    const { thread, asked, waiting, world } = room();
    Object.assign(world, { canWait: true, isReachable: false });
    await thread.ask({ message: 'What is ketosis?' });
    expect(asked).toEqual([]);
    expect(waiting).toHaveLength(1);
  });

  it('an answer asked for again does not wait: the old one stands', async () => {
    const { thread, asked, state, waiting, world, settle } = room([
      plainExchange('a', 'Q', 'An older answer.'),
    ]);
    world.canWait = true;
    const asking = thread.ask({ message: 'Q', replaces: 'a', typed: false });
    await settle();
    asked[0]?.feed(offline());
    await asking;
    expect(waiting).toEqual([]);
    expect(state().failure?.question.message).toBe('Q');
  });

  it('a waiting question is answered under its key, once, and after what is being asked', async () => {
    const { thread, asked, kept, settle } = room();
    const question = { key: 'k', message: 'What is ketosis?', replaces: null, typed: true };
    const first = thread.ask({ message: 'Something else?' });
    const second = thread.answer(question);
    await settle();
    expect(asked).toHaveLength(1);
    asked[0]?.feed(...WHOLE, 'end');
    await first;
    await settle();
    expect(asked.map(({ message }) => message)).toEqual(['Something else?', 'What is ketosis?']);
    asked[1]?.feed(...WHOLE, 'end');
    await second;
    expect(kept().at(-1)?.key).toBe('k');
    await thread.answer(question);
    expect(asked).toHaveLength(2);
  });

  it('one that finds no answer goes on waiting, without a word', async () => {
    const { thread, asked, state, toasts, settle } = room();
    const answering = thread.answer({ key: 'k', message: 'Q?', replaces: null, typed: true });
    await settle();
    asked[0]?.feed(offline());
    await expect(answering).rejects.toBeInstanceOf(ConnectionError);
    expect(state()).toMatchObject({ pending: null, failure: null, draft: '' });
    expect(toasts).toEqual([]);
  });

  it('one whose person is gone meanwhile is not done', async () => {
    const { thread, asked, kept, world, settle } = room();
    const answering = thread.answer({ key: 'k', message: 'Q?', replaces: null, typed: true });
    await settle();
    world.isWelcome = false;
    asked[0]?.feed(...WHOLE, 'end');
    await expect(answering).rejects.toThrow('has signed out');
    expect(kept()).toEqual([]);
  });
});
