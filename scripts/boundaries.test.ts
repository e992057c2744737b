import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const depcruise = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const config = join(root, '.dependency-cruiser.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keto-navigator-boundaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that files of a project break, each with the file. */
async function broken(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module","imports":{"#server/*":"./server/*"}}');
  const run = promisify(execFile)(
    process.execPath,
    [depcruise, '.', '--config', config, '--output-type', 'json'],
    { cwd: folder },
  );
  // It ends with the number of violations as its code.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

const SERVER = { 'server/errors.ts': 'export type Code = 1;\nexport const code: Code = 1;\n' };

test('forbidden imports are seen in TypeScript, whichever way they are written', async () => {
  expect(
    await broken({
      ...SERVER,
      'domain/value.ts': `import { code } from '../server/errors.ts';\nexport const value: number = code;\n`,
      'domain/type.ts': `import type { Code } from '#server/errors.ts';\nexport type Mine = Code;\n`,
      'domain/again.ts': `export * from '../server/errors.ts';\n`,
      'domain/later.ts': `export const later = async (): Promise<unknown> => import('../server/errors.ts');\n`,
      'client/features/a/part.tsx': `import { code } from '#server/errors.ts';\nexport const Part = () => <p>{code}</p>;\n`,
      'domain/node.ts': `import { join } from 'node:path';\nexport const path: string = join('a', 'b');\n`,
    }),
  ).toEqual([
    'client-not-server: client/features/a/part.tsx',
    'domain-no-io: domain/node.ts',
    'domain-pure: domain/again.ts',
    'domain-pure: domain/later.ts',
    'domain-pure: domain/type.ts',
    'domain-pure: domain/value.ts',
  ]);
});

test('nothing climbs, and every room has its place', async () => {
  const one = (path: string) => `import { one } from '${path}';\nexport const two: number = one;\n`;
  const ONE = 'export const one: number = 1;\n';
  expect(
    await broken({
      'domain/readings/low.ts': ONE,
      'domain/nutrition/climbs.ts': one('../readings/low.ts'),
      'domain/fasting/stands.ts': one('../readings/low.ts'),
      'domain/cellar/low.ts': ONE,
      'domain/fasting/new-room.ts': one('../cellar/low.ts'),
      'domain/loose.ts': ONE,
      'client/lib/loose.ts': one('../../domain/loose.ts'),
      'coach/skills/skill.ts': ONE,
      'coach/person/climbs.ts': one('../skills/skill.ts'),
      'coach/worded/stands.ts': one('../skills/skill.ts'),
      'foods/climbs.ts': one('../coach/skills/skill.ts'),
      'client/ui/badge.ts': ONE,
      'client/lib/climbs.ts': one('../ui/badge.ts'),
    }),
  ).toEqual([
    'client-lib-below-ui: client/lib/climbs.ts',
    'coach-climbs: coach/person/climbs.ts',
    'domain-climbs: domain/fasting/new-room.ts',
    'domain-climbs: domain/nutrition/climbs.ts',
    'domain-no-loose-files: client/lib/loose.ts',
    'domain-rooms: domain/fasting/new-room.ts',
    'foods-alone: foods/climbs.ts',
  ]);
});

test('allowed imports are', async () => {
  expect(
    await broken({
      ...SERVER,
      'domain/numbers/least.ts': 'export const least: number = 20;\n',
      'server/features/a/verb.ts': `import { least } from '../../../domain/numbers/least.ts';\nimport { code } from '#server/errors.ts';\nexport const both: number = least + code;\n`,
    }),
  ).toEqual([]);
});
