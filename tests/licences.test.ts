import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Licences that ask for no more than their text and name. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'boost',
  'Public Domain',
  '(MIT OR CC0-1.0)',
  '(AFL-2.1 OR BSD-3-Clause)',
];

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

test('what the product runs on is free to pass on, and what asks for more is named in NOTICE', async () => {
  const root = new URL('../', import.meta.url);
  const { packages } = lockFile.parse(JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')));
  const notice = await readFile(new URL('NOTICE', root), 'utf8');
  const used = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path && !dev && !devOptional,
  );
  expect(used.length).toBeGreaterThan(200);
  const others = used.filter(([, { license }]) => !FREE.includes(license ?? 'none'));
  const unnamed = others.filter(([path, { license = 'none' }]) => {
    const name = path.replace(/^.*node_modules\//, '').replace(/^(@img\/sharp)-.*/, '$1');
    return !license.includes('LGPL-3.0') || !notice.includes(name);
  });
  expect(unnamed).toEqual([]);
});
