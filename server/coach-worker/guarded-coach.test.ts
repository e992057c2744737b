import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { collectAnswer } from '#coach/collect-answer.ts';
import { UNKNOWN_PERSON } from '#coach/person/person.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { openTrappedCoach } from '#server/testing/trapped-coach.ts';
import { TRAPS } from '#server/testing/traps.ts';
import { AppError } from '../errors.ts';

/** Several workers load one after another here. */
vi.setConfig({ testTimeout: 120_000 });

let open: ReturnType<typeof openTrappedCoach> | undefined;
afterEach(() => open?.coach.close());
const trapped = (...options: Parameters<typeof openTrappedCoach>) => {
  open = openTrappedCoach(...options);
  return open;
};

const CARBS = { question: 'What are net carbs?', history: [] };
const caught = (word: string) => ({ question: `What are net carbs and ${word} on keto?`, history: [] });

test.each([
  ['holds the thread', TRAPS.loop, { reason: 'blocked' }],
  ['makes it throw', TRAPS.exception, { reason: 'crashed', code: 'TypeError' }],
  ['fills its memory', TRAPS.memory, { reason: 'crashed', code: 'ERR_WORKER_OUT_OF_MEMORY' }],
])('a question that %s is apologised for, and the next is answered', async (_what, word, report) => {
  const { coach, reports } = trapped({ memoryMb: 200, deadlineMs: word === TRAPS.loop ? 500 : 600_000 });
  const answer = await collectAnswer(coach.answer({ ...caught(word), country: 'GB' }));
  expect(answer).toMatchObject({ safetyLevel: 'caution', answeredBy: 'composer', sources: [] });
  expect(answer.response).toMatch(/danger, call 999 now.*Samaritans.*I am sorry: I could not read/s);
  expect(reports).toEqual([expect.objectContaining({ ...report, texts: 1 })]);
  expect(JSON.stringify(reports)).not.toContain(word);
  expect((await collectAnswer(coach.answer(CARBS))).response).toMatch(/fib(er|re)/i);
  expect(reports).toHaveLength(1);
});

test('a safety note that was found stays above the apology', async () => {
  const { coach } = trapped();
  const question = `I take metformin. What are net carbs and ${TRAPS.loop} on keto?`;
  const answer = await collectAnswer(coach.answer({ question, history: [], country: 'US' }));
  expect(answer.response).toMatch(/Check with your doctor first.*I am sorry.*call 911 now/is);
});

test('a safety note is told once, also by a question that is read again', async () => {
  const { coach } = trapped();
  const beside = { question: 'I take metformin. What are net carbs?', history: [] };
  const [events] = await Promise.all([
    Array.fromAsync(coach.answer(beside)),
    collectAnswer(coach.answer(caught(TRAPS.loop))),
  ]);
  expect(events.filter(({ type }) => type === 'safety')).toHaveLength(1);
});

test('what the asker’s side throws keeps its class', async () => {
  const { coach } = trapped();
  const error = new AppError('unavailable', { message: 'Later, please.', log: 'no database' });
  const person = { ...UNKNOWN_PERSON, pantry: () => Promise.reject(error) };
  const question = { question: 'What is in my pantry?', history: [], person };
  await expect(collectAnswer(coach.answer(question))).rejects.toBe(error);
});

test('an aborted question throws its reason and leaves nothing behind, also while the thread is held', async () => {
  const { coach } = trapped({ deadlineMs: 600_000 });
  const stop = new AbortController();
  const reason = new Error('gone');
  const events = coach.answer({ ...caught(TRAPS.loop), signal: stop.signal });
  expect((await next(events)).type).toBe('status');
  const waiting = collectAnswer(events);
  stop.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  await expect(collectAnswer(coach.answer({ ...CARBS, signal: stop.signal }))).rejects.toBe(reason);
});

test('closing ends what is held, and nothing is answered any more', async () => {
  const { coach, reports } = trapped({ deadlineMs: 600_000 });
  const events = coach.answer(caught(TRAPS.loop));
  await next(events);
  const waiting = collectAnswer(events);
  const ended = expect(waiting).rejects.toThrow('closed');
  await coach.close();
  await ended;
  await expect(collectAnswer(coach.answer(CARBS))).rejects.toThrow('The coach is closed');
  expect(reports).toEqual([]);
});

test('notes that hold the thread leave the advice on the numbers', async () => {
  const { coach, reports } = trapped();
  const now = new Date('2026-03-01T12:00:00Z');
  const reading = { readingTime: now.toISOString(), glucoseLevel: 48, ketoneLevel: null, isFasting: false };
  const person = healthContext({ ...EMPTY_PERSONAL_DATA, country: 'DE' });
  const advice = (notes: string) =>
    coach.adviseOnReading({ ...reading, feeling: null, notes }, person, [], now);
  const [held, beside] = await Promise.all([advice(`a ${TRAPS.loop}`), advice('after lunch')]);
  expect(held).toMatchObject({ rule: beside?.rule, level: beside?.level });
  expect(held?.actions.at(-1)).toMatch(/couldn’t understand.*call 112 now/);
  expect(beside?.actions.at(-1)).not.toMatch(/couldn’t understand/);
  expect(reports.map(({ texts }) => texts)).toEqual([2, 1]);
});

/** The first event, which leaves the rest to be read. */
async function next<T>(events: AsyncIterable<T>): Promise<T> {
  const { value, done } = await events[Symbol.asyncIterator]().next();
  if (done) throw new Error('There was no event');
  return value;
}
