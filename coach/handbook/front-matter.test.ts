import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseFrontMatter } from './front-matter.ts';

const folder = new URL('../../content/handbook/', import.meta.url);

test('reads every article as a general YAML reader does', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const head = /^---\n(.*?)\n---\n/s.exec(await readFile(new URL(name, folder), 'utf8'))?.[1] ?? '';
    expect({ name, head: parseFrontMatter(head) }).toEqual({ name, head: parse(head) });
  }
});

test('reads quotes, lists of both kinds and an empty list', () => {
  const head = "title: 'It''s: here'\nslugs: [a, b-c]\nnone: []\nasked:\n  - \"Why?\"\n  - How?\n";
  expect(parseFrontMatter(head)).toEqual({
    title: "It's: here",
    slugs: ['a', 'b-c'],
    none: [],
    asked: ['Why?', 'How?'],
  });
});

test.each(['just words', 'title: a: b', "title: 'open", 'list: ["a"]', '- item', 'a: x\n  - item'])(
  'refuses %j',
  (head) => {
    expect(() => parseFrontMatter(head)).toThrow();
  },
);
