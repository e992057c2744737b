import type { AnswerSource, UsedData } from '#contract/chat.ts';
import type { PersonalData } from '#contract/profile.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { glossed, glossOf } from '../languages/gloss.ts';
import { IN_ENGLISH } from '../languages/in-english.ts';
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
 * Plans and writes the reply to a message that is no emergency. One in another language is read by its words in English,
 * and answered in English.
 * @param tell is told what is being read
 */
export async function replyTo(
  knowledge: Knowledge,
  input: PlanInput,
  tell: (stage: string) => void = () => {},
): Promise<Reply> {
  const inEnglish = glossOf(input.question);
  if (!inEnglish) return replyInEnglish(knowledge, input, tell);
  const { earlier, conversation } = input.context;
  const said: PlanInput = {
    ...input,
    question: inEnglish.text,
    history: input.history.map((entry) => ({ ...entry, message: glossed(entry.message) })),
    context: {
      ...input.context,
      earlier: earlier.map(glossed),
      conversation: conversation?.map(glossed),
    },
  };
  const reply = await replyInEnglish(knowledge, said, tell);
  return reply.offTopic
    ? reply
    : { ...reply, paragraphs: [IN_ENGLISH[inEnglish.language], ...reply.paragraphs] };
}

async function replyInEnglish(
  knowledge: Knowledge,
  input: PlanInput,
  tell: (stage: string) => void,
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
      const profile = await profileOf(input.context.person);
      const own = situation(plan.parts, input, profile);
      const { paragraphs, sources } = composeAnswer(knowledge.handbook, plan.parts, {
        note: `${input.note}\n${own ?? ''}`,
        known: profile && healthContext(profile),
      });
      const usedBySkills = plan.parts.flatMap((part) =>
        part.kind === 'skill' ? (part.reply.used ?? []) : [],
      );
      const isAsking = plan.parts.some((part) => part.kind === 'skill' && part.reply.kind === 'ask');
      return {
        offTopic: false,
        paragraphs: own ? [...paragraphs, own] : paragraphs,
        sources,
        used: [...new Set<UsedData>([...usedBySkills, ...(own ? (['profile'] as const) : [])])],
        next: isAsking ? [] : nextQuestions(knowledge.handbook, plan.parts, asked, input.onlyArticle),
        wordable: !isAsking && !input.onlyArticle,
      };
    }
  }
}

/** Which cards the answer is made from; null for none. */
function readingText(parts: readonly AnswerPart[]): string | null {
  const headings = parts.flatMap((part) => (part.kind === 'card' ? [part.card.heading] : []));
  if (headings.length === 0) return null;
  return headings.length === 1 ? `Reading “${headings[0]}”` : `Reading ${headings.length} notes`;
}

/** A sentence for the person's own situation, where the handbook answered and the profile has a say in it. */
function situation(
  parts: readonly AnswerPart[],
  { note, onlyArticle }: PlanInput,
  profile: PersonalData | null,
): string | null {
  if (parts.at(-1)?.kind !== 'card' || onlyArticle) return null;
  return situationFor(parts.map(({ question }) => question).join(' '), profile, note !== '');
}

/** A store that fails costs the personal sentence, not the answer. */
async function profileOf(person: Person): Promise<PersonalData | null> {
  try {
    return await person.profile();
  } catch {
    return null;
  }
}
