import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTopicRows, type TopicOutcome, type TopicRow, topicReport } from './topic-report.ts';

const row = (id: string, label: TopicRow['label'], outcome: TopicOutcome, lean?: TopicRow['lean']) => ({
  row: { id, text: id, label, lean },
  outcome,
});

test('shares count what the coach did; an emergency is right on either side; borderline rows stand apart', () => {
  const report = topicReport([
    row('a', 'on_topic', 'answered'),
    row('b', 'on_topic', 'refused'),
    row('c', 'on_topic', 'emergency'),
    row('d', 'off_topic', 'refused'),
    row('e', 'off_topic', 'emergency'),
    row('f', 'off_topic', 'answered'),
    row('g', 'off_topic', 'answered'),
    row('h', 'borderline', 'refused', 'off'),
  ]);
  expect(report.onTopicAccepted).toBeCloseTo(2 / 3);
  expect(report.offTopicRefused).toBe(0.5);
  expect(report.rows).toContainEqual({ id: 'b', label: 'on_topic', predicted: 'off_topic' });
  expect(report.rows).toHaveLength(7);
  expect(report.borderline).toEqual([{ id: 'h', lean: 'off', predicted: 'off_topic' }]);
  expect(report.emergencies).toEqual(['c', 'e']);
});

test('a share without rows is unknown', () => {
  expect(topicReport([row('a', 'on_topic', 'answered')]).offTopicRefused).toBeNull();
});

test('a line that is no question is named', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'topic-rows-')), 'rows.jsonl');
  writeFileSync(file, '{"id":"a","text":"rye bread?","label":"on_topic"}\n\n{"id":"b","text":"x"}\n');
  expect(() => readTopicRows(file)).toThrow('line 3');
});
