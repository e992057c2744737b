import { describe, expect, test } from 'vitest';
import { trimPassage } from './passages.ts';

const sentence = (n: number) => `Sentence number ${n} has seven words here.`;

describe('trimPassage', () => {
  test('leaves a short text alone', () => {
    expect(trimPassage('One. Two.', 10)).toBe('One. Two.');
  });

  test('ends after a whole sentence', () => {
    const text = [1, 2, 3, 4].map(sentence).join(' ');
    expect(trimPassage(text, 15)).toBe(`${sentence(1)} ${sentence(2)}`);
  });

  test('keeps whole list items and a table in one piece', () => {
    const list = ['- one two three', '- four five six', '- seven eight nine'].join('\n');
    expect(trimPassage(list, 6)).toBe('- one two three\n- four five six');
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    expect(trimPassage(`${table}\n\n${[1, 2].map(sentence).join(' ')}`, 5)).toBe(table);
  });

  test('never drops a caution', () => {
    const text = `${[1, 2, 3].map(sentence).join(' ')} Ask your doctor first.`;
    expect(trimPassage(text, 8)).toBe(`${sentence(1)}\n\nAsk your doctor first.`);
  });

  test('a reference belongs to its sentence', () => {
    expect(trimPassage('Two words[^a]. Three more words.', 2)).toBe('Two words[^a].');
  });
});
