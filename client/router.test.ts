import { readFileSync } from 'node:fs';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { PAGE_PATHS } from '#contract/page-paths.ts';
import { windowTitle } from './features/shell/page-announcer.tsx';
import { createQueryClient } from './lib/api/query-client.ts';
import { createAppRouter } from './router.tsx';

/** They lead to the chat at once. */
const LEADING_ON = ['/journal-chat', '/subscribe'];

const router = createAppRouter(
  createQueryClient(() => undefined),
  { history: createMemoryHistory(), origin: 'http://localhost' },
);

test('each page has a title of its own, which ends with the product’s name', () => {
  const titles = PAGE_PATHS.filter((path) => !LEADING_ON.includes(path)).map((path) =>
    windowTitle(router.matchRoutes(path, {})),
  );
  expect(titles[0]).toBe('Keto Navigator');
  for (const title of titles.slice(1)) expect(title).toMatch(/^(?!Page not found).+ \| Keto Navigator$/);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('an address without a page says so in its title', () => {
  expect(windowTitle(router.matchRoutes('/nowhere', {}))).toBe('Page not found | Keto Navigator');
});

test('every page is made of one document, which says its language', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<html lang="en">');
});
