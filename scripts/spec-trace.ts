/** What is known of the project's files: null where there is none of that name. */
export type ReadFile = (path: string) => string | null;

/** `| 2.14 | statement | files | tests |` */
const ROW = /^\| (\d+)\.(\d+) \| (.*) \| (.*) \| (.*) \|$/;
const ANY_ROW = /^\|\s*\d/;
const IN_CODE = /`([^`]+)`/g;
const IS_TEST = /\.(?:test|spec)\.tsx?$/;
/** First argument of test, it or describe, also of what `.each(…)` gives. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.(?:describe|only|skip))?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/**
 * What is wrong with a trace of the specification, one line each; empty when it is whole.
 * @param sections how many sections the specification has
 */
export function traceFaults(trace: string, sections: number, read: ReadFile): string[] {
  const faults: string[] = [];
  const counts = new Map<number, number>();
  for (const line of trace.split('\n')) {
    const match = ROW.exec(line);
    if (!match) {
      if (ANY_ROW.test(line)) faults.push(`Not a line of four columns: ${line}`);
      continue;
    }
    const [, section = '', number = '', statement = '', files = '', tests = ''] = match;
    const name = `${section}.${number}`;
    const expected = (counts.get(Number(section)) ?? 0) + 1;
    if (Number(number) !== expected) faults.push(`${name}: ${section}.${expected} should come here`);
    counts.set(Number(section), Number(number));
    if (statement.trim() === '') faults.push(`${name}: says nothing`);
    if (/\bOPEN\b/.test(line)) faults.push(`${name}: is open`);
    faults.push(...fileFaults(files, read).map((fault) => `${name}: ${fault}`));
    faults.push(...testFaults(tests, read).map((fault) => `${name}: ${fault}`));
  }
  for (let section = 1; section <= sections; section += 1)
    if (!counts.has(section)) faults.push(`Section ${section} has no line`);
  return faults;
}

/** How many statements a trace has. */
export const statementCount = (trace: string): number =>
  trace.split('\n').filter((line) => ROW.test(line)).length;

const named = (cell: string): string[] => [...cell.matchAll(IN_CODE)].map(([, text = '']) => text);

function fileFaults(cell: string, read: ReadFile): string[] {
  const paths = named(cell);
  if (paths.length === 0) return ['names no file'];
  return paths.filter((path) => read(path) === null).map((path) => `there is no ${path}`);
}

function testFaults(cell: string, read: ReadFile): string[] {
  const tests = named(cell);
  if (tests.length === 0) return ['names no test'];
  return tests.flatMap((test) => {
    const [path = '', title = ''] = test.split(/#(.*)/s);
    const source = read(path);
    if (!IS_TEST.test(path)) return [`${path} is no file of tests`];
    if (source === null) return [`there is no ${path}`];
    if (title === '') return [`names no test of ${path}`];
    return testTitles(source).some((known) => known.includes(title))
      ? []
      : [`${path} has no test “${title}”`];
  });
}

/** Titles of the tests in a file, as they are written. */
export const testTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));
