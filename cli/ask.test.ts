import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openModelProvider } from '#tests/model-provider/model-provider.ts';
import { say } from '#tests/model-provider/steps.ts';
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

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keto-ask-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'data.json');
  await writeFile(file, text);
  return file;
}

test('keto ask answers from files about the person, at the moment and in the zone given', async () => {
  const readings = await fileWith(
    JSON.stringify([
      { readingTime: '2026-11-19T06:00:00.000Z', glucoseLevel: 108, isFasting: true },
      { readingTime: '2026-11-20T06:00:00.000Z', glucoseLevel: 5.4 * 18.016, isFasting: true },
    ]),
  );
  const profile = await fileWith(JSON.stringify({ units: { glucose: 'mmol/L' } }));
  const options = ['--readings', readings, '--profile', profile, '--zone', 'Europe/Berlin'];
  const question = 'What was my last reading?';
  const report: unknown = JSON.parse(
    await run(question, '--json', ...options, '--now', '2026-11-21T08:00:00Z'),
  );
  expect(report).toMatchObject({
    used: ['readings'],
    answer: expect.stringContaining('on November 20 at 7 am: fasting glucose 5.4 mmol/L'),
  });
});

test.each([
  ['--readings', 'not JSON', /not JSON/],
  ['--readings', '[{"readingTime": "yesterday"}]', /readingTime/],
  ['--pantry', '[{"netCarbs": 3}]', /productName|Product name/],
  ['--profile', '{"age": 400}', /Age must be 1 to 120/],
])('keto ask %s refuses %s', async (option, text, message) => {
  await expect(run('How am I doing?', option, await fileWith(text))).rejects.toThrow(message);
});

test.each([
  ['--now', 'soon'],
  ['--zone', 'Mars/Olympus'],
])('keto ask %s refuses %s', async (option, value) => {
  await expect(run('How am I doing?', option, value)).rejects.toThrow(value);
});

describe('with a model in the settings', () => {
  async function withModel(key = 'right') {
    const provider = await openModelProvider({ key: 'right' });
    provider.script(() => [say('Ketosis is ', 'burning fat.')]);
    vi.stubEnv('AI_PROVIDER', 'openai-compatible');
    vi.stubEnv('AI_MODEL', 'small-model');
    vi.stubEnv('AI_API_KEY', key);
    vi.stubEnv('AI_BASE_URL', provider.apiUrl);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await provider.close();
    });
    return provider;
  }

  test('keto ask has it word the answer, and says who answered', async () => {
    await withModel();
    const printed = await run('What is ketosis?');
    expect(printed).toContain('Ketosis is burning fat.');
    expect(printed.split('\n').at(-1)).toBe('Answered by small-model');
  });

  test('keto ask says why the coach answered in its place', async () => {
    await withModel('wrong');
    const printed = await run('What is ketosis?');
    expect(printed).toContain("did not accept the key that is set up, so this is Captain Keto's own answer.");
    expect(printed.split('\n').at(-1)).toBe('Answered by Captain Keto');
  });

  test('keto ask --no-model leaves it alone', async () => {
    const provider = await withModel();
    const report: unknown = JSON.parse(await run('What is ketosis?', '--no-model', '--json'));
    expect(report).toMatchObject({ answeredBy: 'composer', notice: null, unchecked: [] });
    expect(provider.calls).toEqual([]);
  });
});

test('a reader that closes the pipe early ends keto in silence', async () => {
  const keto = spawn(process.execPath, ['cli/keto.ts', 'ask', 'What is ketosis?']);
  keto.stdout.destroy();
  let complaints = '';
  keto.stderr.on('data', (data) => {
    complaints += String(data);
  });
  expect(await once(keto, 'close')).toEqual([0, null]);
  expect(complaints).toBe('');
});
