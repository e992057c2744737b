import { describe, expect, test } from 'vitest';
import { readingSymptoms } from '../danger/reading-symptoms.ts';
import { readWords } from './quick-entry-words.ts';

describe('feelings', () => {
  test.each([
    ['not good', 'Not good'],
    ['not so good', 'Not so good'],
    ['no headache', 'No headache'],
    ['not dizzy', 'Not dizzy'],
    ['very tired', 'Very tired'],
    ['low energy', 'Low energy'],
    ['felt great', 'Great'],
  ])('“%s” keeps its meaning', (text, feeling) => {
    expect(readWords(text)).toEqual({ fields: { feeling }, ignored: [] });
  });

  test.each([
    ['drowsy', 'drowsyOrConfused'],
    ['confused', 'drowsyOrConfused'],
    ['alone', 'alone'],
    ['vomiting', 'vomiting'],
    ['chest pain', 'chestPain'],
    ['fast breathing', 'breathless'],
    ['very tired', 'veryTired'],
    ['nausea', 'nausea'],
  ])('“%s” reaches the rules about dangerous values', (text, symptom) => {
    const { feeling = null } = readWords(text).fields;
    expect(readingSymptoms({ feeling, notes: null })).toContain(symptom);
  });

  test.each(['not dizzy', 'no nausea', 'no chest pain', 'not confused'])('“%s” is no symptom', (text) => {
    const { feeling = null } = readWords(text).fields;
    expect(readingSymptoms({ feeling, notes: null })).toEqual(new Set());
  });

  test('breathing fast says nothing of a fast', () => {
    expect(readWords('fast breathing').fields).not.toHaveProperty('isFasting');
    expect(readWords('fast, tired').fields).toEqual({ isFasting: true, feeling: 'Tired' });
  });
});
