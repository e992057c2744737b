import type { Article, Handbook } from '../handbook/article.ts';
import type { Card } from '../handbook/card.ts';
import { contentWords } from '../retrieval/words.ts';
import type { SkillReply } from '../skills/skill.ts';
import type { AnswerPart } from './compose-answer.ts';

const NEXT_MOST = 3;
/** Questions of the answering article itself; the others come from its neighbours. */
const OWN_MOST = 2;
const LETTERS_MOST = 70;
/** Share of words from which two questions count as the same. */
const SAME_FROM = 0.6;

/** Offered where the answer itself leads nowhere: after a greeting or an off-topic question. */
export const FIRST_QUESTIONS = [
  'What can I eat on keto?',
  'How many carbs can I eat per day?',
  'How do I start keto step by step?',
] as const;

/**
 * Two or three questions that come naturally next, never one that was asked already.
 * @param within set when only this article may be spoken of
 */
export function nextQuestions(
  handbook: Handbook,
  parts: readonly AnswerPart[],
  asked: readonly string[],
  within?: string,
): string[] {
  const fromSkills = parts.flatMap((part) => (part.kind === 'skill' ? (part.reply.next ?? []) : []));
  const offered = [...fromSkills, ...parts.flatMap((part) => cardQuestions(handbook, part, asked, within))];
  const told = parts.flatMap((part) => (part.kind === 'card' ? [part.card.heading] : []));
  const chosen: string[] = [];
  for (const question of offered) {
    const known = [...asked, ...told, ...chosen].some((other) => sameQuestion(question, other));
    if (!known && chosen.length < NEXT_MOST) chosen.push(question);
  }
  return chosen;
}

function cardQuestions(
  handbook: Handbook,
  part: AnswerPart,
  asked: readonly string[],
  within: string | undefined,
): string[] {
  if (part.kind === 'choice' || part.kind === 'unknown')
    return (part.kind === 'choice' ? part.cards : part.nearest).map(({ heading }) => heading);
  const article = handbook.bySlug.get(part.kind === 'card' ? part.card.slug : sourceOf(part.reply));
  if (!article) return [];
  const told = part.kind === 'card' ? part.card : null;
  const meant = part.kind === 'card' ? (part.others ?? []).map(({ heading }) => heading) : [];
  const own = [...meant, ...openQuestions(article, asked, told)];
  if (within !== undefined) return own.slice(0, NEXT_MOST);
  const related = article.related.flatMap((slug) => {
    const other = handbook.bySlug.get(slug);
    return other ? openQuestions(other, asked, told).slice(0, 1) : [];
  });
  return [...own.slice(0, OWN_MOST), ...related, ...own.slice(OWN_MOST)];
}

const sourceOf = ({ sources }: SkillReply) =>
  sources.flatMap((source) => (source.kind === 'handbook' ? [source.slug] : []))[0] ?? '';

/** Headings of an article's other cards that are short and not asked yet; those after the told one come first. */
function openQuestions({ cards }: Article, asked: readonly string[], told: Card | null): string[] {
  const at = told ? cards.indexOf(told) : -1;
  return [...cards.slice(at + 1), ...cards.slice(0, Math.max(at, 0))]
    .map(({ heading }) => heading)
    .filter(
      (heading) => heading.length <= LETTERS_MOST && !asked.some((other) => sameQuestion(heading, other)),
    );
}

/** Nearly the same words, asked in the same way: "can I eat cashews?" is another question than "how many carbs in cashews?". */
function sameQuestion(a: string, b: string): boolean {
  const [first, second] = [a, b].map(
    (text) => new Set(contentWords(text.replace(/\bblood sugar\b/gi, 'glucose'))),
  );
  if (!first || !second) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  const all = first.size + second.size - shared;
  if (all === 0) return a.toLowerCase() === b.toLowerCase();
  if (shared === all && shared >= SAME_WORDS_LEAST) return true;
  return (
    askedHow(a) === askedHow(b) &&
    shared / Math.min(first.size, second.size) >= SAME_FROM &&
    all - shared <= 1
  );
}

const SAME_WORDS_LEAST = 2;

function askedHow(question: string): string {
  return /^(?:how (?:much|many|long|often)|[a-z]+)/i.exec(question.trim())?.[0].toLowerCase() ?? '';
}
