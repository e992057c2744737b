import { afterAll, describe, expect, test } from 'vitest';
import type { AnswerEvent } from '#contract/chat.ts';
import { createCoach } from '../coach.ts';
import { collectAnswer } from '../collect-answer.ts';
import type { ModelTurn } from './model-turn.ts';
import {
  answersWith,
  breaksAfter,
  calls,
  cannotConnect,
  errsAfter,
  hangs,
  type Reply,
  says,
  saysUntil,
  scriptedTurn,
  stallsAfter,
} from './testing/scripted-model.ts';

const QUICK = { firstPieceMs: 60, betweenPiecesMs: 60, wholeMs: 400, retryWaitMs: 1, retryAfterMostMs: 50 };
const coach = await createCoach({ limits: QUICK });
afterAll(() => coach.close());

const QUESTION = 'What is ketosis?';
const composed = await collectAnswer(coach.answer({ question: QUESTION, history: [] }));
const ask = (turn: ModelTurn) => collectAnswer(coach.answer({ question: QUESTION, history: [], turn }));

async function typesOf(turn: ModelTurn): Promise<AnswerEvent['type'][]> {
  const types: AnswerEvent['type'][] = [];
  for await (const { type } of coach.answer({ question: QUESTION, history: [], turn })) {
    if (type !== types.at(-1)) types.push(type);
  }
  return types;
}

const IN_PLACE = "so this is Captain Keto's own answer.";

describe('a model that fails before it said anything', () => {
  test.each<[string, Reply[], string]>([
    ['is too busy', [answersWith(429), answersWith(429), answersWith(529)], 'is busy right now'],
    ['wants a long wait', [answersWith(429, { 'retry-after': '60' })], 'is busy right now'],
    ['refuses the key', [answersWith(401)], 'did not accept the key that is set up'],
    ['forbids the call', [answersWith(403)], 'did not accept the key that is set up'],
    ['does not know the model', [answersWith(404)], 'gave no usable answer'],
    ['fails', [answersWith(500), answersWith(502), answersWith(500)], 'could not be reached'],
    ['is not there', [cannotConnect, cannotConnect, cannotConnect], 'could not be reached'],
    ['does not begin', [hangs()], 'took too long'],
    ['begins with nothing', [stallsAfter()], 'took too long'],
    ['says nothing', [says()], 'gave no usable answer'],
    ['says only blanks', [says(' ', '\n\n')], 'gave no usable answer'],
    ['is cut before its text', [saysUntil('length')], 'gave no usable answer'],
    ['is filtered before its text', [saysUntil('content-filter')], 'gave no usable answer'],
    ['ends without an end', [saysUntil('other')], 'gave no usable answer'],
    [
      'sends an error in place of text',
      [1, 2, 3].map(() => errsAfter({ type: 'overloaded_error', message: 'Overloaded' })),
      'is busy right now',
    ],
    ['sends garbage', [errsAfter(new SyntaxError('Unexpected token < in JSON'))], 'gave no usable answer'],
  ])('%s: the composer answers, with a notice', async (_, script, words) => {
    const { turn, asked, spent } = scriptedTurn(...script);
    const answer = await ask(turn);
    expect(answer).toEqual({ ...composed, notice: `test-model ${words}, ${IN_PLACE}` });
    expect(asked).toHaveLength(script.length);
    expect(spent).toMatchObject([{ answered: false }]);
    expect(answer.notice).not.toContain('secret words');
  });

  test('cannot be loaded', async () => {
    const { turn, spent } = scriptedTurn();
    const load = async () => Promise.reject(new Error('no such package'));
    const answer = await ask({ ...turn, model: { name: 'test-model', load } });
    expect(answer.notice).toBe(`test-model gave no usable answer, ${IN_PLACE}`);
    expect(spent).toEqual([
      {
        inputTokens: null,
        outputTokens: null,
        answered: false,
        failure: expect.objectContaining({ kind: 'unexpected' }),
      },
    ]);
  });
});

describe('another try', () => {
  test.each<[string, Reply[]]>([
    ['after too many calls, as soon as it says', [answersWith(429, { 'retry-after-ms': '5' }), says('Aye.')]],
    ['after a failing server', [answersWith(503), answersWith(500), says('Aye.')]],
    ['after a broken connection', [cannotConnect, says('Aye.')]],
    [
      'after an error in place of text',
      [errsAfter({ type: 'overloaded_error', message: 'x' }), says('Aye.')],
    ],
    [
      'without tools, for a model that takes none',
      [answersWith(400, {}, '{"error":{"message":"test-model does not support tools"}}'), says('Aye.')],
    ],
  ])('%s', async (_, script) => {
    const { turn, spent } = scriptedTurn(...script);
    expect(await ask(turn)).toMatchObject({ response: 'Aye.', answeredBy: 'test-model', notice: null });
    expect(spent).toHaveLength(1);
  });

  test('a model that takes no tools is not offered them again', async () => {
    const { turn, asked } = scriptedTurn(
      answersWith(400, {}, 'does not support tools'),
      says('Aye.'),
      says('Aye again.'),
    );
    await ask(turn);
    expect((await ask(turn)).response).toBe('Aye again.');
    expect(asked.map(({ tools }) => (tools ?? []).length > 0)).toEqual([true, false, false]);
  });

  test('is made in a later round too, while nothing was shown', async () => {
    const { turn } = scriptedTurn(calls([['my_plans', {}]]), answersWith(500), says('Aye.'));
    expect((await ask(turn)).response).toBe('Aye.');
  });

  test('is never made once text was shown', async () => {
    const { turn, asked } = scriptedTurn(calls([['my_plans', {}]], 'Let me look.'), answersWith(500));
    expect(await ask(turn)).toMatchObject({ response: composed.response, answeredBy: 'composer' });
    expect(asked).toHaveLength(2);
  });
});

describe('a model that fails after it said something', () => {
  test.each<[string, Reply, string]>([
    [
      'breaks the connection',
      breaksAfter(new TypeError('terminated'), 'Ketosis ', 'is'),
      'broke off and could not',
    ],
    ['stalls', stallsAfter('Ketosis ', 'is'), 'broke off and took too long'],
    ['sends an error', errsAfter({ message: 'boom' }, 'Ketosis ', 'is'), 'broke off in the middle'],
    ['ends without an end', saysUntil('other', 'Ketosis ', 'is'), 'broke off in the middle'],
  ])('%s: the answer begins anew', async (_, reply, words) => {
    const { turn } = scriptedTurn(reply);
    expect(await typesOf(turn)).toEqual([
      ...['status', 'text', 'restart', 'notice', 'text', 'source', 'next', 'done'],
    ]);
    const again = scriptedTurn(reply);
    expect(await ask(again.turn)).toEqual({
      ...composed,
      notice: expect.stringContaining(`test-model ${words}`),
    });
    expect(again.spent).toMatchObject([{ answered: false }]);
  });

  test('goes on for too long in all', async () => {
    const { turn } = scriptedTurn(async () => ({
      stream: new ReadableStream({
        start: (controller) => controller.enqueue({ type: 'text-start', id: 't' }),
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          controller.enqueue({ type: 'text-delta', id: 't', delta: 'and on ' });
        },
      }),
    }));
    expect((await ask(turn)).notice).toContain('took too long');
  });
});

describe('a stop by the asker', () => {
  test('stops the request at once and throws the reason', async () => {
    const stopped = Promise.withResolvers<unknown>();
    const { turn, spent } = scriptedTurn(hangs(stopped.resolve));
    const stop = new AbortController();
    const run = async () => {
      const events = coach.answer({ question: QUESTION, history: [], turn, signal: stop.signal });
      for await (const event of events) {
        if (event.type === 'status' && event.text === 'Asking test-model') {
          setTimeout(() => stop.abort(new Error('left')), 5);
        }
      }
    };
    await expect(run()).rejects.toThrow('left');
    expect(await stopped.promise).toBe(stop.signal.reason);
    expect(spent).toMatchObject([{ answered: true }]);
  });

  test('in the middle of the text', async () => {
    const { turn, spent } = scriptedTurn(stallsAfter('Ketosis ', 'is'));
    const stop = new AbortController();
    const seen: string[] = [];
    const run = async () => {
      const events = coach.answer({ question: QUESTION, history: [], turn, signal: stop.signal });
      for await (const event of events) {
        seen.push(event.type);
        if (event.type === 'text') stop.abort(new Error('left'));
      }
    };
    await expect(run()).rejects.toThrow('left');
    expect(seen).not.toContain('restart');
    expect(spent).toHaveLength(1);
  });

  test('reading no further stops the request too', async () => {
    const { turn, asked, spent } = scriptedTurn(stallsAfter('Ketosis ', 'is'));
    for await (const event of coach.answer({ question: QUESTION, history: [], turn })) {
      if (event.type === 'text') break;
    }
    expect(asked[0]?.abortSignal?.aborted).toBe(true);
    expect(spent).toHaveLength(1);
  });
});

test('an answer is not lost because it could not be counted', async () => {
  const { turn } = scriptedTurn(says('Aye.'));
  const spent = async () => Promise.reject(new Error('database is gone'));
  expect((await ask({ ...turn, spent })).response).toBe('Aye.');
});
