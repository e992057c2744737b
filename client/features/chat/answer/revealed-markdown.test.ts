import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '#domain/chat-text/markdown-as-text.ts';
import { revealedMarkdown } from './revealed-markdown.ts';

const ANSWER = `About **20 g** of *net carbs* a day [[1]](/handbook/net-carbs), or 25 g *(not from my sources)*.

## What to eat

- **Eggs**, 0.4 g [[2]](https://example.org/a)
- Brie, \`0.5 g\`

1. First
2. Second

| Food | Net carbs |
|---|---:|
| Egg | **0.4** g |

That is ***all***, and 5 * 3 is 15, and snake_case stays.`;

/** Signs that a reader must never see, whatever is drawn of them. */
const seenSigns = (shown: string) =>
  plainText(
    shown
      .replace(/\*\*\*([^*]+)\*\*\*/g, '$1')
      .replace(/^\|[-:| ]+\|$/gm, '')
      .replace(/^\d+\. /gm, ''),
  ).replace('5 * 3', '');

describe('revealedMarkdown', () => {
  it('shows no raw sign at any length of an answer', () => {
    for (let count = 0; count <= ANSWER.length; count++) {
      const shown = revealedMarkdown(ANSWER, count, true);
      expect(seenSigns(shown), shown.slice(-60)).not.toMatch(
        /\*\*|[[\]`]|\*\S|\(\/|\(http|\(not from my sources$/,
      );
      expect(shown, shown.slice(-60)).not.toMatch(/\n(?:[-#>=|]+|\d+\.?)$/);
    }
  });

  it('grows without going back', () => {
    let before = '';
    for (let count = 0; count <= ANSWER.length; count++) {
      const now = plainText(revealedMarkdown(ANSWER, count, true)).replace(/[\s*]/g, '');
      expect(now.startsWith(before.slice(0, -2))).toBe(true);
      before = now;
    }
  });

  it.each([
    ['Under 20 g [[1]](https://example.org/a) a day', 13, 'Under 20 g [[1]](https://example.org/a)'],
    ['Under 20 g [[1]](https://example.org/a) a day', 11, 'Under 20 g '],
    ['Ask **before** you start', 9, 'Ask **bef**'],
    ['Ask **before** you start', 5, 'Ask '],
    ['Ask **before** you start', 13, 'Ask **before**'],
    ['About 25 g *(not from my sources)* a day', 15, 'About 25 g *(not from my sources)*'],
    ['Net:\n\n| A | B |\n|---|---|\n| 1 | 2 |', 12, 'Net:\n'],
    ['Net:\n\n| A | B |\n|---|---|\n| 1 | 2 |', 19, 'Net:\n'],
    ['Net:\n\n| A | B |\n|---|---|\n| 1 | 2 |', 25, 'Net:\n'],
    ['Net:\n\n| A | B |\n|---|---|\n| 1 | 2 |', 26, 'Net:\n\n| A | B |\n|---|---|\n'],
    ['Net\n- a', 5, 'Net\n'],
  ])('%j at %i', (text, count, shown) => {
    expect(revealedMarkdown(text, count, true)).toBe(shown);
  });

  it.each(['About 20 g [[1]](/handb', 'About 20 g [[1', 'About 20 g *(not from', 'About 20 g **'])(
    'holds back what a stream has only begun: %j',
    (text) => {
      expect(revealedMarkdown(text, text.length, false)).toBe('About 20 g ');
      expect(revealedMarkdown(text, text.length, true)).toBe(text);
    },
  );

  it('never shows other letters than the text has, and ends with all of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z \n*_`[\]()|#-]{0,80}$/), fc.nat(90), (text, count) => {
        expect(revealedMarkdown(text, text.length, true)).toBe(text);
        const letters = revealedMarkdown(text, count, true).replace(/[^a-z]/g, '');
        expect(text.replace(/[^a-z]/g, '').startsWith(letters)).toBe(true);
      }),
    );
  });
});
