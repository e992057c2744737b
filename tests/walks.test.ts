import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('every dialog, menu and sheet is met on one of the accessibility walks', () => {
  const client = join(root, 'client');
  const walks = join(root, 'e2e', 'states');
  const told = readdirSync(walks)
    .map((file) => readFileSync(join(walks, file), 'utf8'))
    .join('\n');
  const drawing = globSync('{features,routes}/**/*.tsx', { cwd: client }).filter((path) =>
    /<(Dialog|ConfirmDialog|FormDialog|Sheet|Menu)\b/.test(readFileSync(join(client, path), 'utf8')),
  );
  expect(drawing.filter((path) => !told.includes(`'${path}'`))).toEqual([]);
});
