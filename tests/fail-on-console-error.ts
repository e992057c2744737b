import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console.error or console.warn nobody expected fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([]);
  vi.restoreAllMocks();
});
