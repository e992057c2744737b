import { describe, expect, it } from 'vitest';
import { type AnswerEvent, OFF_TOPIC_MARKER } from '#contract/chat.ts';
import { newExchange, plainExchange, shownText, spokenAnswer, spokenEnd, wholeResponse } from './exchange.ts';
import { applyEvent, completed, stopped } from './follow-answer.ts';

const source = { number: 1, kind: 'handbook', title: 'Net carbs', href: '/handbook/net-carbs' } as const;

const answer = (...events: AnswerEvent[]) => events.reduce(applyEvent, newExchange('key', 'Question?'));

describe('exchange', () => {
  it('leaves out of a question what no database stores', () => {
    expect(newExchange('key', 'a\u0000b \ud83d?').message).toBe('ab \ufffd?');
    expect(newExchange('key', 'eggs 🥚?').message).toBe('eggs 🥚?');
  });

  it('is put together from the events of a stream', () => {
    const exchange = answer(
      { type: 'status', text: 'Checking the charts' },
      { type: 'safety', level: 'caution', text: 'Mind your medicine.' },
      { type: 'text', text: 'About 20 g' },
      { type: 'text', text: ' a day.' },
      { type: 'source', source },
      { type: 'done', answeredBy: 'composer' },
    );
    expect(exchange).toMatchObject({ text: 'About 20 g a day.', sources: [source], answeredBy: 'composer' });
    expect(wholeResponse(exchange)).toBe('Mind your medicine.\n\nAbout 20 g a day.');
  });

  it('keeps what to ask next and whose data were used', () => {
    const exchange = answer(
      { type: 'text', text: 'Your limit is 25 g.' },
      { type: 'used', data: ['profile'] },
      { type: 'next', questions: ['What are net carbs?'] },
      { type: 'done', answeredBy: 'composer' },
    );
    expect(exchange).toMatchObject({ used: ['profile'], next: ['What are net carbs?'] });
  });

  it('shows one safety note, also when the answer is begun again', () => {
    const note = { type: 'safety', level: 'call_today', text: 'Call your doctor.' } as const;
    const exchange = answer(note, { type: 'text', text: 'A' }, { type: 'restart' }, note, {
      type: 'text',
      text: 'B',
    });
    expect(wholeResponse(exchange)).toBe('Call your doctor.\n\nB');
  });

  it('carries an emergency by its note alone', () => {
    const exchange = answer({ type: 'safety', level: 'emergency', text: 'Call 911 now.' });
    expect(completed(exchange)).toBe(exchange);
    expect(exchange.text).toBe('');
  });

  it('shows the marker of an off-topic reply once, also after a reload', () => {
    const text = `**${OFF_TOPIC_MARKER}**\n\nAsk me about food.`;
    const live = answer({ type: 'off_topic' }, { type: 'text', text });
    expect(shownText(live)).toBe('Ask me about food.');
    const stored = plainExchange('stored-1', 'Question?', text);
    expect(stored.offTopic).toBe(true);
    expect(shownText(stored)).toBe('Ask me about food.');
  });

  it.each(['', 'ok', '1234567890'])('asks again when the answer is only %j', (text) => {
    expect(completed(answer({ type: 'text', text })).text).toMatch(
      /^I couldn't process your request properly\. Please try again/,
    );
  });

  it('keeps what had arrived when the person stopped, and nothing when nothing had', () => {
    expect(stopped(answer())).toBeNull();
    expect(stopped(answer({ type: 'text', text: 'Start with' }))?.text).toBe('Start with\n\n*Stopped here.*');
  });
});

const ANSWER = { ...newExchange('a', 'How much?'), text: 'About **20 g** a day [[1]](/handbook/net-carbs).' };

describe('an answer that is read out', () => {
  it('is the answer without signs and marks', () => {
    expect(spokenAnswer(ANSWER)).toBe('Captain Keto answered: About 20 g a day.');
  });

  it('has the safety note first, then how the answer came about and what no source holds', () => {
    const safety = { level: 'caution', text: 'Mind your **medicine**.' } as const;
    const spoken = spokenAnswer({
      ...ANSWER,
      safety,
      notice: 'The model failed.',
      unchecked: ['5 g', '5 g'],
    });
    expect(spoken).toBe(
      'Captain Keto answered: Mind your medicine.\n\nAbout 20 g a day.\nThe model failed.\nNot found in our sources: 5 g.',
    );
  });
});

describe('the end of an answer', () => {
  it('tells of one stopped before its first word, and leaves a failure to its alert', () => {
    expect(spokenEnd('a', [ANSWER], false)).toContain('answered');
    expect(spokenEnd('b', [ANSWER], false)).toBe('Stopped before there was an answer.');
    expect(spokenEnd('b', [ANSWER], true)).toBe('');
  });
});
