import { expect, test } from 'vitest';
import { PAPERS } from './papers.ts';

test('there are four papers on ketogenic diets and four on fasting, each at its own address', () => {
  const of = (category: string) => PAPERS.filter((paper) => paper.category === category);
  expect(of('ketogenic')).toHaveLength(4);
  expect(of('intermittent-fasting')).toHaveLength(4);
  expect(new Set(PAPERS.map((paper) => paper.url)).size).toBe(8);
  for (const paper of PAPERS) expect(paper.url).toMatch(/^https:\/\/doi\.org\/10\.\d{4,}\//);
});
