import { expect, test } from 'vitest';
import { markdownBlocks } from './markdown.tsx';

test.each([
  ['One.\n\nTwo.', ['One.\n', 'Two.']],
  ['## Eat\n\nEggs.\n\n| A |\n|---|\n| 1 |', ['## Eat\n', 'Eggs.\n', '| A |\n|---|\n| 1 |']],
  ['1. One\n\n2. Two\n\n   still two\n\nAfter.', ['1. One\n\n2. Two\n\n   still two\n', 'After.']],
  ['> A\n\n> B', ['> A\n\n> B']],
  ['```\na\n\nb\n```\n\nAfter.', ['```\na\n\nb\n```\n', 'After.']],
  ['See [a].\n\n[a]: /b', ['See [a].\n\n[a]: /b']],
  ['', ['']],
])('%j', (text, blocks) => {
  expect(markdownBlocks(text).map((block) => block.text)).toEqual(blocks);
  for (const { from, text: part } of markdownBlocks(text))
    expect(text.slice(from, from + part.length)).toBe(part);
});
