import type { Article, Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import { focusText } from './focus.ts';
import { plainWording } from './wording.ts';

/**
 * One text that is embedded. A `passage` is the lead (section -1) or a section (from 0) under the article's title, which
 * tells articles apart; its `body` stands without the title, which tells the sections of one article apart. A `heading`
 * names a section, the title naming the lead; a `question` (section null) speaks for the article as a whole.
 */
export type IndexUnit = { slug: string; text: string } & (
  | { kind: 'question'; section: null }
  | { kind: 'heading' | 'passage' | 'body'; section: number }
);

/** Every text of the handbook that is embedded, in a fixed order. */
export function indexUnits(handbook: Handbook): IndexUnit[] {
  return handbook.articles.flatMap(articleUnits);
}

function articleUnits({ slug, title, questions, lead, sections }: Article): IndexUnit[] {
  const parts = [{ heading: null, text: lead }, ...sections];
  return [
    ...questions.map((text): IndexUnit => ({ slug, kind: 'question', section: null, text: bare(text) })),
    ...parts.flatMap(({ heading, text }, index): IndexUnit[] => {
      const section = index - 1;
      const body = [heading, plainText(text)].filter(Boolean).join('. ');
      return [
        { slug, kind: 'heading', section, text: bare(heading ? `${title}: ${heading}` : title) },
        { slug, kind: 'passage', section, text: `${title}. ${body}` },
        { slug, kind: 'body', section, text: body },
      ];
    }),
  ];
}

/** In the spelling that a person's question is brought to as well. */
function bare(text: string): string {
  return focusText(plainWording(text));
}
