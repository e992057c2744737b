import type { AnswerSource } from '#contract/chat.ts';
import { sourceMark } from '../composer/source-list.ts';

/** The composer's linked marks as the plain ones a model reads and writes: "[2]". */
export function withPlainMarks(text: string, sources: readonly AnswerSource[]): string {
  return sources.reduce((plain, source) => plain.replaceAll(sourceMark(source), `[${source.number}]`), text);
}

/** A text of an earlier answer without its marks, whose numbers mean nothing now. */
export function withoutMarks(text: string): string {
  return text.replace(/ ?\[\[\d+\]\]\([^)[\s]*\)/g, '');
}
