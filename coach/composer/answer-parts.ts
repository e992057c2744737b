import { wordCount } from '#domain/chat-text/sentences.ts';
import type { Card } from '../handbook/card.ts';
import type { SkillReply } from '../skills/skill.ts';
import type { AnswerPart } from './compose-answer.ts';
import { addsTo, CLEAR_FROM, type Found, MAYBE_FROM, SURE_FROM } from './find-card.ts';
import { foodsLeftOut, tellsOfFoods } from './foods-asked.ts';
import { isAsked, sharesVerdict } from './verdict.ts';

const CHOICES_MOST = 3;
/**
 * Cards whose scores are this near are both told, in log odds: of 282 such messages of strangers the first card was right
 * for 31 %, the second for 22 %.
 */
const EVEN = 0.5;
const STORY_WORDS_FROM = 18;

/** A question with the cards that were found for it and what a skill says to it. */
export type Looked = { text: string; found: Found; skill: SkillReply | null };

/**
 * A skill that knows the question answers; one that judges yields to a card that is sure. Who tells a story asks more than
 * a figure: there a card stands beside what the skill says.
 */
export function partsFor({ text: question, found, skill }: Looked): AnswerPart[] {
  if (!skill) return cardParts(question, found);
  const [best] = found.ranked;
  const isSure =
    found.sure >= SURE_FROM && best !== undefined && (isAsked(best) || tellsOfFoods(question, best.card));
  if (skill.yields && isSure) return cardParts(question, found);
  const ofSkill: AnswerPart = { kind: 'skill', question, reply: skill };
  const isBeside = isSure && isStory(question) && skill.kind === 'answer' && !skill.isWhole;
  return isBeside ? [ofSkill, ...cardParts(question, found)] : [ofSkill];
}

const isStory = (text: string) => wordCount(text) >= STORY_WORDS_FROM;

function cardParts(question: string, { ranked, sure }: Found): AnswerPart[] {
  const [best, second] = ranked;
  const near = ranked.slice(0, CHOICES_MOST).map(({ card }) => card);
  if (best && sure >= SURE_FROM) {
    const leftOut = foodsLeftOut(question, best.card);
    const isEven = !leftOut && second && best.score - second.score < EVEN && addsTo(best.card, second.card);
    const others = sure < CLEAR_FROM ? near.slice(isEven ? 2 : 1) : [];
    return [
      { kind: 'card', question, card: best.card, others, sharesVerdict: sharesVerdict(question, best) },
      ...(leftOut ? [{ kind: 'skill' as const, question, reply: leftOut }] : []),
      ...(isEven ? [beside(second.card)] : []),
    ];
  }
  // Who told a story has said which is meant as well as they can: readers found every question back a miss.
  if (best && sure >= MAYBE_FROM && isStory(question))
    return [{ kind: 'card', question, card: best.card, others: near.slice(1), sharesVerdict: false }];
  return [
    sure >= MAYBE_FROM
      ? { kind: 'choice', question, cards: near }
      : { kind: 'unknown', question, nearest: near },
  ];
}

const beside = (card: Card): AnswerPart => ({ kind: 'card', question: card.heading, card, isBeside: true });
