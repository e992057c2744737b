import type { AnswerSource, UsedData } from '#contract/chat.ts';
import type { Person } from '../person/person.ts';
import { type AnswerPart, composeAnswer } from './compose-answer.ts';
import { NOTED_REPLY, offTopicReply, smallTalkReply } from './fixed-replies.ts';
import type { Knowledge } from './knowledge.ts';
import { FIRST_QUESTIONS, nextQuestions } from './next-questions.ts';
import { type PlanInput, planAnswer } from './plan-answer.ts';
import { situationFor } from './situation.ts';

/** All that is said to one message. */
export type Reply = {
  offTopic: boolean;
  paragraphs: string[];
  sources: AnswerSource[];
  used: UsedData[];
  next: string[];
  /** False where the words have to stay as they are: what is asked back, refused, or said from one article alone. */
  wordable: boolean;
};

/**
 * Plans and writes the reply to a message that is no emergency.
 * @param tell is told what is being read
 */
export async function replyTo(
  knowledge: Knowledge,
  input: PlanInput,
  tell: (stage: string) => void = () => {},
): Promise<Reply> {
  const { question, history } = input;
  const plan = await planAnswer(knowledge, input);
  const reading = plan.kind === 'answer' ? readingText(plan.parts) : null;
  if (reading) tell(reading);
  const asked = [...history.map(({ message }) => message), question];
  const said = (text: string, next: readonly string[]): Reply => ({
    offTopic: plan.kind === 'off-topic',
    paragraphs: [text],
    sources: [],
    used: [],
    next: next.filter((one) => !asked.includes(one)),
    wordable: false,
  });
  switch (plan.kind) {
    case 'off-topic':
      return said(offTopicReply(question, history.length), FIRST_QUESTIONS);
    case 'noted':
      return said(NOTED_REPLY, []);
    case 'small-talk':
      return said(
        smallTalkReply(plan.talk, question, history.length),
        plan.talk === 'greeting' || plan.talk === 'about-me' ? FIRST_QUESTIONS : [],
      );
    case 'answer': {
      const { paragraphs, sources } = composeAnswer(knowledge.handbook, plan.parts, plan.told);
      const own = await situation(plan.parts, input);
      const usedBySkills = plan.parts.flatMap((part) =>
        part.kind === 'skill' ? (part.reply.used ?? []) : [],
      );
      const isAsking = plan.parts.some((part) => part.kind === 'skill' && part.reply.kind === 'ask');
      return {
        offTopic: false,
        paragraphs: own ? [...paragraphs.slice(0, -1), own, ...paragraphs.slice(-1)] : paragraphs,
        sources,
        used: [...new Set<UsedData>([...usedBySkills, ...(own ? (['profile'] as const) : [])])],
        next: isAsking ? [] : nextQuestions(knowledge.handbook, plan.parts, asked, input.onlyArticle),
        wordable: !isAsking && !input.onlyArticle,
      };
    }
  }
}

/** Which articles the answer is made from; null for none. */
function readingText(parts: readonly AnswerPart[]): string | null {
  const titles = new Set(
    parts.flatMap((part) => (part.kind === 'article' ? [part.found.article.title] : [])),
  );
  const [only] = titles;
  if (only === undefined) return null;
  return titles.size === 1 ? `Reading “${only}”` : `Reading ${titles.size} articles`;
}

/** A sentence for the person's own situation, where the handbook answered and the profile has a say in it. */
async function situation(parts: readonly AnswerPart[], input: PlanInput): Promise<string | null> {
  const last = parts.at(-1);
  if (last?.kind !== 'article' || !last.exact || input.onlyArticle) return null;
  const questions = parts.map(({ question }) => question).join(' ');
  return situationFor(questions, await profileOf(input.context.person), input.warned);
}

/** A store that fails costs the personal sentence, not the answer. */
async function profileOf(person: Person) {
  try {
    return await person.profile();
  } catch {
    return null;
  }
}
