import { describe, expect, it } from 'vitest';
import { decodeCtc, partNumbers } from './ctc.ts';

const ALPHABET = ['', '0', 'O', 'g', ' '];

/** One row of scores a step: the winner with its probability, and optionally a rival. */
function scores(steps: readonly (readonly [number, number, number?, number?])[]): Float32Array {
  const data = new Float32Array(steps.length * ALPHABET.length);
  for (const [i, [winner, p, rival, q]] of steps.entries()) {
    data[i * ALPHABET.length + winner] = p;
    if (rival !== undefined && q !== undefined) data[i * ALPHABET.length + rival] = q;
  }
  return data;
}

describe('decodeCtc', () => {
  it('drops blanks and repeats, and keeps doubled characters that a blank parts', () => {
    const data = scores([
      [0, 0.9],
      [1, 0.8],
      [1, 0.9],
      [0, 0.9],
      [1, 0.7],
      [3, 0.95],
    ]);
    expect(decodeCtc(data, 6, 6, ALPHABET).map(({ char }) => char)).toEqual(['0', '0', 'g']);
  });

  it('tells the rivals of a character at its clearest step', () => {
    const data = scores([
      [2, 0.5, 1, 0.3],
      [2, 0.6, 1, 0.35],
      [3, 0.9],
    ]);
    const [first] = decodeCtc(data, 3, 3, ALPHABET);
    expect(first).toMatchObject({ char: 'O', others: [{ char: '0' }] });
    expect(first?.confidence).toBeCloseTo(0.6);
  });

  it('does not read the padding', () => {
    const data = scores([
      [1, 0.9],
      [0, 0.9],
      [3, 0.9],
    ]);
    expect(decodeCtc(data, 3, 2, ALPHABET)).toHaveLength(1);
  });
});

describe('partNumbers', () => {
  const line = (text: string, places: readonly number[]) =>
    [...text].map((char, i) => ({ char, at: (places[i] ?? 0) / 10, confidence: 0.9, others: [] }));
  const text = (chars: readonly { char: string }[]) => chars.map(({ char }) => char).join('');

  it('parts two numbers that were run together', () => {
    expect(text(partNumbers(line('270280', [0.5, 0.9, 1.3, 2.6, 3, 3.4]), 10))).toBe('270 280');
  });

  it('leaves one wide number whole', () => {
    expect(text(partNumbers(line('2000', [0.5, 1.4, 2.3, 3.2]), 10))).toBe('2000');
    expect(text(partNumbers(line('133', [0.5, 1.5, 2.1]), 10))).toBe('133');
  });
});
