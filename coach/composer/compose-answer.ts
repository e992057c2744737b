import type { AnswerSource } from '#contract/chat.ts';
import type { Article, Handbook } from '../handbook/article.ts';
import { replaceReferences } from '../handbook/references.ts';
import type { RetrievedArticle } from '../retrieval/retriever.ts';
import type { SkillReply, SkillSource } from '../skills/skill.ts';
import { articleHref, createSourceList, type SourceList } from './source-list.ts';

/** What one part of the question is answered from. */
export type AnswerPart =
  /** `exact` is false when the article is near the question rather than about it, which the answer then says. */
  | { kind: 'article'; found: RetrievedArticle; exact: boolean }
  | { kind: 'skill'; reply: SkillReply }
  | { kind: 'unknown'; nearest: readonly Article[] };

export type ComposedAnswer = { paragraphs: string[]; sources: AnswerSource[] };

/** Said before an answer that is only near the question. */
const NEAR_OPENING = 'I have nothing on exactly that, but this comes close:';
/** A section this much closer to the question than the lead answers in its place. */
const SECTION_INSTEAD = 0.1;
/** A section at most this much further than the lead is told after it. */
const SECTION_TOO = 0.03;

/**
 * Writes the answer: for each part the passages that answer it, in the article's own words, with numbered sources.
 * @param told all earlier replies as one text, so that a follow-up does not repeat them
 */
export function composeAnswer(
  handbook: Handbook,
  parts: readonly AnswerPart[],
  told: string,
): ComposedAnswer {
  const sources = createSourceList(handbook);
  const used = new Set<string>();
  const paragraphs = parts.flatMap((part) => partParagraphs(part, { handbook, sources, used, told }));
  return { paragraphs, sources: sources.all() };
}

type Composing = { handbook: Handbook; sources: SourceList; used: Set<string>; told: string };

function partParagraphs(part: AnswerPart, composing: Composing): string[] {
  if (part.kind === 'skill') {
    const marks =
      part.reply.kind === 'answer' ? part.reply.sources.map((source) => skillMark(source, composing)) : [];
    const mark = marks.length > 0 ? ` ${marks.join(' ')}` : '';
    return [`${replaceReferences(part.reply.text, (id) => composing.sources.paperMark(id))}${mark}`];
  }
  if (part.kind === 'unknown') return [unknownText(part.nearest)];
  const { article } = part.found;
  const chosen = chooseSections(part.found, composing).filter(
    (index) => !composing.used.has(`${article.slug}#${index}`),
  );
  for (const index of chosen) composing.used.add(`${article.slug}#${index}`);
  const texts = chosen.map((index, order) =>
    sectionText(article, index, order === chosen.length - 1, composing.sources),
  );
  return part.exact || texts.length === 0 ? texts : [NEAR_OPENING, ...texts];
}

/** Which parts of the article to tell, -1 being the lead: the lead, a section, or both. */
function chooseSections(found: RetrievedArticle, { told }: Composing): number[] {
  const untold = found.sections.filter(({ section }) => !alreadyTold(found.article, section, told));
  const lead = untold.find(({ section }) => section === -1);
  const best = untold.find(({ section }) => section !== -1);
  if (!lead) return best ? [best.section] : [-1];
  if (!best || best.score < lead.score - SECTION_TOO) return [-1];
  if (best.score > lead.score + SECTION_INSTEAD) return [best.section];
  return [-1, best.section];
}

function alreadyTold(article: Article, section: number, told: string): boolean {
  const text = section === -1 ? article.lead : (article.sections[section]?.text ?? '');
  const opening = text.split('[^')[0]?.slice(0, 60) ?? '';
  return opening.length > 0 && told.includes(opening);
}

function sectionText(article: Article, index: number, isLast: boolean, sources: SourceList): string {
  const section = index === -1 ? { heading: null, text: article.lead } : article.sections[index];
  if (!section) return '';
  const text = sources.withMarks(article, section.text);
  const mark = isLast ? sources.articleMark(article) : '';
  const closed = /(?:^|\n)(?:[-*]|\d+\.) [^\n]*$/.test(text)
    ? `${text}\n\nFrom “${article.title}” ${mark}`
    : `${text} ${mark}`;
  const told = isLast ? closed : text;
  return section.heading ? `**${section.heading}**\n\n${told}` : told;
}

function skillMark(source: SkillSource, { handbook, sources }: Composing): string {
  if (source.kind === 'food') return sources.foodMark(source.id);
  const article = handbook.bySlug.get(source.slug);
  if (!article) throw new Error(`No handbook article ${source.slug}`);
  return sources.articleMark(article);
}

function unknownText(nearest: readonly Article[]): string {
  const list = nearest.map((article) => `- [${article.title}](${articleHref(article.slug)})`).join('\n');
  const honest = 'I do not have a good answer to that in my sources, and I would rather say so than guess.';
  return list ? `${honest} These come closest:\n\n${list}` : honest;
}
