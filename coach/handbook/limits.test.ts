import { describe, expect, test } from 'vitest';
import type { Article } from './article.ts';
import { loadHandbook } from './load-handbook.ts';
import { limitFaults, limitsOf } from './testing/limit-faults.ts';

const handbook = await loadHandbook();
const isPaper = (id: string) => handbook.sources.get(id)?.kind === 'paper';
const faultsOf = (article: Article) => limitFaults(article, isPaper);
const textsOf = ({ cards }: Article) => cards.map(({ text }) => text);

test('every limit of glucose, ketones, A1C and blood pressure in the handbook is the one of the table', () => {
  expect(handbook.articles.flatMap(faultsOf)).toEqual([]);
});

test('what an article calls an example stands in it', () => {
  for (const article of handbook.articles) {
    for (const line of article.examples ?? []) {
      expect(textsOf(article).join('\n')).toContain(line.slice(0, line.indexOf(':')));
    }
  }
});

/** Each number of each limit in the handbook, with where it stands. */
const numbers = handbook.articles.flatMap((article) =>
  limitsOf(article, isPaper).flatMap(({ card, limit: { words } }) =>
    [...words.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => ({ article, card, words, number })),
  ),
);

const changed = (article: Article, card: number, words: string, other: string): Article => ({
  ...article,
  cards: article.cards.map((one, at) =>
    at === card ? { ...one, text: one.text.replace(words, other) } : one,
  ),
});

test('a limit that somebody changes in an article is found, whichever number of it', () => {
  expect(numbers.length).toBeGreaterThan(150);
  const missed = numbers.filter(({ article, card, words, number }) => {
    const isWhole = !number.includes('.');
    const other = words.replace(
      number,
      isWhole ? String(Number(number) + 7) : (Number(number) + 0.7).toFixed(1),
    );
    return faultsOf(changed(article, card, words, other)).length === 0;
  });
  expect(missed.map(({ article, words, number }) => `${article.slug}: ${number} of ${words}`)).toEqual([]);
});

describe('faults', () => {
  const [low] = handbook.articles.filter(({ slug }) => slug === 'low-glucose');
  test.each([
    ['Below 70 mg/dL (3.9 mmol/L) is low.', null],
    ['Below 70 mg/dL (3.8 mmol/L) is low.', 'the two units differ'],
    ['Below 72 mg/dL (4.0 mmol/L) is low.', 'not in the table'],
    ['Below 54 mg/dL (3.0 mmol/L) is low.', 'another limit belongs here'],
    ['Below 70 mg/dL is low.', 'in one unit alone'],
    ['Above 300 mg/dL (16.7 mmol/L): call your doctor.', 'another limit belongs here'],
    ['Fasting glucose of 100 to 125 mg/dL (5.6 to 6.9 mmol/L) is prediabetes.', null],
    ['Fasting glucose of 100 to 130 mg/dL (5.6 to 7.2 mmol/L) is prediabetes.', null],
    ['Fasting glucose of 100 to 120 mg/dL (5.6 to 6.7 mmol/L) is prediabetes.', 'not in the table'],
    ['Ketones of 1.6 to 3.0 mmol/L with diabetes: call the team.', null],
    ['With these, ketones of 1.5 to 2.9 mmol/L mean phone the diabetes team now.', null],
    ['Ketones of 1.5 mmol/L with diabetes: call the team.', 'another limit belongs here'],
    ['Ketones of 1.6 to 4.0 mmol/L with diabetes: call the team.', 'not in the table'],
    ['Ketones above 3.5 mean emergency.', 'not in the table'],
    ['An A1C of 5.7 to 6.4 percent (39 to 47 mmol/mol) is prediabetes.', null],
    ['An A1C of 5.7 to 6.4 percent (38 to 47 mmol/mol) is prediabetes.', 'the two units differ'],
    ['Blood pressure above 170/120 with chest pain: emergency.', 'not in the table'],
    ['With triglycerides of 500 mg/dL see a doctor, and with LDL of 190 mg/dL too.', null],
    ['A1C fell from 7.6 to 6.3 percent[^hallberg-2018].', null],
    ['Somebody asks "Is 165 mg/dL bad?" now and then.', null],
  ])('%s %s', (text, fault) => {
    const [card] = low?.cards ?? [];
    if (!low || !card) throw new Error('the handbook has no article on low glucose');
    const found = faultsOf({ ...low, title: 'Blood', cards: [{ ...card, heading: 'Blood', text }] });
    if (fault === null) expect(found).toEqual([]);
    else expect(found).toEqual([expect.stringContaining(fault)]);
  });
});
