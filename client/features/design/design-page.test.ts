import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const client = join(import.meta.dirname, '..', '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: client }).map((path) => ({
    path,
    text: readFileSync(join(client, path), 'utf8'),
  }));

const imports = (text: string, file: string) => text.includes(`/${file}'`);

/** They have no look of their own, or only with what waits to be sent. */
const NOT_SHOWN = ['lazy-component.tsx', 'take-along-offer.tsx', 'waiting-mark.tsx'];

test('every component that pages use is shown on the design page', () => {
  const pages = read('{features,routes}/**/*.tsx').filter(({ path }) => !path.includes('design'));
  const shown = read('{features/design/*,routes/design}.tsx');
  const components = globSync('ui/**/*.tsx', { cwd: client })
    .map((path) => basename(path))
    .filter((file) => !NOT_SHOWN.includes(file));
  expect(components.length).toBeGreaterThan(40);
  const used = components.filter((file) => pages.some(({ text }) => imports(text, file)));
  // An import that is not used fails the lint, so what is imported there is shown there.
  expect(used.filter((file) => !shown.some(({ text }) => imports(text, file)))).toEqual([]);
});
