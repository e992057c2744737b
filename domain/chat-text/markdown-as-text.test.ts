import { expect, it } from 'vitest';
import { plainText } from './markdown-as-text.ts';

it('reads Markdown out as words', () => {
  const markdown = [
    '**Start low**, under 20 g [[1]](https://example.org/a).',
    '',
    '- See [the article](/handbook/net-carbs)',
    '- *Stopped here.*',
  ].join('\n');
  expect(plainText(markdown)).toBe('Start low, under 20 g.\n\nSee the article\nStopped here.');
});
