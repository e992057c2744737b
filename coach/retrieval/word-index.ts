import type { Article, Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import { contentWords } from './words.ts';

/** How an article's words fit a question's, each 0..1. Rare words weigh more. */
export type WordFit = {
  /** Share of the question's words that the article has anywhere. */
  covered: number;
  /** BM25 over the article's text, as a share of the most it could be. */
  text: number;
  /** Share of the question's words that are in the title. */
  title: number;
  /** Share covered by each section with its heading, the lead first; words that all sections have count little. */
  sections: number[];
};

export type WordIndex = {
  /** One per article, in the handbook's order. */
  fit(question: string): WordFit[];
};

/** Customary BM25 constants. */
const BM25 = { k: 1.2, b: 0.75 } as const;

/** Where a word stands in one article: in its title, and how often in its text, section by section. */
type Place = { article: number; inTitle: boolean; count: number; sections: number[] };

/** Inverted index over the words of every article. */
export function createWordIndex(handbook: Handbook): WordIndex {
  const places = new Map<string, Place[]>();
  const lengths = handbook.articles.map((article, index) => addArticle(article, index, places));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const norms = lengths.map((length) => BM25.k * (1 - BM25.b + (BM25.b * length) / meanLength));
  const weight = (word: string) => Math.log(1 + lengths.length / ((places.get(word)?.length ?? 0) + 0.5));
  return {
    fit(question) {
      const asked = [...new Set(contentWords(question))];
      const total = asked.reduce((sum, word) => sum + weight(word), 0) || 1;
      const fits = handbook.articles.map(
        ({ sections }): WordFit => ({
          covered: 0,
          text: 0,
          title: 0,
          sections: new Array(sections.length + 1).fill(0),
        }),
      );
      for (const word of asked) {
        const share = weight(word) / total;
        for (const { article, inTitle, count, sections } of places.get(word) ?? []) {
          const fit = fits[article];
          if (!fit) continue;
          fit.covered += share;
          fit.text += (share * count) / (count + (norms[article] ?? 1));
          if (inTitle) fit.title += share;
          // A word of every section tells none of them apart.
          const apart = 1 - (sections.length - 1) / fit.sections.length;
          for (const section of sections)
            fit.sections[section] = (fit.sections[section] ?? 0) + share * apart;
        }
      }
      return fits;
    },
  };
}

/** Adds an article's words to the index and returns the length of its text in words. */
function addArticle(article: Article, index: number, places: Map<string, Place[]>): number {
  const own = new Map<string, Place>();
  const placeOf = (word: string): Place => {
    const place = own.get(word) ?? { article: index, inTitle: false, count: 0, sections: [] };
    own.set(word, place);
    return place;
  };
  let length = 0;
  for (const [section, { heading, text }] of [
    { heading: '', text: article.lead },
    ...article.sections,
  ].entries()) {
    for (const word of contentWords(`${heading} ${plainText(text)}`)) {
      const place = placeOf(word);
      place.count += 1;
      length += 1;
      if (place.sections.at(-1) !== section) place.sections.push(section);
    }
  }
  for (const question of article.questions) for (const word of contentWords(question)) placeOf(word);
  for (const word of contentWords(`${article.title} ${article.slug.replaceAll('-', ' ')}`))
    placeOf(word).inTitle = true;
  for (const [word, place] of own) places.set(word, [...(places.get(word) ?? []), place]);
  return length;
}
