import type { ChatEntry } from '#contract/chat.ts';
import { focusText } from '../retrieval/focus.ts';
import { SKILL_ROUTES } from '../skills/skill-routes.ts';
import type { SmallTalk } from '../topic/small-talk.ts';
import type { AnswerPart } from './compose-answer.ts';
import { leansOn } from './follow-up.ts';
import type { Knowledge } from './knowledge.ts';
import { questionParts } from './question-parts.ts';

export type AnswerPlan =
  | { kind: 'off-topic' }
  | { kind: 'small-talk'; talk: SmallTalk }
  | { kind: 'answer'; parts: AnswerPart[]; told: string };

export type PlanInput = {
  question: string;
  history: readonly ChatEntry[];
  /** Set when triage allows an answer from this article alone. */
  onlyArticle?: string;
};

/** Fit of an article that is about the question, and of one that is near it; see docs/coach.md. */
const EXACT_FROM = 0.52;
const NEAR_ENOUGH_FROM = 0.45;
const NEAREST_OFFERED = 3;
/** An article below this is not worth offering as near. */
const NEAR_FROM = 0.25;
/** A short message that finds its own article this well needs no help from the earlier one. */
const STANDS_ALONE_FROM = 0.62;

/** Decides what to answer from: nothing (off topic), a kind word, a skill, or passages of the handbook. */
export async function planAnswer(knowledge: Knowledge, input: PlanInput): Promise<AnswerPlan> {
  const { handbook, embedder, retriever, gate } = knowledge;
  const [vector, focused] = await embedder.embed([input.question, focusText(input.question)]);
  if (!vector || !focused) throw new Error('The sentence model gave no vector');
  const skill = skillPart(input.question);
  const own = retriever.find(input.question, focused, 1)[0];
  const earlier = leansOn(input.question, input.history);
  const handbookScore = own?.score ?? 0;
  const topic = gate.judge({ text: input.question, vector, handbookScore, followsUp: earlier !== null });
  if (topic === 'off' && !skill) return { kind: 'off-topic' };
  if (topic !== 'on' && topic !== 'off') return { kind: 'small-talk', talk: topic };
  const told = input.history.at(-1)?.response ?? '';
  if (skill) return { kind: 'answer', parts: [skill], told };
  if (input.onlyArticle) {
    const found = retriever.find(input.question, focused, handbook.articles.length);
    const only = found.find(({ article }) => article.slug === input.onlyArticle);
    if (!only) throw new Error(`No handbook article ${input.onlyArticle}`);
    return { kind: 'answer', parts: [{ kind: 'article', found: only, exact: true }], told };
  }
  const texts =
    earlier && handbookScore < STANDS_ALONE_FROM
      ? [`${earlier.message} ${input.question}`]
      : questionParts(input.question);
  const vectors = await embedder.embed(texts.map(focusText));
  const parts = texts.map((text, index) => articlePart(knowledge, text, vectors[index] ?? focused));
  return { kind: 'answer', parts: mergeUnknown(parts), told };
}

function skillPart(text: string): AnswerPart | null {
  for (const route of SKILL_ROUTES) {
    const reply = route.reply(text);
    if (reply) return { kind: 'skill', reply };
  }
  return null;
}

function articlePart({ retriever }: Knowledge, text: string, vector: Float32Array): AnswerPart {
  const skill = skillPart(text);
  if (skill) return skill;
  const found = retriever.find(text, vector, NEAREST_OFFERED);
  const best = found[0];
  if (best && best.score >= NEAR_ENOUGH_FROM)
    return { kind: 'article', found: best, exact: best.score >= EXACT_FROM };
  return { kind: 'unknown', nearest: found.filter((f) => f.score >= NEAR_FROM).map((f) => f.article) };
}

/** One honest "not in my sources" is enough, and only when nothing else was found. */
function mergeUnknown(parts: AnswerPart[]): AnswerPart[] {
  const known = parts.filter((part) => part.kind !== 'unknown');
  return known.length > 0 ? known : parts.slice(0, 1);
}
