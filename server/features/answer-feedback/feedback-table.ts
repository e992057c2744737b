import { plainText } from '#domain/chat-text/markdown-as-text.ts';
import { type Column, textTable } from '../../operations/text-table.ts';
import type { ReviewedFeedback } from './list-feedback.ts';

const COLUMNS: readonly Column<ReviewedFeedback>[] = [
  { title: 'When (UTC)', width: 16, of: ({ at }) => at.slice(0, 16).replace('T', ' ') },
  { title: 'Vote', width: 4, of: ({ rating }) => rating },
  { title: 'Reason', width: 15, of: ({ reason }) => reason ?? '' },
  { title: 'Answered by', width: 16, of: ({ answeredBy }) => answeredBy },
  { title: 'Comment', width: 40, of: ({ comment }) => comment ?? '' },
  { title: 'Question', width: 50, of: ({ message }) => message },
  { title: 'Answer', width: 60, of: ({ response }) => plainText(response) },
];

/** Judgements as lines of fixed columns. */
export function feedbackTable(rows: readonly ReviewedFeedback[]): string {
  if (rows.length === 0) return 'No feedback matches.';
  return textTable(COLUMNS, rows);
}
