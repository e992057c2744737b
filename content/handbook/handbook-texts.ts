import { headLine } from './head-line.ts';

/** An article as a search reads it. */
export interface SearchedText {
  /** What its cards answer, a question a line. */
  questions: string;
  /** The first sentence of each card, without the marks of Markdown. */
  body: string;
}

const GRADES = ['convention', 'weak', 'mixed', 'strong'] as const;

interface FileParts {
  head: string;
  cards: readonly { heading: string; head: string; text: string }[];
}

function partsOf(file: string): FileParts {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const cards = body.split(/^## /m).flatMap((block) => {
    const [, heading = '', own = '', text = ''] = /^([^\n]+)\n((?:[^\n]+\n)+)\n([\s\S]*)$/.exec(block) ?? [];
    return heading ? [{ heading, head: own, text: text.trim() }] : [];
  });
  return { head, cards };
}

/** An article's file as its page needs it: the head with the grade of most cards, then heading and text of each card. */
export function pageText(file: string): string {
  const { head, cards } = partsOf(file);
  const grades = cards.map((card) => headLine(card.head, 'grade'));
  const count = (grade: string) => grades.filter((one) => one === grade).length;
  const grade = GRADES.reduce((most, one) => (count(one) > count(most) ? one : most));
  const body = cards.map(({ heading, text }) => `## ${heading}\n\n${text}`).join('\n\n');
  return `---\n${head}\ngrade: ${grade}\n---\n${body}\n`;
}

/** What a search in the browser reads of an article's file: enough to find it, a tenth of what it holds. */
export function searchedText(file: string): SearchedText {
  const { cards } = partsOf(file);
  return {
    questions: cards.map(({ heading }) => heading).join('\n'),
    body: cards.map(({ text }) => plain(text.split(/(?<=[.!?:])(?:\[\^[\w-]+\])*\s/)[0] ?? '')).join(' '),
  };
}

/** Markdown as plain words on one line. */
export const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[\^[\w-]+\]/g, '')
    .replaceAll(/\[([^[\]]+)\]\([^)[]*\)/g, '$1')
    .replaceAll(/[*_`|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
