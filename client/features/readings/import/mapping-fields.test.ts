import { expect, test } from 'vitest';
import { detectColumns } from '#domain/readings-import/detect-columns.ts';
import { readReadings } from '#domain/readings-import/read-readings.ts';
import { refusedCsv } from '../../../ui/refused-rows.tsx';
import { unitChoice, withRole, withUnit } from './mapping-fields.tsx';

const NOW = new Date('2026-06-01T12:00:00Z');
const CSV = 'When,First,Second\n2026-05-01 07:00,98,1.2\n2026-05-02 07:00,99,1.4\n';

test('a meaning is held by one column; the one that had it is left out', () => {
  const mapping = withRole(withRole(detectColumns(CSV, { now: NOW }), 1, 'glucose'), 2, 'glucose');
  expect(mapping.columns.map(({ role }) => role)).toEqual(['datetime', 'ignored', 'glucose']);
  const notes = withRole(withRole(mapping, 1, 'notes'), 2, 'notes');
  expect(notes.columns.map(({ role }) => role)).toEqual(['datetime', 'notes', 'notes']);
});

test('a chosen unit is the one the column is read in, over what its heading says', () => {
  const csv = 'Date,Glucose (mg/dL)\n2026-05-01 07:00,5.4\n';
  const mapping = detectColumns(csv, { now: NOW });
  expect(unitChoice(mapping, 1)).toEqual({ unit: 'mg/dL', choices: ['mg/dL', 'mmol/L'] });
  const changed = withUnit(mapping, 1, 'mmol/L');
  expect(unitChoice(changed, 1)?.unit).toBe('mmol/L');
  const { readings } = readReadings(csv, changed, { zone: 'UTC', now: NOW });
  expect(readings[0]?.reading.glucoseLevel).toBeCloseTo(97.29, 1);
  expect(withUnit(mapping, 1, 'stone')).toBe(mapping);
  expect(unitChoice(mapping, 0)).toBeNull();
});

test('a question goes away once it is answered', () => {
  const csv = 'Date,Glucose,Weight\n2026-05-01 07:00,98,90\n';
  const asks = (mapping: ReturnType<typeof detectColumns>) => mapping.questions.map(({ about }) => about);
  const mapping = detectColumns(csv, { now: NOW });
  expect(asks(mapping)).toContain('weightUnit');
  const changed = withUnit(mapping, 2, 'lb');
  expect(asks(changed)).not.toContain('weightUnit');
  expect(readReadings(csv, changed, { zone: 'UTC', now: NOW }).readings[0]?.reading.weight).toBeCloseTo(
    40.82,
    1,
  );
});

test('the list of refused lines survives commas, quotes and line breaks', () => {
  const rows = [{ row: 4, reason: 'No "date", sorry.', text: 'a,b\nc' }];
  expect(refusedCsv(rows)).toBe('line,reason,text\r\n4,"No ""date"", sorry.","a,b\nc"');
});
