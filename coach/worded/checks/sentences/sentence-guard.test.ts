import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textPart } from '../part.ts';
import { STAYS } from './harmless-examples.ts';
import { AGAINST, FOR_HELP } from './help-examples.ts';
import { TELLS_A_CHANGE } from './medicine-examples.ts';
import { createSentenceGuard } from './sentence-guard.ts';

function guarded(pieces: readonly string[]) {
  const guard = createSentenceGuard();
  const parts = [...pieces.flatMap((piece) => guard.push(textPart(piece))), ...guard.end()];
  return { text: parts.map(({ text }) => text).join(''), removed: guard.removed };
}

/** A sentence that goes on long after what it is about. */
const longer = (sentence: string) =>
  sentence.replace(
    /[.?!]$/,
    ', and this holds for everyone who has eaten this way for a long while and felt well with it all that time.',
  );

describe('sentence guard', () => {
  it.each([...TELLS_A_CHANGE, ...AGAINST])('takes out of a text: %s', (sentence) => {
    const { text, removed } = guarded([...`Eggs are fine. ${sentence} Fish is too.`]);
    expect(removed).toBe(1);
    expect(text).not.toContain(sentence);
    expect(text.startsWith('Eggs are fine. ')).toBe(true);
    expect(text.endsWith(' Fish is too.')).toBe(true);
    expect(text).not.toMatch(/ {2}/);
  });

  it.each([...TELLS_A_CHANGE, ...AGAINST])('takes out, though it goes on: %s', (sentence) => {
    expect(guarded([...longer(sentence)]).removed).toBe(1);
  });

  it.each([...STAYS, ...FOR_HELP])('lets through unchanged: %s', (sentence) => {
    const text = `Eggs are fine. ${sentence} Fish is too.`;
    expect(guarded([...text])).toEqual({ text, removed: 0 });
  });

  it('says that a begun sentence was left out', () => {
    expect(guarded(['Eggs. As for the evening, you can stop metformin. Fish.']).text).toBe(
      'Eggs. As for the evening, you can … *(left out: changes of a medicine belong to the doctor who prescribed it)* Fish.',
    );
  });

  it('reads the items of a list with the line above them', () => {
    const { text, removed } = guarded(['You can stop taking:\n\n- metformin\n- bread\n\nEnjoy.']);
    expect(removed).toBe(1);
    expect(text).not.toContain('metformin');
    expect(text).toContain('- bread\n\nEnjoy.');
  });

  it('reads a sentence over a line break', () => {
    expect(guarded(['You can stop\nyour metformin now.']).removed).toBe(1);
  });

  it('passes the first words at once, and what has no such words', () => {
    const guard = createSentenceGuard();
    const text = 'Keto works by keeping carbohydrates few, so that fat is burned and ketones rise.';
    const passed = text.split(' ').map((word, index) =>
      guard
        .push(textPart(index === 0 ? word : ` ${word}`))
        .map((part) => part.text)
        .join(''),
    );
    expect(passed[0]).toBe('Keto');
    expect(passed.filter((piece) => piece === '').length).toBeLessThan(3);
  });

  it('holds a verb for no more than some words', () => {
    const guard = createSentenceGuard();
    const after = `Reduce the bread and the rice${' and the pasta'.repeat(6)}`;
    const shown = guard.push(textPart(after)).map((part) => part.text);
    expect(after.length - shown.join('').length).toBeLessThanOrEqual(80);
  });

  it('gives the same whole for any cut', () => {
    const sentences = fc.constantFrom(
      ...TELLS_A_CHANGE,
      ...STAYS,
      ...AGAINST,
      ...FOR_HELP,
      '\n',
      '- ',
      'Then:\n',
    );
    fc.assert(
      fc.property(
        fc.array(sentences, { maxLength: 6 }),
        fc.array(fc.nat(40), { maxLength: 30 }),
        (some, sizes) => {
          const text = some.join(' ');
          expect(guarded(cut(text, sizes))).toEqual(guarded([text]));
        },
      ),
      { numRuns: 300 },
    );
  });
});

function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const size of sizes) {
    pieces.push(text.slice(from, from + size));
    from += size;
  }
  return [...pieces, text.slice(from)];
}
