import { describe, expect, it } from 'vitest';
import { STAYS } from './harmless-examples.ts';
import { changesMedicine } from './medicine-change.ts';
import { TELLS_A_CHANGE } from './medicine-examples.ts';

describe('sentences about medicines', () => {
  it.each(TELLS_A_CHANGE)('takes out: %s', (sentence) => {
    expect(changesMedicine(sentence, '')).toBe(true);
  });

  it.each(STAYS)('keeps: %s', (sentence) => {
    expect(changesMedicine(sentence, '')).toBe(false);
  });

  it('knows what "it" is from the sentence before', () => {
    expect(changesMedicine('You can stop it today.', 'Are you on metformin?')).toBe(true);
    expect(changesMedicine('Just cut them in half.', 'Your pills are too strong now.')).toBe(true);
    expect(changesMedicine('You can stop it today.', 'The fast is at 18 hours.')).toBe(false);
    expect(changesMedicine('Do not stop it by yourself.', 'Are you on metformin?')).toBe(false);
  });
});
