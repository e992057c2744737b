import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { glossed, glossOf } from './gloss.ts';
import { LANGUAGES } from './language-of.ts';

describe('a message in another language', () => {
  test.each([
    ['Me duele mucho el pecho y no puedo respirar', /chest.* breathe/],
    ["J'ai mal à la poitrine et je ne peux pas respirer", /chest.* breathe/],
    ['Ich habe Schmerzen in der Brust und bekomme keine Luft', /pain.*chest.*(?:breath|air)/],
    ['Ho un dolore al petto e non riesco a respirare', /chest.* breathe/],
    ['Estou com dor no peito e não consigo respirar', /chest.* breathe/],
    ['Ik heb pijn op mijn borst en krijg geen lucht', /pain.*chest.*(?:breath|air)/],
    ['Boli mnie w klatce piersiowej i nie mogę oddychać', /chest.* breathe/],
    ['mere seene mein dard hai aur saans nahi aa rahi', /chest.*pain.*(?:breath|short of)/],
  ])('is said in plain English words: %s', (message, words) => {
    expect(glossed(message)).toMatch(words);
  });

  test.each([
    ['Quanti carboidrati ha una mela?', 'it'],
    ['kaas ei spek', 'nl'],
    ['jajecznica boczek', 'pl'],
  ] as const)('has its language also without its small words: %s', (message, language) => {
    expect(glossOf(message)?.language).toBe(language);
  });

  test('keeps numbers, names and what stands between', () => {
    expect(glossed('mi azúcar está en 41 mg/dL, tomé Jardiance ayer')).toMatch(
      /sugar.* 41 mg\/dl,.*jardiance yesterday/,
    );
  });

  test('is known by its words whatever their accents and endings', () => {
    expect(glossed('el dolor no se me pasa')).toBe(glossed('EL DOLÓR NO SE ME PASA'));
    expect(glossed('mi hija está mareadita desde ayer')).toContain('dizzy');
  });
});

test.each([
  'My chest hurts and I cannot breathe',
  'whats net carbs',
  'burny pee',
  'pain',
  'chest',
  '',
  '💔 100 mg/dL',
])('English stays as it is: %s', (message) => {
  expect(glossed(message)).toBe(message);
});

test.each(LANGUAGES)(
  'the words of %s are lines of what is typed and a few English words, each once',
  async (language) => {
    const text = await readFile(new URL(`words/${language}.tsv`, import.meta.url), 'utf8');
    const lines = text.trim().split('\n');
    expect(lines.filter((line) => !/^[^\t]+\t[^\t]+$/.test(line) || line !== line.normalize('NFC'))).toEqual(
      [],
    );
    const typed = lines.map((line) => line.split('\t')[0]);
    expect(new Set(typed).size).toBe(typed.length);
    expect(lines.filter((line) => (line.split('\t')[1] ?? '').split(' ').length > 8)).toEqual([]);
  },
);
