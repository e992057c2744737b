import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deriveSecrets, loadOrCreateSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a secret is made once and kept for its owner alone', async () => {
  const DATA_DIR = path.join(folder, 'new');
  const first = loadOrCreateSecrets({ DATA_DIR });
  expect(loadOrCreateSecrets({ DATA_DIR })).toEqual(first);
  expect((await stat(path.join(DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600);
  const secret = (await readFile(path.join(DATA_DIR, 'secret'), 'utf8')).trim();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.values(first)).not.toContain(secret);
});

test('a given secret is used and nothing is written', async () => {
  const SESSION_SECRET = 'a secret that is given from outside';
  const DATA_DIR = path.join(folder, 'unused');
  expect(loadOrCreateSecrets({ DATA_DIR, SESSION_SECRET })).toEqual(deriveSecrets(SESSION_SECRET));
  await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT');
});

test('keys differ from each other and from secret to secret', () => {
  const keys = [deriveSecrets('a'), deriveSecrets('b')].flatMap((secrets) => Object.values(secrets));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a damaged file is named', async () => {
  await writeFile(path.join(folder, 'secret'), 'cut off');
  expect(() => loadOrCreateSecrets({ DATA_DIR: folder })).toThrow(/secret is damaged/);
});
