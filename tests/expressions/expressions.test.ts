import { describe, expect, it } from 'vitest';
import { expressionsOfProduct } from './collect-expressions.ts';
import { superlinearParts } from './superlinear.ts';

/**
 * Expressions that are built of what a person typed, when they are needed: each such word is escaped and stands alone
 * or as one of several, without repetition; `head-line` puts a key of ours before `: *(.*)$`; `value-moment` and
 * `value-question` put the number that was typed between patterns of ours.
 */
const OF_TYPED_WORDS = [
  'client/features/handbook/search-articles.ts',
  'client/features/handbook/search-articles.ts',
  'client/ui/marked-text.tsx',
  'coach/composer/situation.ts',
  'coach/skills/lab-values/value-moment.ts',
  ...Array.from({ length: 5 }, () => 'coach/skills/lab-values/value-question.ts'),
  'content/handbook/head-line.ts',
  'server/features/saved-conversations/excerpt.ts',
];

/** Modules load once, and what they build is seen then. */
const product = expressionsOfProduct();

describe('the expressions of the product', () => {
  it('take time in step with the length of a text, whatever it says', async () => {
    const { all } = await product;
    expect(all.length).toBeGreaterThan(1_000);
    const slow = all
      .map((one) => ({ ...one, why: superlinearParts(one.source, one.flags) }))
      .filter(({ why }) => why.length > 0)
      .map(({ where, source, why }) => `${where}: ${why.join(', ')}: /${source}/`);
    expect(slow).toEqual([]);
  });

  it('are all there when their files are loaded, but for those of words that are typed', async () => {
    const { builtLater } = await product;
    expect(builtLater.map((where) => where.replace(/:\d+$/, ''))).toEqual(OF_TYPED_WORDS);
  });
});

describe('what tells a slow expression', () => {
  it.each([
    [/\b(?:no|not)\b(?:\W+[\w'-]+){0,6}\W*$/, 'separators that words are made of too'],
    [/^(\w+\s?)*$/, 'a repetition of repetitions'],
    [/^\d+\.?\d*$/, 'two repetitions that share a row of digits'],
    [/\s+$/, 'a search that starts at every blank'],
    [/maltit\w*\s+syrup/, 'a prefix that its repetition goes through'],
    [/\bfoo\b.*\bbar\b/, 'a gap without an end'],
    [/^.*foo.*bar/, 'a gap that begins wherever another ends'],
    [/a(?=.*b)/, 'a look ahead to the end'],
    [/(?<=\d+)x/, 'a look back to the start'],
    [/^\s+$/m, 'lines that are started at within one another'],
  ])('finds %s: %s', ({ source, flags }) => {
    expect(superlinearParts(source, flags)).not.toEqual([]);
  });

  it.each([
    [/\b(?:no|not)\b(?:[^\w'-]+[\w'-]+){0,6}[^\w'-]*:/],
    [/(?<!\s)\s+$/],
    [/\bmaltit\w*\s+syrup/],
    [/\bfoo\b.{0,200}\bbar\b/],
    [/^(?=.*a)(?=.*b)/],
    [/(?<!\d)\d+(?:[.,]\d+)?\s*g\b/],
    [/,.*$/s],
    [/\b\w*sulfit\w*\b/],
  ])('lets %s pass', ({ source, flags }) => {
    expect(superlinearParts(source, flags)).toEqual([]);
  });
});
