import type { ChatEntry } from '#contract/chat.ts';
import { focusText } from '../retrieval/focus.ts';
import type { SkillContext } from '../skills/skill.ts';
import { SKILL_ROUTES } from '../skills/skill-routes.ts';
import type { SmallTalk } from '../topic/small-talk.ts';
import type { AnswerPart } from './compose-answer.ts';
import { openTopic } from './follow-up.ts';
import type { Knowledge } from './knowledge.ts';
import { questionParts } from './question-parts.ts';

export type AnswerPlan =
  | { kind: 'off-topic' }
  | { kind: 'small-talk'; talk: SmallTalk }
  /** The person told us of a medicine or condition and asked nothing. */
  | { kind: 'noted' }
  | { kind: 'answer'; parts: AnswerPart[]; told: string };

export type PlanInput = {
  question: string;
  history: readonly ChatEntry[];
  /** True when triage found something to warn about. */
  warned: boolean;
  context: SkillContext;
  /** Set when triage allows an answer from this article alone. */
  onlyArticle?: string;
};

/** Fit of an article that is about the question, and of one that is near it; see docs/coach.md. */
const EXACT_FROM = 0.54;
const NEAR_ENOUGH_FROM = 0.48;
const NEAREST_OFFERED = 3;
/** An article below this is not worth offering as near. */
const NEAR_FROM = 0.25;
/** A short message that finds its own article this well needs no help from the earlier one. */
const STANDS_ALONE_FROM = 0.62;

/** A statement about oneself or someone close, without a question. */
const ONLY_TELLS = /^(?:i|i'm|i’m|im|my|he|she|we)\b[^?]*$/i;

/** Decides what to answer from: nothing (off topic), a kind word, a skill, or passages of the handbook. */
export async function planAnswer(knowledge: Knowledge, input: PlanInput): Promise<AnswerPlan> {
  const { handbook, embedder, retriever, gate } = knowledge;
  const [vector, focused] = await embedder.embed([input.question, focusText(input.question)]);
  if (!vector || !focused) throw new Error('The sentence model gave no vector');
  const skill = await skillPart(input.question, input.context);
  const own = retriever.find(input.question, focused, 1)[0];
  const open = openTopic(input.question, input.history);
  const handbookScore = own?.score ?? 0;
  const topic = gate.judge({ text: input.question, vector, handbookScore, followsUp: open !== null });
  if (topic === 'off' && !skill && !open?.namesNothing) {
    return { kind: input.warned && ONLY_TELLS.test(input.question) ? 'noted' : 'off-topic' };
  }
  if (topic !== 'on' && topic !== 'off') return { kind: 'small-talk', talk: topic };
  const told = input.history.map((entry) => entry.response).join('\n');
  if (skill) return { kind: 'answer', parts: [skill], told };
  if (input.onlyArticle) {
    const found = retriever.find(input.question, focused, handbook.articles.length);
    const only = found.find(({ article }) => article.slug === input.onlyArticle);
    if (!only) throw new Error(`No handbook article ${input.onlyArticle}`);
    return { kind: 'answer', parts: [{ kind: 'article', found: only, exact: true }], told };
  }
  if (open && (open.namesNothing || handbookScore < STANDS_ALONE_FROM)) {
    const part = await followUpPart(knowledge, input, `${open.earlier} ${input.question}`, focused);
    return { kind: 'answer', parts: [part], told };
  }
  const texts = questionParts(input.question);
  const vectors = await embedder.embed(texts.map(focusText));
  const parts = await Promise.all(
    texts.map((text, index) => articlePart(knowledge, input.context, text, vectors[index] ?? focused)),
  );
  return { kind: 'answer', parts: mergeUnknown(parts), told };
}

/** The open topic picks the article; within it, the new words weigh as much as the topic in picking the section. */
async function followUpPart(knowledge: Knowledge, input: PlanInput, together: string, own: Float32Array) {
  const text = input.question;
  const [vector] = await knowledge.embedder.embed([focusText(together)]);
  const part = await articlePart(knowledge, input.context, together, vector ?? own);
  if (part.kind !== 'article') return part;
  const { retriever, handbook } = knowledge;
  const { article, sections } = part.found;
  const ownFit = retriever
    .find(text, own, handbook.articles.length)
    .find((found) => found.article === article);
  const fitOf = (section: number) => ownFit?.sections.find((entry) => entry.section === section)?.score ?? 0;
  const ranked = sections
    .map(({ section, score }) => ({ section, score: (score + fitOf(section)) / 2 }))
    .sort((a, b) => b.score - a.score);
  return { ...part, found: { ...part.found, sections: ranked } };
}

async function skillPart(text: string, context: SkillContext): Promise<AnswerPart | null> {
  for (const route of SKILL_ROUTES) {
    const reply = await route.reply(text, context);
    if (reply) return { kind: 'skill', reply };
  }
  return null;
}

async function articlePart(
  { retriever }: Knowledge,
  context: SkillContext,
  text: string,
  vector: Float32Array,
): Promise<AnswerPart> {
  const skill = await skillPart(text, context);
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
