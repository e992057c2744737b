import type { AnswerSource } from '#contract/chat.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import type { Handbook } from '../handbook/article.ts';
import type { Card } from '../handbook/card.ts';
import type { SkillReply } from '../skills/skill.ts';
import { CHOICE_OPENINGS } from './fixed-replies.ts';
import { skillText } from './skill-text.ts';
import { createSourceList, type SourceList } from './source-list.ts';
import { withoutVerdict } from './verdict.ts';
import { warningFor } from './warnings.ts';

/**
 * What one part of the question is answered from; `question` is that part in the person's words, `others` are what else
 * may have been meant. A card whose yes or no is not the question's own is told without it. One that is as likely meant
 * as the one before it stands beside that under its own heading.
 */
export type AnswerPart = { question: string } & (
  | { kind: 'card'; card: Card; others?: readonly Card[]; sharesVerdict?: boolean; isBeside?: boolean }
  | { kind: 'skill'; reply: SkillReply }
  /** One of these is meant, or the question is about none of them and they are near. */
  | { kind: 'choice'; cards: readonly Card[] }
  | { kind: 'unknown'; nearest: readonly Card[] }
);

export type ComposedAnswer = { paragraphs: string[]; sources: AnswerSource[] };

export const UNKNOWN_OPENINGS = [
  'That’s not in my sources, and I’d rather say so than guess.',
  'My sources have no good answer to that, and I’d rather say so than guess.',
] as const;
/** A longer part is not repeated above its answer. */
const LABEL_LETTERS_MOST = 90;

/** What the answer has to heed beside the question. */
export type ComposedFor = {
  /** The note that stands above the answer; empty for none. */
  note: string;
  /** What is known of the person; null for nothing. */
  known: HealthContext | null;
};

/** Writes the answer: for each part what the skill says or the card that answers it, with its warnings and numbered sources. */
export function composeAnswer(
  handbook: Handbook,
  parts: readonly AnswerPart[],
  composedFor: ComposedFor,
): ComposedAnswer {
  const sources = createSourceList(handbook);
  const told = new Set<string>();
  const answers = parts.flatMap((part) => {
    const says = part.kind === 'card' ? part.card.id : part.kind === 'skill' ? part.reply.text : null;
    if (says !== null && told.has(says)) return [];
    if (says !== null) told.add(says);
    return [{ part, paragraphs: partParagraphs(part, handbook, sources, composedFor) }];
  });
  const asked = new Set(answers.filter(({ part }) => !isBeside(part)).map(({ part }) => part.question));
  const paragraphs = answers.flatMap(({ part, paragraphs: own }, index) => {
    const { question } = part;
    const isOther = answers[index - 1]?.part.question !== question;
    const isLabelled = asked.size > 1 || isBeside(part);
    return isOther && isLabelled && question.length <= LABEL_LETTERS_MOST
      ? [`**${asQuestion(question)}**`, ...own]
      : own;
  });
  return { paragraphs, sources: sources.all() };
}

export const isBeside = (part: AnswerPart) => part.kind === 'card' && part.isBeside === true;

function partParagraphs(
  part: AnswerPart,
  handbook: Handbook,
  sources: SourceList,
  { note, known }: ComposedFor,
): string[] {
  if (part.kind === 'skill') return [skillText(part.reply, { handbook, sources })];
  if (part.kind === 'choice') return [withList(pick(CHOICE_OPENINGS, part.question), part.cards)];
  if (part.kind === 'unknown') return [unknownText(part.question, part.nearest)];
  const { card, sharesVerdict = true } = part;
  const warning = warningFor(card.warn ?? [], `${note}\n${card.text}`, known);
  const text = sources.cardText(card);
  return [sharesVerdict ? text : withoutVerdict(text), ...(warning ? [warning] : [])];
}

function unknownText(question: string, nearest: readonly Card[]): string {
  const honest = pick(UNKNOWN_OPENINGS, question);
  return nearest.length === 0 ? honest : withList(`${honest} The closest I have:`, nearest);
}

const withList = (opening: string, cards: readonly Card[]) =>
  `${opening}\n\n${cards.map(({ heading, slug }) => `- [${heading}](/handbook/${slug})`).join('\n')}`;

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
