import type { ChatEntry } from '#contract/chat.ts';
import { wordCount } from '#domain/chat-text/sentences.ts';
import { namedFoods } from '#foods/named-foods.ts';
import type { Card } from '../handbook/card.ts';
import type { SkillContext, SkillReply } from '../skills/skill.ts';
import { SKILL_ROUTES } from '../skills/skill-routes.ts';
import { type SmallTalk, smallTalkKind } from '../topic/small-talk.ts';
import { hasOwnWord } from '../topic/topic-words.ts';
import { type Looked, partsFor } from './answer-parts.ts';
import { type AnswerPart, isBeside } from './compose-answer.ts';
import { findCards } from './find-card.ts';
import { type Interpretation, interpretations, isTalking, pointsAtNothing, toldCards } from './follow-up.ts';
import type { Knowledge } from './knowledge.ts';
import { questionParts } from './question-parts.ts';
import { continuedReply, skillFor } from './skill-reply.ts';

export type AnswerPlan =
  | { kind: 'off-topic' }
  | { kind: 'small-talk'; talk: SmallTalk }
  /** The person told us of a medicine or condition and asked nothing. */
  | { kind: 'noted' }
  | { kind: 'answer'; parts: AnswerPart[] };

export type PlanInput = {
  question: string;
  history: readonly ChatEntry[];
  /** What triage says above the answer; empty for nothing. */
  note: string;
  context: SkillContext;
  /** Set when triage allows an answer from this article alone. */
  onlyArticle?: string;
  /** True when something is at hand that the question is about, such as a scanned product. */
  hasSubject?: boolean;
};

/** Asked where a message only points at what nobody told. */
const WHICH_ONE: SkillReply = {
  kind: 'ask',
  text: 'Tell me a little more, so I can answer the right question: which food and how much of it, which reading and when you took it, or what you’ve noticed and since when.',
  sources: [],
};

/** "What can I eat?" names nothing and is a question all the same: a card is this surely meant. */
const MEANT_FROM = 0.25;
/** A question that a skill knows counts as much as one whose card has this score: three in four have less. */
const SKILL_SCORE = 18;
/** A statement about oneself or someone close, without a question. */
const ONLY_TELLS = /^(?:i|i'm|i’m|im|my|he|she|we)\b[^?]*$/i;

/** Decides what to answer from: nothing (off topic), a kind word, a skill, or cards of the handbook. */
export async function planAnswer(knowledge: Knowledge, input: PlanInput): Promise<AnswerPlan> {
  const { question, history, context } = input;
  const answer = (parts: AnswerPart[]): AnswerPlan => ({ kind: 'answer', parts });
  const fresh: SkillContext = { ...context, earlier: [] };

  const continued = await continuedReply(SKILL_ROUTES, question, history, context);
  if (continued && !input.onlyArticle) return answer([{ kind: 'skill', question, reply: continued }]);
  const talk = smallTalkKind(question);
  if (talk) return { kind: 'small-talk', talk };

  const told = new Set(
    toldCards(
      knowledge.handbook,
      history.map(({ response }) => response),
    ),
  );
  const reading: ReadingContext = { knowledge, told, skills: fresh };
  const readings = interpretations(knowledge.handbook, question, history);
  const asked = readings[0]?.text ?? question;
  const [best, ...others] = await read(reading, readings);
  if (!best) throw new Error('A question has at least one reading');
  const isMeant = best.skill !== null || best.found.sure >= MEANT_FROM;
  if (!isMeant && !input.hasSubject && !input.onlyArticle && pointsAtNothing(asked, history))
    return answer([{ kind: 'skill', question, reply: WHICH_ONE }]);
  // A word of our own beside what a safety rule knows of the person is about their diet, whatever the gate makes of it.
  const isOurs = best.skill !== null || (input.onlyArticle !== undefined && hasOwnWord(question));
  const goesOn = [best, ...others].some(({ prior }) => prior > 0);
  // What says that the last answer missed it is ours as a whole, whatever is left of it to be looked up.
  const texts = [...new Set([question, asked])];
  const isOff = async () =>
    (
      await Promise.all(
        texts.map((text) => isOffTopic(knowledge, { ...input, question: text }, { best, goesOn })),
      )
    ).every(Boolean);
  if (!isOurs && (await isOff())) {
    return { kind: input.note && ONLY_TELLS.test(question) ? 'noted' : 'off-topic' };
  }
  if (input.onlyArticle) return answer([onlyPart(knowledge, input.onlyArticle, [best, ...others])]);
  const isOne = !best.isWhole || isAskedWhole(best) || best.skill?.answersAll === true;
  const questions = isOne ? [] : questionParts(best.text);
  if (questions.length < 2) return answer(partsFor(best));
  const parts = await Promise.all(
    questions.map(async (part) => {
      const [one] = await read(reading, [{ text: part.full, part: part.own, prior: 0, isWhole: true }]);
      return one
        ? partsFor(one)
            .filter((each) => !isBeside(each))
            .map((each) => ({ ...each, question: part.asked }))
        : [];
    }),
  );
  return answer(ofSeveral(parts.flat(), partsFor(best)));
}

/** A card that is asked almost word for word by the whole message answers all of its questions. */
const isAskedWhole = ({ found }: Reading) => (found.ranked[0]?.signals.ask ?? 0) >= WHOLE_FROM;
const WHOLE_FROM = 0.93;

type ReadingContext = { knowledge: Knowledge; told: ReadonlySet<Card>; skills: SkillContext };
type Reading = Interpretation & Looked;

/** Every reading of a message with what was found for it, the surest first. */
async function read(
  { knowledge, told, skills }: ReadingContext,
  readings: readonly Interpretation[],
): Promise<Reading[]> {
  const all = await Promise.all(
    readings.map(async (one) => ({
      ...one,
      found: await findCards(knowledge, one.text, {
        told,
        stays: one.stays,
        part: one.part,
        names: one.names,
        before: (skills.conversation ?? []).join('\n'),
      }),
      skill: one.isWhole ? ((await skillFor(one.text, skills)) ?? knowledge.unknownFood(one.text)) : null,
    })),
  );
  const worth = ({ found, skill, prior }: Reading) =>
    prior + Math.max(found.ranked[0]?.score ?? 0, skill ? SKILL_SCORE : 0);
  return all.sort((a, b) => worth(b) - worth(a));
}

/** Who names so many foods asks about food: none of 722 messages off topic does. */
const FOODS_FROM = 3;

/** "And biryani" goes on with what was spoken of, whatever it is. */
const AND_THAT = /^(?:and|or|what about|how about)\s(?!.*\b(?:who|when|where|why)\b)/i;
const AND_THAT_WORDS_MOST = 4;
const goesOnBriefly = (message: string) =>
  wordCount(message) <= AND_THAT_WORDS_MOST && AND_THAT.test(message.trim());

async function isOffTopic(
  { embedders, gate }: Knowledge,
  input: PlanInput,
  { best, goesOn }: { best: Reading; goesOn: boolean },
): Promise<boolean> {
  if (namedFoods(input.question).length >= FOODS_FROM) return false;
  if (isTalking(input.history) && goesOnBriefly(input.question)) return false;
  const [vector] = await embedders.plain.embed([input.question]);
  return (
    gate.judge({
      text: input.question,
      vector: vector ?? new Float32Array(),
      handbook: best.found.ranked[0]?.signals.ask ?? 0,
      followsUp: goesOn || input.hasSubject === true,
      inTalk: isTalking(input.history),
    }) === 'off'
  );
}

/** The card of one article that fits best. */
function onlyPart({ handbook }: Knowledge, slug: string, readings: readonly Reading[]): AnswerPart {
  const ranked = readings.flatMap(({ found }) => found.ranked).find(({ card }) => card.slug === slug);
  const card = ranked?.card ?? handbook.bySlug.get(slug)?.cards[0];
  if (!card) throw new Error(`No handbook article ${slug}`);
  return { kind: 'card', question: readings[0]?.text ?? '', card };
}

/** Parts that have an answer; where none has, what the whole message finds. */
function ofSeveral(parts: AnswerPart[], whole: AnswerPart[]): AnswerPart[] {
  const answered = parts.filter(({ kind }) => kind === 'card' || kind === 'skill');
  return answered.length > 0 ? answered : whole;
}
