import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameWords } from '../meal-text/left-out.ts';
import { tableFoods } from '../meal-text/table-foods.ts';

const rows = readFileSync(new URL('./ingredient-names.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const listed = (cell = '') => cell.split('; ').filter((item) => item !== '');

test('each row is a food of the tables, with names and measures in grams', () => {
  const ids = new Set(tableFoods().map(({ id }) => id));
  for (const [id = '', names, measures, ...more] of rows) {
    expect(ids.has(id), id).toBe(true);
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
