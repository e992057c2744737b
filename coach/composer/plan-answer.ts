import type { ChatEntry } from '#contract/chat.ts';
import type { RetrievedArticle } from '../retrieval/retriever.ts';
import type { SkillContext, SkillReply } from '../skills/skill.ts';
import { SKILL_ROUTES } from '../skills/skill-routes.ts';
import { type SmallTalk, smallTalkKind } from '../topic/small-talk.ts';
import { hasOwnWord } from '../topic/topic-words.ts';
import { type AnswerBase, articlePart, foundPart, meaningOf } from './article-part.ts';
import { type AnswerPart, MORE_IN } from './compose-answer.ts';
import { type OpenTopic, openTopic } from './follow-up.ts';
import { followUpPart } from './follow-up-part.ts';
import type { Knowledge } from './knowledge.ts';
import { questionParts } from './question-parts.ts';
import { continuedReply, skillReply } from './skill-reply.ts';

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
  /** True when something is at hand that the question is about, such as a scanned product. */
  hasSubject?: boolean;
};

/** A short message that finds its own article this well needs no help from the earlier one. */
const STANDS_ALONE_FROM = 0.6;

/** A statement about oneself or someone close, without a question. */
const ONLY_TELLS = /^(?:i|i'm|i’m|im|my|he|she|we)\b[^?]*$/i;

/** Decides what to answer from: nothing (off topic), a kind word, a skill, or passages of the handbook. */
export async function planAnswer(knowledge: Knowledge, input: PlanInput): Promise<AnswerPlan> {
  const { question, history, context } = input;
  const told = history.map((entry) => entry.response).join('\n');
  const answer = (parts: AnswerPart[]): AnswerPlan => ({ kind: 'answer', parts, told });
  const fresh: SkillContext = { ...context, earlier: [] };

  const continued = await continuedReply(SKILL_ROUTES, question, history, context);
  if (continued && !input.onlyArticle) return answer([{ kind: 'skill', question, reply: continued }]);

  const open = openTopic(question, history);
  const base = await meaningOf(knowledge, question);
  const own = base.found[0];
  const skill = goesOnWithArticle(open, question, history)
    ? null
    : await skillReply(SKILL_ROUTES, open ? open.resolved : question, fresh);
  const topic = knowledge.gate.judge({
    text: question,
    vector: base.plain,
    handbookScore: own?.score ?? 0,
    followsUp: open !== null || input.hasSubject === true,
  });
  // A word of our own beside what a safety rule knows of the person is about their diet, whatever the gate makes of it.
  const isOurs = input.onlyArticle !== undefined && hasOwnWord(question);
  if (topic === 'off' && !skill && !open?.namesNothing && !isOurs) {
    return { kind: input.warned && ONLY_TELLS.test(question) ? 'noted' : 'off-topic' };
  }
  if (topic !== 'on' && topic !== 'off') return { kind: 'small-talk', talk: topic };
  if (input.onlyArticle) return answer([onlyPart(knowledge, input.onlyArticle, base, question)]);
  if (open && (open.whole || open.namesNothing || (own?.score ?? 0) < STANDS_ALONE_FROM)) {
    return answer([
      skill
        ? { kind: 'skill', question: open.resolved, reply: skill }
        : await followUpPart(knowledge, open, base, told),
    ]);
  }
  return answer(await freshParts(knowledge, question, skill, base, fresh));
}

/** "And what about salt?" after an article on keto flu asks for salt in keto flu, not for its table row. */
function goesOnWithArticle(open: OpenTopic | null, question: string, history: readonly ChatEntry[]): boolean {
  return (
    open !== null &&
    !open.whole &&
    /^(?:and |but |so )*(?:what|how) about\b/i.test(question.trim()) &&
    (history.findLast(({ message }) => !smallTalkKind(message))?.response ?? '').includes(MORE_IN)
  );
}

/** Each single question in turn; a skill that needs the whole message to understand it answers it alone. */
async function freshParts(
  knowledge: Knowledge,
  question: string,
  whole: SkillReply | null,
  base: AnswerBase,
  context: SkillContext,
): Promise<AnswerPart[]> {
  const asked = questionParts(question);
  if (asked.length < 2) {
    return [whole ? { kind: 'skill', question, reply: whole } : foundPart(question, base)];
  }
  const parts = await Promise.all(
    asked.map(async (part): Promise<AnswerPart> => {
      const reply = await skillReply(SKILL_ROUTES, part.asked, context);
      if (reply) return { kind: 'skill', question: part.asked, reply };
      return { ...(await articlePart(knowledge, part.full)), question: part.asked };
    }),
  );
  if (whole && !parts.some(({ kind }) => kind === 'skill'))
    return [{ kind: 'skill', question, reply: whole }];
  return mergeUnknown(parts);
}

function onlyPart(knowledge: Knowledge, slug: string, base: AnswerBase, question: string): AnswerPart {
  const article = knowledge.handbook.bySlug.get(slug);
  if (!article) throw new Error(`No handbook article ${slug}`);
  const found: RetrievedArticle = knowledge.retriever.rank(article, base.text, base.vector);
  return { kind: 'article', question, found, exact: true };
}

/** One honest "not in my sources" is enough, and only when nothing else was found. */
function mergeUnknown(parts: AnswerPart[]): AnswerPart[] {
  const known = parts.filter((part) => part.kind !== 'unknown');
  return known.length > 0 ? known : parts.slice(0, 1);
}
