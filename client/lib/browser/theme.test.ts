import { expect, test } from 'vitest';
import { themeFromCookies } from './theme.ts';

test.each([
  ['', 'system'],
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['theme=purple', 'system'],
  ['mytheme=dark', 'system'],
])('cookies %j mean %s', (cookies, choice) => {
  expect(themeFromCookies(cookies)).toBe(choice);
});
