import { Command } from 'commander';
import { expect, test, vi } from 'vitest';
import { registerAsk } from './ask.ts';

async function run(...words: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const program = new Command('keto');
  registerAsk(program);
  await program.parseAsync(['ask', ...words], { from: 'user' });
  return log.mock.calls.map(([line]) => String(line)).join('\n');
}

test('keto ask --json prints the answer with its sources, level and timings', async () => {
  const report: unknown = JSON.parse(await run('What is keto flu?', '--json'));
  expect(report).toMatchObject({
    question: 'What is keto flu?',
    level: 'none',
    offTopic: false,
    answer: expect.stringContaining('rough patch'),
    sources: expect.arrayContaining([expect.objectContaining({ href: '/handbook/keto-flu' })]),
    timings: { loadMs: expect.any(Number), answerMs: expect.any(Number) },
  });
});

test('keto ask prints the emergency number of the country', async () => {
  expect(await run('my chest hurts', '--country', 'GB')).toContain('Call 999 now');
});
