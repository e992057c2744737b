const NUMBER = String.raw`\^?#?\d{1,3}`;
const LABEL = new RegExp(
  String.raw`^(?:(?:sources?|refs?|references?)\s*(?::\s*)?)?${NUMBER}(?:\s*(?:,|;|&|and|[-–—])\s*${NUMBER})*\s*(?:†.*)?$`,
  'i',
);
/** "[3-5]" names so many sources at most. */
const RUN_MOST = 10;

/** Numbers that the text between brackets cites ("1", "1, 2", "^1", "1-3", "source 2"); null where it cites none. */
export function citedNumbers(label: string): number[] | null {
  const inner = label.replace(/^\s*\[+|(?<!\])\]+\s*$/g, '').trim();
  if (/^\^[a-z]/i.test(inner)) return []; // a mark of a text that was given, unknown to the reader
  if (!LABEL.test(inner)) return null;
  const numbers: number[] = [];
  const steps = inner.replace(/†.*/s, '').matchAll(/(?:([-–—])\s*)?\^?#?(\d{1,3})/g);
  for (const { 1: dash, 2: digits } of steps) {
    const number = Number(digits);
    const from = numbers.at(-1) ?? number;
    if (dash && number > from && number - from <= RUN_MOST) {
      for (let between = from + 1; between < number; between += 1) numbers.push(between);
    }
    numbers.push(number);
  }
  return numbers;
}
