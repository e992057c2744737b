import { searchText } from '../retrieval/focus.ts';
import type { RetrievedArticle } from '../retrieval/retriever.ts';
import { contentWords } from '../retrieval/words.ts';
import type { AnswerPart } from './compose-answer.ts';
import type { Knowledge } from './knowledge.ts';

/** A question with what it means and what was found for it. */
export type AnswerBase = {
  /** Meaning of the words as they are, for the topic gate. */
  plain: Float32Array;
  /** What was looked for, and its meaning. */
  text: string;
  vector: Float32Array;
  found: RetrievedArticle[];
};

/**
 * How sure it is that the best article is about the question: its score, its share of the question's words, and its
 * lead over the next. From `EXACT_FROM` it is, from `NEAR_FROM` it is near; set on questions of newcomers, see docs/coach.md.
 */
const EXACT_FROM = 0.55;
const NEAR_FROM = 0.48;
const SURENESS_SHARE = { covered: 0.25, lead: 1 } as const;
const NEAREST_OFFERED = 3;
/** An article below this is not worth offering as near. */
const OFFERED_FROM = 0.25;

/** Words of a message from which its sentences are also looked for one by one. */
const STORY_WORDS_FROM = 18;
const SENTENCES_MOST = 5;
/** A sentence of fewer words of its own ("what can I do?") says nothing without its story. */
const OWN_WORDS_LEAST = 3;
/** Such a sentence needs the one before it. */
const POINTS_BACK = /\b(?:this|that|these|those|it|they|them)\b/i;
/** A sentence alone has to be this much surer than the whole message. */
const SENTENCE_SURER = 0.06;

/** Embeds a question and finds its articles. Of a long story the sentence that finds an article best speaks for it. */
export async function meaningOf(knowledge: Knowledge, asked: string): Promise<AnswerBase> {
  const { embedder, retriever } = knowledge;
  const question = knowledge.spelling(asked);
  const texts = [question, ...tellingSentences(question)].map(searchText);
  const [plain, ...vectors] = await embedder.embed([asked, ...texts]);
  if (!plain) throw new Error('The sentence model gave no vector');
  const bases = vectors.map((vector, index): AnswerBase => {
    const text = texts[index] ?? '';
    return {
      plain,
      text,
      vector,
      found: retriever.find(text, vector, NEAREST_OFFERED),
    };
  });
  const [whole, ...sentences] = bases;
  if (!whole) throw new Error('The sentence model gave no vector');
  return sentences.reduce(
    (best, one) =>
      sureness(one.found) > sureness(best.found) + (best === whole ? SENTENCE_SURER : 0) ? one : best,
    whole,
  );
}

/** How sure it is that the best article found is the right one. */
function sureness([best, next]: readonly RetrievedArticle[]): number {
  if (!best) return 0;
  const lead = best.score - (next?.score ?? 0);
  return best.score + SURENESS_SHARE.covered * best.covered + SURENESS_SHARE.lead * lead;
}

/** What the handbook has for one question. */
export async function articlePart(knowledge: Knowledge, question: string): Promise<AnswerPart> {
  return foundPart(question, await meaningOf(knowledge, question));
}

/** The best article found, as far as it fits; else an honest "not in my sources". */
export function foundPart(question: string, { found }: AnswerBase): AnswerPart {
  const best = found[0];
  const sure = sureness(found);
  if (best && sure >= NEAR_FROM) return { kind: 'article', question, found: best, exact: sure >= EXACT_FROM };
  return {
    kind: 'unknown',
    question,
    nearest: found.filter(({ score }) => score >= OFFERED_FROM).map(({ article }) => article),
  };
}

/** Sentences of a long message that say something on their own. */
function tellingSentences(text: string): string[] {
  if (text.split(/\s+/).length < STORY_WORDS_FROM) return [];
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).map((sentence) => sentence.trim());
  if (sentences.length < 2) return [];
  return sentences
    .filter((sentence) => contentWords(sentence).length >= OWN_WORDS_LEAST && !POINTS_BACK.test(sentence))
    .slice(0, SENTENCES_MOST);
}
