import { createCoach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';
import { type Person, UNKNOWN_PERSON } from '#coach/person/person.ts';
import type { ChatEntry } from '#contract/chat.ts';
import type { PersonalData } from '#contract/profile.ts';
import { insertChatEntry, insertConversation } from '../testing/factories.ts';
import type { Queries } from './client.ts';
import { conversationMessages } from './schema/chat.ts';

const HOUR_MS = 3_600_000;

/** Asked in the regular chat. */
const TALK = ['What are net carbs?', 'How many net carbs are in 30 g of almonds?'];

/** Oldest first. */
const SAVED_TALKS = [
  { title: 'Salt in the first week', questions: ['How much salt do I need on keto?'], isPinned: false },
  {
    title: 'Can fasting lower my blood sugar?',
    questions: ['Can fasting lower my blood sugar?'],
    isPinned: false,
  },
  {
    title: 'What may I eat?',
    questions: [
      'Which vegetables are lowest in carbs?',
      'Is a banana keto?',
      'What can I use instead of bread?',
    ],
    isPinned: true,
  },
];

/** The coach's own answers, without a model, to some questions of the demo account. */
export async function seedTalk(
  db: Queries,
  userId: number,
  { profile, now }: { profile: PersonalData; now: Date },
): Promise<void> {
  const coach = await createCoach();
  const person: Person = { ...UNKNOWN_PERSON, profile: async () => profile };
  try {
    const ask = (questions: readonly string[]) =>
      conversation(questions, (question, history) =>
        collectAnswer(coach.answer({ question, history, person, now })),
      );
    for (const [index, entry] of (await ask(TALK)).entries()) {
      const createdAt = new Date(now.getTime() - (TALK.length - index) * HOUR_MS);
      await insertChatEntry(db, { ...entry, userId, createdAt });
    }
    for (const [index, { title, questions, isPinned }] of SAVED_TALKS.entries()) {
      const lastMessageAt = new Date(now.getTime() - (SAVED_TALKS.length - index) * 30 * HOUR_MS);
      const { id } = await insertConversation(db, {
        userId,
        title,
        isPinned,
        messageCount: questions.length,
        createdAt: lastMessageAt,
        lastMessageAt,
      });
      const messages = (await ask(questions)).map((entry, messageIndex) => ({
        ...entry,
        userId,
        conversationId: id,
        messageIndex,
        createdAt: lastMessageAt,
      }));
      await db.insert(conversationMessages).values(messages);
    }
  } finally {
    await coach.close();
  }
}

type Answer = Awaited<ReturnType<typeof collectAnswer>>;

/** Asks one question after the other, each with what was said before. */
async function conversation(
  questions: readonly string[],
  answerTo: (question: string, history: readonly ChatEntry[]) => Promise<Answer>,
) {
  const entries = [];
  for (const message of questions) {
    const answer = await answerTo(message, entries);
    entries.push({ message, response: answer.response, details: detailsOf(answer) });
  }
  return entries;
}

/** None of these questions calls for a safety note, so the response is the answer's text. */
const detailsOf = ({ response, sources, used, offTopic, notice, unchecked, answeredBy }: Answer) => ({
  text: response,
  safety: null,
  sources,
  used,
  offTopic,
  notice,
  unchecked,
  answeredBy,
});
