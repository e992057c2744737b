import { expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_DRAFT, readDraft } from './entry-draft.ts';
import { readQuickLine } from './quick-line.tsx';

const READER = { units: EMPTY_PERSONAL_DATA.units, zone: 'UTC' };

test('a line fills the boxes and is said in words', () => {
  const quick = readQuickLine('98 1.2 fasting', READER);
  expect(quick?.draft).toEqual({ glucose: '98', ketones: '1.2', isFasting: true });
  expect(quick?.understood).toBe('glucose 98 mg/dL, ketones 1.2 mmol/L, fasting');
  expect(quick?.problem).toBeUndefined();
  const { fields, complete } = readDraft({ ...EMPTY_DRAFT, ...quick?.draft }, READER, false, new Date());
  expect(complete).toBe(true);
  expect(fields).toMatchObject({ glucoseLevel: 98, ketoneLevel: 1.2, isFasting: true });
});

test('a line in the other unit stands in the boxes in the unit of the person, and says so', () => {
  const quick = readQuickLine('5,4 1,2', READER);
  expect(quick?.draft).toMatchObject({ glucose: '97.3', ketones: '1.2' });
  expect(quick?.notices.join()).toContain('mmol/L');
});

test('a blank line says nothing, one that is refused says why', () => {
  expect(readQuickLine('   ', READER)).toBeNull();
  expect(readQuickLine('glucose 900', READER)?.problem).toContain('20 to 600');
});

test('a question brings the lines that answer it', () => {
  const quick = readQuickLine('glucose 25', READER);
  expect(quick?.problem).toContain('25');
  const answers = quick?.question?.choices.map(({ entry }) => readQuickLine(entry, READER)) ?? [];
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers) expect(answer?.problem).toBeUndefined();
});
