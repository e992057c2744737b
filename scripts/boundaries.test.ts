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

test('allowed imports are', async () => {
  expect(
    await broken({
      ...SERVER,
      'domain/health-values/glucose.ts': 'export const least: number = 20;\n',
      'server/features/a/verb.ts': `import { least } from '../../../domain/health-values/glucose.ts';\nimport { code } from '#server/errors.ts';\nexport const both: number = least + code;\n`,
    }),
  ).toEqual([]);
});
