import { searchText } from '../retrieval/focus.ts';
import type { RetrievedArticle } from '../retrieval/retriever.ts';
import { contentWords } from '../retrieval/words.ts';
import type { AnswerPart } from './compose-answer.ts';
import type { Knowledge } from './knowledge.ts';

/** A question with what it means and what was found for it. */
export type AnswerBase = {
  /** Meaning of the words as they are, for the topic gate. */
  plain: Float32Array;
  /** Meaning of the `searchText`. */
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

/** Words of a message from which its question is looked for apart from its story. */
const STORY_WORDS_FROM = 25;

/** Embeds a question and finds its articles. */
export async function meaningOf(
  { embedder, retriever, spelling }: Knowledge,
  asked: string,
): Promise<AnswerBase> {
  const question = spelling(asked);
  const text = searchText(question);
  const core = coreQuestion(question);
  const [plain, whole, short] = await embedder.embed([asked, text, ...(core ? [searchText(core)] : [])]);
  if (!plain || !whole) throw new Error('The sentence model gave no vector');
  const vector = short ? between(whole, short) : whole;
  return { plain, vector, found: retriever.find(text, vector, NEAREST_OFFERED) };
}

/** What the handbook has for one question. */
export async function articlePart(knowledge: Knowledge, question: string): Promise<AnswerPart> {
  return foundPart(question, await meaningOf(knowledge, question));
}

/** The best article found, as far as it fits; else an honest "not in my sources". */
export function foundPart(question: string, { found }: AnswerBase): AnswerPart {
  const [best, next] = found;
  if (best) {
    const lead = best.score - (next?.score ?? 0);
    const sureness = best.score + SURENESS_SHARE.covered * best.covered + SURENESS_SHARE.lead * lead;
    if (sureness >= NEAR_FROM)
      return { kind: 'article', question, found: best, exact: sureness >= EXACT_FROM };
  }
  return {
    kind: 'unknown',
    question,
    nearest: found.filter(({ score }) => score >= OFFERED_FROM).map(({ article }) => article),
  };
}

/** The last question of a long message, which says in one sentence what the story is told for. */
function coreQuestion(text: string): string | null {
  if (text.split(/\s+/).length < STORY_WORDS_FROM) return null;
  const questions = text.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => sentence.trim().endsWith('?'));
  const last = questions.at(-1);
  return last && contentWords(last).length >= CORE_WORDS_LEAST ? last : null;
}

/** A question of fewer words of its own ("what can I do?") says nothing without its story. */
const CORE_WORDS_LEAST = 3;

function between(a: Float32Array, b: Float32Array): Float32Array {
  const sum = a.map((value, i) => value + (b[i] ?? 0));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}
