import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eatenNamed } from './eaten-names.ts';
import { nameWords } from './left-out.ts';
import { NameTable, tableFoodById } from './name-table.ts';

const listed = (cell = '') => cell.split('; ').filter((item) => item !== '');

describe.each([
  ['as eaten', new URL('./eaten-names.tsv', import.meta.url)],
  ['in recipes', new URL('../recipe/ingredient-names.tsv', import.meta.url)],
])('names of foods %s', (_, file) => {
  const rows = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

  test('each row is a food of the tables, with names and measures in grams', () => {
    for (const [id = '', names, measures, ...more] of rows) {
      expect(tableFoodById(id), id).not.toBeNull();
      expect(listed(names).length, id).toBeGreaterThan(0);
      for (const measure of listed(measures)) expect(measure, id).toMatch(/^[a-z ]+ \d+(?:\.\d+)?$/);
      expect(more).toEqual([]);
    }
  });

  test('no name stands twice', () => {
    const owners = new Map<string, string>();
    for (const [id = '', names] of rows)
      for (const name of listed(names)) {
        const key = nameWords(name).join(' ');
        expect(owners.get(key), name).toBeUndefined();
        owners.set(key, id);
      }
  });
});

test('the longest name is found, the last of those, and what stands beside it is told', () => {
  const egg = tableFoodById('01123');
  if (!egg) throw new Error('No egg');
  const table = new NameTable();
  table.add(['egg', 'egg white'], egg, new Map());
  expect(table.find(['two', 'egg', 'white', 'omelet'])).toMatchObject({
    name: ['egg', 'white'],
    rest: ['two', 'omelet'],
  });
  expect(table.find(['ham'])).toBeNull();
});

describe('a food by the name that people say', () => {
  const named = (said: string) => eatenNamed({ said, words: nameWords(said) })?.of.food.description;

  test.each([
    ['rotisserie chicken from the corner shop', /chicken.*rotisserie/i],
    ['cauli rice', /cauliflower/i],
    ['diet coke', /diet/i],
    ['Acmo cheddar', /cheddar/i],
    ['burger without bun', /patty/i],
    ['bacon cheeseburger without bun', /cheeseburger/i],
  ])('%s', (said, name) => expect(named(said)).toMatch(name));

  test.each(['acmo rice', 'chicken wobble'])('%s may be another', (said) => {
    expect(named(said)).toBeUndefined();
  });
});
