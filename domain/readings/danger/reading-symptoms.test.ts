import { describe, expect, test } from 'vitest';
import { readingSymptoms } from './reading-symptoms.ts';

const symptomsOf = (notes: string) => readingSymptoms({ feeling: null, notes });

describe('readingSymptoms', () => {
  test.each([
    ['Nauseous', 'nausea'],
    ['naseous', 'nausea'],
    ['feel like throwing up', 'nausea'],
    ['vomited twice', 'vomiting'],
    ['Drowsy', 'drowsyOrConfused'],
    ['very confused', 'drowsyOrConfused'],
    ['belly pain since lunch', 'bellyPain'],
    ['stomach cramps', 'bellyPain'],
    ['breathing fast', 'breathless'],
    ['sick', 'feelsVeryIll'],
    ['not well', 'feelsVeryIll'],
    ['Unwell', 'feelsVeryIll'],
    ['home alone', 'alone'],
    ['fruity breath', 'fruityBreath'],
    ['so thirsty', 'thirsty'],
    ['exhausted', 'veryTired'],
    ['hungover', 'heavyDrinking'],
    ['Thirsty', 'thirsty'],
    ['upset stomach', 'nausea'],
    ['not thinking clearly', 'drowsyOrConfused'],
    ['Foggy', 'notQuiteWell'],
    ['no appetite and nausea', 'nausea'],
    ['did not sleep and feel nauseous', 'nausea'],
    ['no nausea, vomiting since noon', 'vomiting'],
    ['not drowsy but vomiting', 'vomiting'],
    ["can't stop vomiting", 'vomiting'],
  ])('"%s" tells of %s', (text, id) => {
    expect(symptomsOf(text)).toContain(id);
    expect(readingSymptoms({ feeling: text, notes: null })).toContain(id);
  });

  test.each([
    'no nausea',
    'not nauseous at all',
    'no nausea, vomiting or belly pain',
    'No nausea, no vomiting, no fever.',
    'without nausea or vomiting',
    'nausea: none',
    "don't feel sick",
    "didn't vomit",
    'not alone',
    'not confused',
    'vomiting years ago',
    'sick of keto, confused about my meter',
    'Great',
    'flu shot today, sick kid at home, weak coffee',
    'ate nasi goreng, let alone rice',
    '',
  ])('"%s" tells of nothing', (text) => {
    expect([...symptomsOf(text)]).toEqual([]);
  });
});
