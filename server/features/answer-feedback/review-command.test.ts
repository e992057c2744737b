import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { insertFeedback } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { feedbackTable } from './feedback-table.ts';

const run = promisify(execFile);
const command = `${import.meta.dirname}/review-command.ts`;

const row = {
  at: '2026-01-03T08:05:00.000Z',
  rating: 'down',
  reason: 'wrong',
  comment: null,
  message: 'Is bread keto?',
  response: '**Seldom** [[1]](/handbook/bread).',
  answeredBy: 'composer',
} as const;

test('the table has one line for each judgement', () => {
  const [head, rule, line, ...rest] = feedbackTable([row]).split('\n');
  expect(head).toMatch(/^When \(UTC\) +Vote +Reason +Answered by +Comment +Question +Answer$/);
  expect(rule).toMatch(/^[- ]+$/);
  expect(line?.split(/ {2,}/)).toEqual([
    '2026-01-03 08:05',
    'down',
    'wrong',
    'composer',
    'Is bread keto?',
    'Seldom.',
  ]);
  expect(rest).toEqual([]);
  expect(feedbackTable([])).toBe('No feedback matches.');
});

test('long, broken and hostile texts keep to their column', () => {
  const hostile = {
    ...row,
    comment: `\u001b[2J\u202eline\nline ${'x'.repeat(90)}`,
    message: '👩‍🚀'.repeat(60),
  };
  const [head = '', , line = '', ...rest] = feedbackTable([hostile]).split('\n');
  expect(rest).toEqual([]);
  expect(line).not.toMatch(/\p{Cc}|\u202e/u);
  const characters = Array.from(line);
  expect(characters.slice(head.indexOf('Answer', 60)).join('')).toBe('Seldom.');
  expect(characters.filter((one) => one === '…')).toHaveLength(2);
});

test('the command prints what was said, filtered, as a table or whole as JSON', async () => {
  const app = await openTestApp();
  try {
    await insertFeedback(app.db, { message: 'first', reason: 'wrong' });
    await insertFeedback(app.db, {
      message: 'second',
      reason: 'unsafe',
      updatedAt: new Date(Date.now() + 1000),
    });
    const env = { ...process.env, DATABASE_URL: app.databaseUrl };
    const print = async (...args: string[]) =>
      (await run(process.execPath, [command, ...args], { env })).stdout;
    const table = (await print()).trim().split('\n');
    expect(table).toHaveLength(4);
    expect(table[2]).toMatch(/unsafe .*second/);
    const json = JSON.parse(await print('--json', '--reason', 'wrong'));
    expect(json).toMatchObject([{ message: 'first', response: 'A state.' }]);
    expect(json[0]).not.toHaveProperty('asker');
    await expect(print('--rating', 'meh')).rejects.toMatchObject({ code: 1 });
    await expect(print('--limit', '0')).rejects.toMatchObject({ code: 1 });
  } finally {
    await app.close();
  }
});
