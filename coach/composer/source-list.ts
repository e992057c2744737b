import type { AnswerSource } from '#contract/chat.ts';
import { sourceOfFood } from '#foods/food-sources.ts';
import type { Article, Handbook } from '../handbook/article.ts';
import type { Card } from '../handbook/card.ts';
import { replaceReferences } from '../handbook/references.ts';

export type SourceList = {
  /** Mark for the article itself, e.g. `[[1]](/handbook/keto-flu)`. */
  articleMark(article: Article): string;
  /** Mark for a food of the USDA table, by its number. */
  foodMark(id: string): string;
  /** Mark for a source of the handbook that no article stands behind, by its id. */
  paperMark(id: string): string;
  /** A card's text with its references as numbered links, and the mark of its article at the end. References to mere custom get no number. */
  cardText(card: Card): string;
  all(): AnswerSource[];
};

/** Address of an article in the app. */
export function articleHref(slug: string): string {
  return `/handbook/${slug}`;
}

/** The mark of a source within an answer's markdown. */
export function sourceMark({ number, href }: Pick<AnswerSource, 'number' | 'href'>): string {
  return `[[${number}]](${href})`;
}

/**
 * Numbers the sources of one answer in the order they are met.
 * @param first sources that have their numbers already, from 1 on
 */
export function createSourceList(handbook: Handbook, first: readonly AnswerSource[] = []): SourceList {
  const numbered = new Map<string, AnswerSource>();
  const all = [...first];
  const mark = (key: string, source: Omit<AnswerSource, 'number'>) => {
    const same = ({ title, href }: AnswerSource) => title === source.title && href === source.href;
    let known = numbered.get(key) ?? first.find(same);
    if (!known) {
      known = { number: all.length + 1, ...source };
      all.push(known);
    }
    numbered.set(key, known);
    return sourceMark(known);
  };
  return {
    articleMark: (article) =>
      mark(`handbook:${article.slug}`, {
        kind: 'handbook',
        title: article.title,
        href: articleHref(article.slug),
      }),
    foodMark: (id) => mark(`food:${id}`, { kind: 'food', ...sourceOfFood(id) }),
    paperMark(id) {
      const source = handbook.sources.get(id);
      if (!source) throw new Error(`No source ${id}`);
      return mark(`source:${id}`, { kind: 'paper', title: source.title, href: source.href ?? '/science' });
    },
    cardText({ slug, text }) {
      const article = handbook.bySlug.get(slug);
      const marked = replaceReferences(text, (id) => {
        const source = handbook.sources.get(id);
        if (!source || source.kind === 'convention' || source.kind === 'app') return '';
        const href = source.href ?? `${articleHref(slug)}#source-${id}`;
        return ` ${mark(`source:${id}`, { kind: source.kind === 'data' ? 'food' : 'paper', title: source.title, href })}`;
      });
      return article ? `${marked} ${this.articleMark(article)}` : marked;
    },
    all: () => [...all],
  };
}
