import { plainText } from '#domain/chat-text/markdown-as-text.ts';
import type { ReviewedFeedback } from './list-feedback.ts';

const COLUMNS: readonly { title: string; width: number; of: (row: ReviewedFeedback) => string }[] = [
  { title: 'When (UTC)', width: 16, of: ({ at }) => at.slice(0, 16).replace('T', ' ') },
  { title: 'Vote', width: 4, of: ({ rating }) => rating },
  { title: 'Reason', width: 15, of: ({ reason }) => reason ?? '' },
  { title: 'Answered by', width: 16, of: ({ answeredBy }) => answeredBy },
  { title: 'Comment', width: 40, of: ({ comment }) => comment ?? '' },
  { title: 'Question', width: 50, of: ({ message }) => message },
  { title: 'Answer', width: 60, of: ({ response }) => plainText(response) },
];

/** Judgements as lines of fixed columns, long texts cut; nothing a terminal would obey comes through. */
export function feedbackTable(rows: readonly ReviewedFeedback[]): string {
  if (rows.length === 0) return 'Nobody has said anything of an answer that fits.';
  const line = (cells: readonly string[]) => cells.join('  ').trimEnd();
  return [
    line(COLUMNS.map(({ title, width }) => cell(title, width))),
    line(COLUMNS.map(({ width }) => '-'.repeat(width))),
    ...rows.map((row) => line(COLUMNS.map(({ of, width }) => cell(of(row), width)))),
  ].join('\n');
}

function cell(text: string, width: number): string {
  const characters = Array.from(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim());
  const cut = characters.length > width ? [...characters.slice(0, width - 1), '…'] : characters;
  return cut.join('') + ' '.repeat(width - cut.length);
}
