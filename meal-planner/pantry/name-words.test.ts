import { expect, test } from 'vitest';
import { nameWords, singular, tellingWords } from './name-words.ts';

test.each([
  ['eggs', 'egg'],
  ['berries', 'berry'],
  ['radishes', 'radish'],
  ['tomatoes', 'tomato'],
  ['leaves', 'leaf'],
  ['olives', 'olive'],
  ['chives', 'chive'],
  ['swiss', 'swiss'],
  ['asparagus', 'asparagus'],
])('the singular of %s is %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test.each([
  ['Cheese, cheddar', null, 'cheddar cheese'],
  ['Sardines in oil', null, 'sardine'],
  ['Kerrygold Pure Irish Butter', 'Kerrygold', 'pure irish butter'],
  ['Crème fraîche 30 %', null, 'creme fraiche'],
  ['Ground beef 80/20, cooked', null, 'cooked ground beef'],
  ['Butter', 'Butter', 'butter'],
  ['Canned chili no beans', null, 'canned chili'],
])('the words of "%s" by %s are "%s"', (name, brand, words) => {
  expect(nameWords(name, brand).join(' ')).toBe(words);
});

test('words that tell nothing are left out, unless nothing else is there', () => {
  expect(tellingWords(['organic', 'irish', 'butter'])).toEqual(['butter']);
  expect(tellingWords(['whole', 'organic'])).toEqual(['whole', 'organic']);
});
