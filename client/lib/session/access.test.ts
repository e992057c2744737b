import { expect, test } from 'vitest';
import { mayOpen } from './session.ts';

const OPEN = [
  '/',
  '/getting-started',
  '/science',
  '/success-stories',
  '/terms',
  '/privacy',
  '/handbook/net-carbs',
  '/nowhere',
];

test.each(OPEN)('%s is open to everyone', (path) => {
  expect(mayOpen(path, 'anonymous')).toBe(true);
  expect(mayOpen(path, 'guest')).toBe(true);
  expect(mayOpen(path, 'authenticated')).toBe(true);
});

test.each(['/captain-keto', '/keto-pantry', '/tracking', '/profile'])(
  '%s is open to guests and accounts',
  (path) => {
    expect(mayOpen(path, 'anonymous')).toBe(false);
    expect(mayOpen(path, 'loading')).toBe(false);
    expect(mayOpen(path, 'guest')).toBe(true);
    expect(mayOpen(path, 'authenticated')).toBe(true);
  },
);

test.each(['/starter-foods', '/saved-pantry', '/saved-meals', '/account'])('%s needs an account', (path) => {
  expect(mayOpen(path, 'anonymous')).toBe(false);
  expect(mayOpen(path, 'guest')).toBe(false);
  expect(mayOpen(path, 'authenticated')).toBe(true);
});

test('names every object has are no restricted pages', () => {
  expect(mayOpen('constructor', 'anonymous')).toBe(true);
});
