import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AnswerEvent, answerEvent, CHAT_CONTEXT_ENTRIES, type ChatEntry } from '#contract/chat.ts';
import { api } from '../../lib/api/api.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { type Exchange, newExchange, wholeResponse } from '../../lib/chat/exchange.ts';
import { completed, followAnswer } from '../../lib/chat/follow-answer.ts';

/** POST /api/ask as a stream of events: a question without an account, with what was said before. */
const ask = (
  question: string,
  earlier: readonly ChatEntry[],
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> =>
  api.stream('/api/ask', answerEvent, {
    body: { question, localHistory: earlier.slice(-CHAT_CONTEXT_ENTRIES) },
    signal,
  });

export interface Turn {
  exchange: Exchange;
  state: 'asked' | 'answered' | 'failed';
  /** What the coach is doing; empty until it says. */
  status: string;
}

/** Questions and answers of the landing page. They live as long as the drawer, unless they are carried along. */
export function useMiniChat(firstQuestion: string) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const running = useRef<AbortController | null>(null);
  const put = (turn: Turn) =>
    setTurns((old) =>
      old.some(({ exchange }) => exchange.key === turn.exchange.key)
        ? old.map((one) => (one.exchange.key === turn.exchange.key ? turn : one))
        : [...old, turn],
    );

  const send = async (question: string, key: string = newUuid()) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const asked = newExchange(key, question);
    const earlier = turns
      .filter(({ state }) => state === 'answered')
      .map(({ exchange }) => ({ message: exchange.message, response: wholeResponse(exchange) }));
    put({ exchange: asked, state: 'asked', status: '' });
    try {
      const answer = await followAnswer(ask(question, earlier, controller.signal), asked, (soFar) =>
        put({ exchange: soFar.exchange, state: 'asked', status: soFar.stages.at(-1) ?? '' }),
      );
      put({ exchange: completed(answer), state: 'answered', status: '' });
    } catch {
      if (!controller.signal.aborted) put({ exchange: asked, state: 'failed', status: '' });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };

  // The question that opened the drawer is asked as it opens; closing it ends the answer.
  const [firstKey] = useState(newUuid);
  const sendFirst = useEffectEvent(() => send(firstQuestion, firstKey));
  useEffect(() => {
    void sendFirst();
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, []);

  return {
    turns,
    busy: turns.at(-1)?.state === 'asked',
    send: (question: string) => void send(question),
    retry: ({ exchange }: Turn) => void send(exchange.message, exchange.key),
  };
}
