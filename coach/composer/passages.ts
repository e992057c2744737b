import type { Article } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import type { RetrievedArticle } from '../retrieval/retriever.ts';

/** One passage of an article as it will be told; section -1 is the lead. */
export type Passage = { section: number; heading: string | null; text: string };

/** Words that answer one part of a question at most. */
const WORDS_MOST = 120;
/** A section this much closer to the question than the lead answers alone. */
const SECTION_ALONE = 0.03;
/** A section at most this much further than the lead is told after it. */
const SECTION_TOO = 0.06;
/** Fewer words than this are no use as a second passage. */
const SECOND_LEAST = 30;
/** What must not be cut off an answer, however long it is. */
const MUST_STAY =
  /\b(?:doctor|prescriber|clinician|medical care|emergency|pregnan\w+|insulin|sulfonylurea|do not stop|not safe|ask your)\b/i;
const REFERENCE_END = /(?:\[\^[a-z0-9-]{1,60}\]){0,9}/.source;
const SENTENCE = new RegExp(`(?<=[.!?]${REFERENCE_END})\\s+(?=[A-Z0-9“"*])`);

/**
 * The passages of an article that answer the question: its lead, a section, or both, at most about 120 words.
 * @param told all earlier replies as one text; what stands there is not told again
 */
export function choosePassages(found: RetrievedArticle, question: string, told: string): Passage[] {
  const untold = found.sections.filter(
    ({ section }) => !alreadyTold(passageOf(found.article, section), told),
  );
  const ranked = untold.length > 0 ? untold : found.sections.slice(0, 1);
  const [best, second] = WHAT_IS.test(question.trim()) ? leadFirst(ranked) : ranked;
  if (!best) return [];
  const lead = ranked.find(({ section }) => section === -1);
  const first = passageOf(found.article, best.section);
  if (best.section === -1) {
    const alsoFits = second && second.score >= best.score - SECTION_TOO;
    return withinWords(first, alsoFits ? passageOf(found.article, second.section) : null);
  }
  const bothFit = lead && best.score < lead.score + SECTION_ALONE;
  if (bothFit) return leadAndSection(passageOf(found.article, -1), first);
  const next = second && second.section !== -1 && second.score >= best.score - SECTION_ALONE ? second : null;
  return withinWords(first, next && passageOf(found.article, next.section));
}

/** "What is hypoglycemia?" asks for the lead, whichever section has the word. */
const WHAT_IS =
  /^what(?:['’]?s| is| are) (?!(?:the|your|my|a good|an? \w+ (?:way|amount))\b)\S+(?: \S+){0,3}(?: \?*)?$/i;

function leadFirst(ranked: RetrievedArticle['sections']): RetrievedArticle['sections'] {
  const lead = ranked.filter(({ section }) => section === -1);
  return [...lead, ...ranked.filter(({ section }) => section !== -1)];
}

/** The lead opens the answer when both fit the limit; else the section, which is closer, stands alone. */
function leadAndSection(lead: Passage, section: Passage): Passage[] {
  const together = wordCount(lead.text) + wordCount(section.text);
  return together <= WORDS_MOST + SECOND_LEAST ? [lead, section] : withinWords(section, null);
}

function withinWords(first: Passage, second: Passage | null): Passage[] {
  const opening = { ...first, text: trimPassage(first.text, WORDS_MOST) };
  const left = WORDS_MOST - wordCount(opening.text);
  if (!second || left < SECOND_LEAST) return [opening];
  return [opening, { ...second, text: trimPassage(second.text, left) }];
}

export function passageOf(article: Article, section: number): Passage {
  const part = section === -1 ? { heading: null, text: article.lead } : article.sections[section];
  return { section, heading: part?.heading ?? null, text: part?.text ?? '' };
}

/** True when the beginning of the passage stands in earlier replies. */
export function alreadyTold({ text }: Passage, told: string): boolean {
  const opening = text.split('[^')[0]?.slice(0, 60) ?? '';
  return opening.length > 0 && told.includes(opening);
}

/** Sentences of a passage, list items and table rows counting as one each. */
export function sentencesOf(text: string): string[] {
  const pieces = text.split(/\n+/).flatMap((line) => line.split(SENTENCE));
  return pieces
    .map((piece) => piece.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').trim())
    .filter((piece) => piece !== '');
}

/** Words of a markdown text, without its marks and references. */
export function wordCount(markdown: string): number {
  return plainText(markdown).split(' ').length;
}

/** The beginning of a text, whole sentences and list items up to the limit; a caution further down stays with it. */
export function trimPassage(text: string, wordsMost: number): string {
  if (wordCount(text) <= wordsMost) return text;
  let left = wordsMost;
  const kept: string[] = [];
  const dropped: string[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const { separator, pieces } = piecesOf(block);
    const taken: string[] = [];
    for (const piece of pieces) {
      const words = wordCount(piece);
      const fits = dropped.length === 0 && (words <= left || (kept.length === 0 && taken.length === 0));
      if (fits) taken.push(piece);
      else dropped.push(piece);
      left -= words;
    }
    if (taken.length > 0) kept.push(taken.join(separator));
  }
  const caution = dropped.find((piece) => MUST_STAY.test(piece));
  return [...kept, ...(caution ? [caution.replace(/^(?:[-*]|\d+\.) /, '')] : [])].join('\n\n');
}

/** Sentences of a paragraph, items of a list; a table stays whole. */
function piecesOf(block: string): { separator: string; pieces: string[] } {
  if (/^\|/.test(block)) return { separator: '\n', pieces: [block] };
  if (/^(?:[-*]|\d+\.) /.test(block)) return { separator: '\n', pieces: block.split('\n') };
  return { separator: ' ', pieces: block.split(SENTENCE) };
}
