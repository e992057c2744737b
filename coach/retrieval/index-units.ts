import type { Article, Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import { focusText } from './focus.ts';

/**
 * One text that is embedded. A `passage` is the lead (section -1) or a section (from 0) with its words; a `heading`
 * names a section, the title naming the lead; a `question` (section null) speaks for the article as a whole.
 */
export type IndexUnit = { slug: string; text: string } & (
  | { kind: 'question'; section: null }
  | { kind: 'heading' | 'passage'; section: number }
);

/** Every text of the handbook that is embedded, in a fixed order. */
export function indexUnits(handbook: Handbook): IndexUnit[] {
  return handbook.articles.flatMap(articleUnits);
}

function articleUnits({ slug, title, questions, lead, sections }: Article): IndexUnit[] {
  const passage = (heading: string | null, text: string) =>
    [title, heading, plainText(text)].filter(Boolean).join('. ');
  return [
    { slug, kind: 'heading', section: -1, text: focusText(title) },
    ...questions.map((text): IndexUnit => ({ slug, kind: 'question', section: null, text: focusText(text) })),
    { slug, kind: 'passage', section: -1, text: passage(null, lead) },
    ...sections.flatMap(({ heading, text }, section): IndexUnit[] => [
      { slug, kind: 'heading', section, text: focusText(`${title}: ${heading}`) },
      { slug, kind: 'passage', section, text: passage(heading, text) },
    ]),
  ];
}
