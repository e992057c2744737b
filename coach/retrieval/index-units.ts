import type { Article, Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import { focusText } from './focus.ts';

/**
 * One text that is embedded. `section` is -1 for the lead and counts the article's sections from 0;
 * null for a question, which speaks for the article as a whole.
 */
export type IndexUnit = { slug: string; section: number | null; text: string };

/** Every text of the handbook that is embedded, in a fixed order. */
export function indexUnits(handbook: Handbook): IndexUnit[] {
  return handbook.articles.flatMap(articleUnits);
}

function articleUnits(article: Article): IndexUnit[] {
  const questions = [article.title, ...article.questions].map(
    (text): IndexUnit => ({ slug: article.slug, section: null, text: focusText(text) }),
  );
  const passages = [{ heading: null, text: article.lead }, ...article.sections].map(
    ({ heading, text }, index): IndexUnit => ({
      slug: article.slug,
      section: index - 1,
      text: [article.title, heading, plainText(text)].filter(Boolean).join('. '),
    }),
  );
  return [...questions, ...passages];
}
