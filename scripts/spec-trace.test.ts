import { expect, test } from 'vitest';
import { statementCount, testTitles, traceFaults } from './spec-trace.ts';

const FILES = new Map([
  ['client/a.tsx', ''],
  [
    'client/a.test.ts',
    "test('a toast stays', () => {});\ntest.each([[1, (2)]])('%i becomes “two”', () => {});",
  ],
]);
const read = (path: string) => FILES.get(path) ?? null;
const row = (number: string, files = '`client/a.tsx`', tests = '`client/a.test.ts#toast stays`') =>
  `| ${number} | A toast stays | ${files} | ${tests} |`;
const faults = (...rows: string[]) => traceFaults(`# Trace\n\n${rows.join('\n')}\n`, 1, read);

test('a whole trace has no fault', () => {
  const rows = [row('1.1'), row('1.2', '`client/a.tsx`, `client/a.test.ts`', '`client/a.test.ts#“two”`')];
  expect(faults(...rows)).toEqual([]);
  expect(statementCount(rows.join('\n'))).toBe(2);
});

test.each([
  ['a gap in the numbers', [row('1.1'), row('1.3')], '1.3: 1.2 should come here'],
  ['a number that comes twice', [row('1.1'), row('1.1')], '1.1: 1.2 should come here'],
  ['a file that is gone', [row('1.1', '`client/b.tsx`')], '1.1: there is no client/b.tsx'],
  ['no file', [row('1.1', 'somewhere')], '1.1: names no file'],
  ['no test', [row('1.1', '`client/a.tsx`', 'seen by eye')], '1.1: names no test'],
  [
    'a test file without a title',
    [row('1.1', '`client/a.tsx`', '`client/a.test.ts`')],
    '1.1: names no test of client/a.test.ts',
  ],
  [
    'a test that is gone',
    [row('1.1', '`client/a.tsx`', '`client/a.test.ts#toast goes`')],
    '1.1: client/a.test.ts has no test “toast goes”',
  ],
  [
    'a test file that is gone',
    [row('1.1', '`client/a.tsx`', '`e2e/b.spec.ts#x`')],
    '1.1: there is no e2e/b.spec.ts',
  ],
  [
    'no file of tests',
    [row('1.1', '`client/a.tsx`', '`client/a.tsx#x`')],
    '1.1: client/a.tsx is no file of tests',
  ],
  [
    'an open statement',
    ['| 1.1 | A toast stays OPEN | `client/a.tsx` | `client/a.test.ts#toast stays` |'],
    '1.1: is open',
  ],
  [
    'an empty statement',
    ['| 1.1 |  | `client/a.tsx` | `client/a.test.ts#toast stays` |'],
    '1.1: says nothing',
  ],
  ['a row of another shape', [row('1.1'), '| 1.2 | half |'], 'Not a line of four columns: | 1.2 | half |'],
  ['a section without a line', ['nothing'], 'Section 1 has no line'],
])('%s is told', (_fault, rows, told) => {
  expect(faults(...rows)).toEqual([told]);
});

test('titles are read from every way of writing a test', () => {
  const source = [
    "test('plain', () => {",
    'it("double", () => {',
    "test.describe('a group', () => {",
    "describe.each(['x'])('group of %s', () => {",
    'test(`page opens`, () => {',
    "test(\n  'on its own line',",
    "it.each([\n  [1, 'no title'],\n])('rows %i', () => {",
    "test.runIf(process.platform === 'linux')('on Linux', () => {",
    "test('it\\'s escaped', () => {",
  ].join('\n');
  expect(testTitles(source)).toEqual([
    'plain',
    'double',
    'a group',
    'group of %s',
    'page opens',
    'on its own line',
    'rows %i',
    'on Linux',
    "it's escaped",
  ]);
});
