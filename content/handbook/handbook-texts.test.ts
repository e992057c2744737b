import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageText, searchedText } from './handbook-texts.ts';

const card = (heading: string, grade: string, text: string) =>
  `## ${heading}\nabout: salt\nfacet: verdict\nask:\n  - is salt fine\nsources: [study]\ngrade: ${grade}\n\n${text}\n`;
const FILE = [
  '---\ntitle: Salt on keto\nslug: salt\nrelated: [keto-flu]\n---',
  card('Is salt fine?', 'weak', 'Yes, **often**[^study]. Then more.'),
  card('How much salt?', 'mixed', 'A [teaspoon](/x): no more.\n\n- One\n- Two'),
  card('Why salt?', 'weak', 'Water leaves.'),
].join('\n');

test('a page has headings and texts of the cards, and the grade of most', () => {
  expect(pageText(FILE)).toBe(
    '---\ntitle: Salt on keto\nslug: salt\nrelated: [keto-flu]\ngrade: weak\n---\n' +
      '## Is salt fine?\n\nYes, **often**[^study]. Then more.\n\n' +
      '## How much salt?\n\nA [teaspoon](/x): no more.\n\n- One\n- Two\n\n' +
      '## Why salt?\n\nWater leaves.\n',
  );
});

test('a search reads the headings and how each card begins', () => {
  expect(searchedText(FILE)).toEqual({
    questions: 'Is salt fine?\nHow much salt?\nWhy salt?',
    body: 'Yes, often. A teaspoon: Water leaves.',
  });
});

test('every article has both, and nothing of the heads of its cards', () => {
  const folder = new URL('./', import.meta.url);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.md'))) {
    const file = readFileSync(new URL(name, folder), 'utf8');
    const page = pageText(file);
    expect(page.match(/^## /gm)?.length, name).toBe(file.match(/^## /gm)?.length);
    expect(page, name).not.toMatch(/^(?:ask|facet|about): ?/m);
    expect(searchedText(file).body, name).not.toMatch(/[*_`]|\[\^/);
  }
});
