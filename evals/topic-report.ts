import { readFileSync } from 'node:fs';
import { z } from 'zod';

const line = z.object({
  id: z.string(),
  text: z.string(),
  label: z.enum(['on_topic', 'off_topic', 'borderline']),
  /** On which side a borderline question leans. */
  lean: z.enum(['on', 'off', 'smalltalk']).optional(),
});
export type TopicRow = z.output<typeof line>;

/**
 * What the coach did with a question. An emergency stops before the topic: what to do is told and nothing of the
 * question is answered, so it is right on either side.
 */
export type TopicOutcome = 'answered' | 'refused' | 'emergency';

type Topic = 'on_topic' | 'off_topic';

export type TopicReport = {
  /** Shares 0..1; null where no row has that label. */
  onTopicAccepted: number | null;
  offTopicRefused: number | null;
  rows: { id: string; label: Topic; predicted: Topic }[];
  borderline: { id: string; lean: TopicRow['lean']; predicted: Topic }[];
  /** Rows that an emergency answered. */
  emergencies: string[];
};

/** Rows of a question file, one JSON object a line. Throws with the line's number where one does not fit. */
export function readTopicRows(file: string): TopicRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((raw, index) => {
      if (raw.trim() === '') return [];
      try {
        return [line.parse(JSON.parse(raw))];
      } catch (cause) {
        throw new Error(`${file}, line ${index + 1}, is no question with a topic label`, { cause });
      }
    });
}

export function topicReport(judged: readonly { row: TopicRow; outcome: TopicOutcome }[]): TopicReport {
  const rows: TopicReport['rows'] = [];
  const borderline: TopicReport['borderline'] = [];
  for (const { row, outcome } of judged) {
    const predicted = predictedTopic(row, outcome);
    if (row.label === 'borderline') borderline.push({ id: row.id, lean: row.lean, predicted });
    else rows.push({ id: row.id, label: row.label, predicted });
  }
  return {
    onTopicAccepted: shareRight(rows, 'on_topic'),
    offTopicRefused: shareRight(rows, 'off_topic'),
    rows,
    borderline,
    emergencies: judged.filter(({ outcome }) => outcome === 'emergency').map(({ row }) => row.id),
  };
}

function predictedTopic(row: TopicRow, outcome: TopicOutcome): Topic {
  if (outcome === 'emergency') return row.label === 'off_topic' ? 'off_topic' : 'on_topic';
  return outcome === 'refused' ? 'off_topic' : 'on_topic';
}

function shareRight(rows: TopicReport['rows'], label: Topic): number | null {
  const labelled = rows.filter((row) => row.label === label);
  if (labelled.length === 0) return null;
  return labelled.filter(({ predicted }) => predicted === label).length / labelled.length;
}
