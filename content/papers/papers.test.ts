import { expect, test } from 'vitest';
import { FURTHER_PAPERS } from './further-papers.ts';
import { PAPERS } from './papers.ts';

test('there are four papers on ketogenic diets and four on fasting, each at its own address', () => {
  const of = (category: string) => PAPERS.filter((paper) => paper.category === category);
  expect(of('ketogenic')).toHaveLength(4);
  expect(of('intermittent-fasting')).toHaveLength(4);
  expect(new Set(PAPERS.map((paper) => paper.url)).size).toBe(8);
  for (const paper of PAPERS) expect(paper.url).toMatch(/^https:\/\/doi\.org\/10\.\d{4,}\//);
});

test('no study stands in both lists, and each says what it found and what it cannot show', () => {
  const all = [...PAPERS, ...FURTHER_PAPERS];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { description, limit, topics } of all) {
    expect(description.length).toBeGreaterThan(60);
    expect(limit.length).toBeGreaterThan(15);
    expect(topics.length).toBeGreaterThan(0);
  }
});

test('what is drawn can be true: an estimate lies in its interval, a share in a hundred', () => {
  for (const { effect, citedAs, publishedDate } of PAPERS) {
    expect(citedAs).toContain(publishedDate.slice(0, 4));
    if (effect?.kind === 'shares') {
      for (const { percent } of effect.rows) expect(percent >= 0 && percent <= 100).toBe(true);
    }
    if (effect?.kind === 'intervals') {
      for (const { low, value, high } of effect.rows) expect(low < value && value < high).toBe(true);
    }
  }
});
