import type { AnswerSource } from '#contract/chat.ts';
import type { Article, Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import type { RetrievedArticle } from '../retrieval/retriever.ts';
import { contentWords } from '../retrieval/words.ts';
import type { SkillReply } from '../skills/skill.ts';
import { openingFor } from './openings.ts';
import { choosePassages, type Passage } from './passages.ts';
import { skillText } from './skill-text.ts';
import { articleHref, createSourceList, type SourceList } from './source-list.ts';
import { verdictFor } from './verdict.ts';

/** What one part of the question is answered from; `question` is that part in the person's words. */
export type AnswerPart = {
  question: string;
} /** `exact` is false when the article is near the question rather than about it, which the answer then says. */ & (
  | {
      kind: 'article';
      found: RetrievedArticle;
      exact: boolean;
      /** A sentence that was told before and answers again, in place of further passages. */
      again?: string;
    }
  | { kind: 'skill'; reply: SkillReply }
  | { kind: 'unknown'; nearest: readonly Article[] }
);

export type ComposedAnswer = { paragraphs: string[]; sources: AnswerSource[] };

/** Said before an answer that is only near the question. */
export const NEAR_OPENINGS = [
  'My notes do not answer that to the letter; this is the closest they come.',
  'I have nothing on exactly that, only what lies nearby.',
] as const;
export const UNKNOWN_OPENINGS = [
  'That is not in my sources, and I would rather say so than guess.',
  'My sources hold no good answer to that, and I would rather say so than guess.',
] as const;
/** Begins the last line of an answer from an article. */
export const MORE_IN = 'More in';
/** A longer part is not repeated above its answer. */
const LABEL_LETTERS_MOST = 90;

/**
 * Writes the answer: for each part what the skill says or the passages that answer it, in the article's own words,
 * with numbered sources.
 * @param told all earlier replies as one text, so that a follow-up does not repeat them
 */
export function composeAnswer(
  handbook: Handbook,
  parts: readonly AnswerPart[],
  told: string,
): ComposedAnswer {
  const sources = createSourceList(handbook);
  const used = new Set<string>();
  const answers = parts
    .map((part) => ({ part, paragraphs: partParagraphs(part, { handbook, sources, used, told }) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const labelled = answers.length > 1;
  const paragraphs = answers.flatMap(({ part, paragraphs: own }) =>
    labelled && part.question.length <= LABEL_LETTERS_MOST
      ? [`**${asQuestion(part.question)}**`, ...own]
      : own,
  );
  return { paragraphs, sources: sources.all() };
}

type Composing = { handbook: Handbook; sources: SourceList; used: Set<string>; told: string };

function partParagraphs(part: AnswerPart, composing: Composing): string[] {
  if (part.kind === 'skill') return [skillText(part.reply, composing)];
  if (part.kind === 'unknown') return [unknownText(part)];
  const { article } = part.found;
  const more = () => `${MORE_IN} “${article.title}” ${composing.sources.articleMark(article)}.`;
  if (part.again !== undefined) return [composing.sources.withMarks(article, part.again), more()];
  const passages = choosePassages(part.found, part.question, composing.told).filter(
    ({ section }) => !composing.used.has(`${article.slug}#${section}`),
  );
  if (passages.length === 0) return [];
  for (const { section } of passages) composing.used.add(`${article.slug}#${section}`);
  const texts = passages.map((passage, order) =>
    passageText(article, passage, order === 0 ? part.question : null, composing.sources),
  );
  const before = part.exact ? openingFor(part.question) : pick(NEAR_OPENINGS, part.question);
  const [first = '', ...rest] = texts;
  return [before ? `${before} ${first}` : first, ...rest, more()];
}

function passageText(
  article: Article,
  passage: Passage,
  question: string | null,
  sources: SourceList,
): string {
  const text = sources.withMarks(article, passage.text);
  const about = passage.heading ?? article.title;
  const verdict = question === null ? null : verdictFor(question, firstSentence(passage.text), about);
  if (verdict) return `${verdict}. ${text}`;
  return passage.heading && needsHeading(passage.heading, passage.text, question)
    ? `**${passage.heading}**\n\n${text}`
    : text;
}

/**
 * A heading is told where the text would hang in the air without it: its words are neither asked nor said, or the
 * text goes on about "it" while the question names several things.
 */
function needsHeading(heading: string, text: string, question: string | null): boolean {
  const opening = firstSentence(text);
  const asked = contentWords(question ?? '');
  if (POINTS_BACK.test(opening) && (question === null || asked.length > ONE_THING_WORDS)) return true;
  const known = new Set([...contentWords(opening), ...asked]);
  return contentWords(heading).some((word) => !known.has(word));
}

const POINTS_BACK = /^(?:it|they|these|this|that|both|by weight|in small|some|most|fresh|plain|taste)\b/i;
const ONE_THING_WORDS = 2;

function firstSentence(text: string): string {
  return /^[^.!?]*(?:[.!?](?=\d)[^.!?]*)*[.!?:]/.exec(plainText(text))?.[0] ?? plainText(text);
}

function unknownText({ question, nearest }: { question: string; nearest: readonly Article[] }): string {
  const honest = pick(UNKNOWN_OPENINGS, question);
  const links = nearest.map((article) => `[${article.title}](${articleHref(article.slug)})`);
  if (links.length === 0) return honest;
  return `${honest} The nearest I have:\n\n${links.map((link) => `- ${link}`).join('\n')}`;
}

function asQuestion(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:and|also|plus|so|but)\s+/i, '')
    .replace(/(?<![?.!,;:\s])[?.!,;:\s]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}?`;
}

/** The same question gets the same words. */
function pick(texts: readonly string[], question: string): string {
  return texts[question.length % texts.length] ?? '';
}
