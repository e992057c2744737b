import { describe, expect, it } from 'vitest';
import { speaksAgainstHelp } from './against-help.ts';
import { AGAINST, FOR_HELP } from './help-examples.ts';

describe('sentences about help', () => {
  it.each(AGAINST)('takes out: %s', (sentence) => {
    expect(speaksAgainstHelp(sentence)).toBe(true);
  });

  it.each(FOR_HELP)('keeps: %s', (sentence) => {
    expect(speaksAgainstHelp(sentence)).toBe(false);
  });
});
