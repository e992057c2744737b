import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerDetails } from '#contract/chat.ts';
import { newExchange } from '../../../lib/chat/exchange.ts';
import {
  chatMarkdown,
  type ExportedChat,
  type ExportedExchange,
  ofExchange,
  ofMessage,
} from './chat-markdown.ts';
import { chatFile, chatFileName, chatJson } from './export-chat.ts';

const exportedAt = new Date('2026-03-05T10:00:00Z');
const setting = {
  origin: 'https://keto.example.org',
  exportedAt,
  formatDay: (instant: Date) => instant.toISOString().slice(0, 10),
};

const details: AnswerDetails = {
  text: 'About **20 g** [[1]](/handbook/carbs).\n\n# More\n\n```\n# no heading\n```',
  safety: { level: 'caution', text: 'Ask your doctor.\nSoon.' },
  sources: [
    { number: 1, kind: 'handbook', title: 'How many [carbs]?', href: '/handbook/carbs' },
    { number: 2, kind: 'paper', title: 'A trial', href: 'https://doi.org/10.1/x' },
  ],
  used: ['readings'],
  offTopic: false,
  notice: null,
  unchecked: ['47 g'],
  answeredBy: 'composer',
};
const exchange: ExportedExchange = {
  message: 'How many *carbs*?\n- bread\n\n# and milk',
  response: 'Ask your doctor.\nSoon.\n\nAbout **20 g**',
  storedAt: '2026-03-01T08:00:00.000Z',
  details,
};
const chat = (more: Partial<ExportedChat> = {}): ExportedChat => ({
  title: 'Carbs_and more',
  exchanges: [exchange],
  ...more,
});

describe('as Markdown', () => {
  test('title, date, question, note, answer and sources, with links that work outside the app', () => {
    expect(chatMarkdown(chat(), setting)).toBe(`# Carbs\\_and more

*2026-03-01 · 1 question · exported from Keto Navigator on 2026-03-05*

## Question

> How many \\*carbs\\*?\\
> \\- bread
>
> \\# and milk

## Captain Keto

> **Caution**
>
> Ask your doctor.
> Soon.

About **20 g** [[1]](https://keto.example.org/handbook/carbs).

### More

\`\`\`
# no heading
\`\`\`

*Not found in the sources, please check: 47 g.*

**Sources**

1. [How many \\[carbs\\]?](https://keto.example.org/handbook/carbs)
2. [A trial](https://doi.org/10.1/x)

---

*Education, not medical advice.*
`);
  });

  test('an answer kept without details is its text; a model is named; days span the chat', () => {
    const text = chatMarkdown(
      chat({
        exchanges: [
          { message: 'Eggs?', response: 'Yes.', storedAt: '2026-02-01T08:00:00.000Z', details: null },
          { ...exchange, details: { ...details, answeredBy: 'gpt_x', notice: 'The model failed.' } },
        ],
      }),
      setting,
    );
    expect(text).toContain('*2026-02-01 to 2026-03-01 · 2 questions · ');
    expect(text).toContain('> Eggs?\n\n## Captain Keto\n\nYes.\n\n## Question');
    expect(text).toContain('*The model failed.*');
    expect(text).toContain('*Written by gpt\\_x.*');
  });

  test('a chat that was never stored names the day of the export alone', () => {
    const text = chatMarkdown(chat({ exchanges: [{ ...exchange, storedAt: null }] }), setting);
    expect(text).toContain('*1 question · exported from Keto Navigator on 2026-03-05*');
  });
});

describe('as JSON', () => {
  test('what was written is read back as it was', () => {
    const read = chatFile.parse(JSON.parse(chatJson(chat(), exportedAt)));
    expect(read).toEqual({
      format: 'keto-navigator-chat',
      version: 1,
      title: 'Carbs_and more',
      exportedAt: '2026-03-05T10:00:00.000Z',
      exchanges: [exchange],
    });
  });

  test('a chat on screen and a saved message say the same', () => {
    const key = 'a0000000-0000-4000-8000-000000000001';
    const { text, safety, sources, used, answeredBy, unchecked } = details;
    const onScreen = {
      ...newExchange(key, exchange.message),
      ...{ text, safety, sources, used, answeredBy, unchecked },
      storedAt: exchange.storedAt,
    };
    const response = `${details.safety?.text}\n\n${text}`;
    const stored = {
      id: 7,
      conversationId: 1,
      messageIndex: 0,
      message: exchange.message,
      response,
      createdAt: '2026-03-01T08:00:00.000Z',
      idempotencyKey: key,
      details,
    };
    expect(ofExchange(onScreen)).toEqual(ofMessage(stored));
    expect(ofMessage(stored)).toEqual({ ...exchange, response });
  });
});

describe('the name of the file', () => {
  test.each([
    ['How many carbs? (a day)', 'how_many_carbs_a_day_chat.md'],
    ['../../etc/passwd', 'etc_passwd_chat.md'],
    ['CON', 'con_chat.md'],
    ['Käse & Brot', 'käse_brot_chat.md'],
    ['什么是生酮?', '什么是生酮_chat.md'],
    ['???', 'keto_chat.md'],
    ['a'.repeat(200), `${'a'.repeat(60)}_chat.md`],
  ])('%s', (title, name) => {
    expect(chatFileName(title, 'md')).toBe(name);
  });

  test('is one that every system takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = chatFileName(title, 'json');
        expect(name).toMatch(/^[\p{L}\p{N}\p{M}_]+_chat\.json$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });
});
