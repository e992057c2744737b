import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './bootstrap.mjs';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const called = (file: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: root, encoding: 'utf8' });
  return { status, stderr: stderr.trim() };
};

test('every command installs the packages before it needs one', () => {
  for (const [name, command] of Object.entries(scripts))
    for (const step of command.split(' && '))
      expect(step, name).toMatch(
        /^node scripts\/(?:run\.mjs [\w/@.-]+|start\.mjs|dev\.mjs|test\.mjs)(?: |$)/,
      );
});

test.each([
  ['bench/bench.ts', [], /^Which bench\? Usage: npm run bench -- start \| crash \| /],
  ['bench/bench.ts', ['constructor'], /^Which bench\? Usage: npm run bench -- /],
  ['bench/bench.ts', ['start', '--jsn'], /^Unknown option '--jsn'\. Usage: npm run bench -- /],
  ['evals/answers.ts', [], /^Which file\? Usage: npm run eval:answers -- FILE/],
  ['evals/topic.ts', [], /^Which file\? Usage: npm run eval:topic -- FILE/],
  ['evals/safety.ts', [], /^Which file\? Usage: npm run eval:safety -- FILE/],
  ['evals/answer-figures.ts', ['--json'], /^Option '--json <value>' argument missing\. Usage: npm run /],
  ['evals/keto-score.ts', ['what'], /^Unexpected argument 'what'\. Usage: npm run eval:keto-score -- /],
  ['evals/plans.ts', ['--days'], /^Unknown option '--days'\. Usage: npm run eval:plans -- /],
  ['evals/labels.ts', [], /^error: required option '--dir <dir>' not specified$/],
  ['scripts/screenshots.ts', ['--size', 'tablet'], /^Which size\? Usage: npm run screenshots -- /],
])('%s %j says in one line what it needs', { timeout: 60_000 }, (file, args, line) => {
  const { status, stderr } = called(file, ...args);
  expect(stderr).toMatch(line);
  expect(stderr.split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});
