import { expect, test } from 'vitest';
import type { KeyPress } from '../../../lib/browser/shortcut-keys.ts';
import { ariaKeysOf, SHORTCUTS, shortcutOf, shownKeysOf } from './shortcuts.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '',
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
});

test('letters answer to the modifiers of the platform alone, typing or not', () => {
  const alt = press('n', { altKey: true });
  const controlShift = press('N', { ctrlKey: true, shiftKey: true });
  for (const typing of [true, false]) {
    expect(shortcutOf(alt, 'other', typing)).toBe('newChat');
    expect(shortcutOf(controlShift, 'mac', typing)).toBe('newChat');
    expect(shortcutOf(alt, 'mac', typing)).toBeNull();
    expect(shortcutOf(controlShift, 'other', typing)).toBeNull();
    expect(shortcutOf(press('n'), 'other', typing)).toBeNull();
  }
});

test.each([{ ctrlKey: true }, { shiftKey: true }, { metaKey: true }])(
  'Alt with %o is something else',
  (more) => {
    expect(shortcutOf(press('n', { altKey: true, ...more }), 'other', false)).toBeNull();
  },
);

test('a layout without Latin letters goes by the place of the key, a Latin one by its letter', () => {
  const russian = press('т', { altKey: true, code: 'KeyN' });
  expect(shortcutOf(russian, 'other', true)).toBe('newChat');
  const french = press('q', { altKey: true, code: 'KeyA' });
  expect(shortcutOf(french, 'other', true)).toBe('focusBox');
});

test('a question mark is text in a text box and asks for help outside', () => {
  expect(shortcutOf(press('?', { shiftKey: true }), 'other', true)).toBeNull();
  expect(shortcutOf(press('?', { shiftKey: true }), 'other', false)).toBe('help');
});

test('Escape stops; Shift+Escape is the browser’s', () => {
  expect(shortcutOf(press('Escape'), 'mac', true)).toBe('stop');
  expect(shortcutOf(press('Escape', { shiftKey: true }), 'other', true)).toBeNull();
});

test('keys are shown as they stand on the keyboard, and told to screen readers by their names', () => {
  expect(shownKeysOf('newChat', 'mac')).toEqual(['⌃', '⇧', 'N']);
  expect(shownKeysOf('newChat', 'other')).toEqual(['Alt', 'N']);
  expect(shownKeysOf('stop', 'mac')).toEqual(['Esc']);
  expect(ariaKeysOf('newChat', 'mac')).toBe('Control+Shift+N');
  expect(ariaKeysOf('newChat', 'other')).toBe('Alt+N');
  expect(ariaKeysOf('help', 'other')).toBe('?');
});

test('no key does two things, and none is one of the browsers’ own with Alt', () => {
  const keys = SHORTCUTS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const taken of 'fevsbthd') expect(keys).not.toContain(taken);
});
