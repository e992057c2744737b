import { splitArticle } from './parse-article.ts';

/** An article as a search reads it. */
export interface SearchedText {
  /** Questions that lead to the article, one a line. */
  questions: string;
  /** Running text without the marks of Markdown. */
  body: string;
}

const QUESTIONS = /^questions:\n((?: +- .*(?:\n|$))*)/m;

/** The words of an article file, plain. */
export function searchedText(file: string): SearchedText {
  const { head, body } = splitArticle(file) ?? { head: '', body: file };
  const questions = (QUESTIONS.exec(head)?.[1] ?? '').replaceAll(/^ +- /gm, '').replaceAll(/["']/g, '');
  const plain = body
    .replaceAll(/\[\^[\w-]+\]/g, '')
    .replaceAll(/\[([^[\]]+)\]\([^)[]*\)/g, '$1')
    .replaceAll(/^#+ (.*)$/gm, '$1.')
    .replaceAll(/^[-*] |^\d+\. |^\|?[-:| ]+\|$/gm, '')
    .replaceAll(/[*_`]/g, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { questions: questions.trim(), body: plain };
}
