import { expect, test, vi } from 'vitest';
import { batchedLines } from './batched-lines.ts';

test('lines of a moment are written together, in their order', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const log = batchedLines({ write: (text) => written.push(String(text)) > 0 });
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  vi.runAllTimers();
  log.write('three\n');
  log.end();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
  vi.useRealTimers();
});

test('what waits is written when the process ends', () => {
  const written: string[] = [];
  const before = process.listeners('exit');
  const log = batchedLines({ write: (text) => written.push(String(text)) > 0 });
  log.write('the last one\n');
  for (const listener of process.listeners('exit')) if (!before.includes(listener)) listener(0);
  expect(written).toEqual(['the last one\n']);
  log.end();
});
