import { similarity } from '../embedder/embedder.ts';
import type { Article } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import type { RetrievedArticle } from '../retrieval/retriever.ts';
import { type AnswerBase, articlePart, foundPart, meaningOf } from './article-part.ts';
import type { AnswerPart } from './compose-answer.ts';
import type { OpenTopic } from './follow-up.ts';
import type { Knowledge } from './knowledge.ts';
import { alreadyTold, passageOf, sentencesOf } from './passages.ts';

/** What short follow-ups are after, and the headings under which articles say it. */
const INTENTS: readonly { asks: RegExp; heading: RegExp }[] = [
  {
    asks: /\bwhat (?:can|should|could|do) (?:i|we|you) (?:do|try|take)|\bwhat helps|\bhow (?:do|can|could|to) (?:i |you |we )?(?:fix|stop|lower|prevent|treat|avoid|improve|get rid)/i,
    heading:
      /\b(?:helps?|do|try|fix|lower(?:s|ing)?|improve|works|remed\w+|treat\w*|getting through|tips|start)\b/i,
  },
  {
    asks: /^(?:and |but |so )*(?:why|how come|what causes)\b/i,
    heading: /\b(?:why|causes?|reasons?|comes? from|how .{0,60} works?|behind)\b/i,
  },
  {
    asks: /\b(?:safe|danger\w*|risky?|risks|harmful|bad for|worry|worried|worrying)\b/i,
    heading:
      /\b(?:safe|safety|danger\w*|risks?|careful|doctor|call|not for|who should|ask first|before you|too much|warning)\b/i,
  },
  { asks: /\bhow long\b|\bwhen does it\b/i, heading: /\b(?:how long|lasts?|weeks?|days?|time)\b/i },
  {
    asks: /\bhow (?:much|many|often)\b/i,
    heading: /\b(?:how (?:much|many|often)|amounts?|portions?|numbers?)\b/i,
  },
];
const INTENT_POINTS = 0.12;
/** A figure that stood in what was told is picked out of it; other questions go on to what was not told. */
const ASKS_FIGURE = /\bhow (?:long|much|many|often|soon)\b|\bwhen does it\b/i;
/** SGLT2, B12 and type 2 are names. */
const HAS_FIGURE =
  /(?<![A-Za-z\d])(?<!\btype )\d|\b(?:one|two|three|four|five|six|seven|ten|half|few) (?:\w+ ){0,3}(?:minutes?|hours?|days?|weeks?|months?|years?|grams?|g|times?)\b/i;
/** What was told answers again when it fits this much better than what was not. */
const AGAIN_FROM = 0.05;

/** The open topic picks the article; within it, the new words weigh as much as the topic in picking the section. */
export async function followUpPart(
  knowledge: Knowledge,
  open: OpenTopic,
  own: AnswerBase,
  told: string,
): Promise<AnswerPart> {
  const { resolved } = open;
  if (open.whole) return articlePart(knowledge, resolved);
  const base = await meaningOf(knowledge, `${open.earlier} ${resolved}`);
  const part = { ...foundPart(resolved, base) };
  if (part.kind !== 'article') return part;
  const { article } = part.found;
  const sections = rankForFollowUp(knowledge, part.found, own, resolved);
  const found = { ...part.found, sections };
  const isTold = (section: number) => alreadyTold(passageOf(article, section), told);
  const [best] = sections;
  const fresh = sections.find(({ section }) => !isTold(section));
  const asksAgain = best && isTold(best.section) && best.score >= (fresh?.score ?? 0) + AGAIN_FROM;
  if (!asksAgain || !ASKS_FIGURE.test(resolved)) return { ...part, found };
  const again = await bestSentence(knowledge, article, best.section, base.vector);
  return again === null ? { ...part, found } : { ...part, found, again };
}

function rankForFollowUp(
  { retriever }: Knowledge,
  { article, sections }: RetrievedArticle,
  own: AnswerBase,
  question: string,
): RetrievedArticle['sections'] {
  const ownFit = retriever.rank(article, own.text, own.vector);
  const fitOf = (section: number) => ownFit.sections.find((entry) => entry.section === section)?.score ?? 0;
  const intents = INTENTS.filter(({ asks }) => asks.test(question));
  const meant = (section: number) => {
    const heading = article.sections[section]?.heading ?? '';
    return intents.some((intent) => intent.heading.test(heading)) ? INTENT_POINTS : 0;
  };
  return sections
    .map(({ section, score }) => ({ section, score: (score + fitOf(section)) / 2 + meant(section) }))
    .sort((a, b) => b.score - a.score);
}

/** The sentence with a figure that is closest to the question; null when the passage has none. */
async function bestSentence(
  { embedder }: Knowledge,
  article: Article,
  section: number,
  question: Float32Array,
): Promise<string | null> {
  const sentences = sentencesOf(passageOf(article, section).text).filter((text) => HAS_FIGURE.test(text));
  if (sentences.length === 0) return null;
  const vectors = await embedder.embed(sentences.map(plainText));
  const scored = sentences.map((sentence, index) => ({
    sentence,
    score: similarity(question, vectors[index] ?? new Float32Array()),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).sentence;
}
