import { OFF_TOPIC_MARKER } from '#contract/chat.ts';
import type { SmallTalk } from '../topic/small-talk.ts';

/** Above two or three questions of which one is meant. */
export const CHOICE_OPENINGS = [
  'I want to answer the right question. Do you mean one of these?',
  'Which of these do you mean?',
] as const;

const OFF_TOPIC_WORDS = [
  'That one lies outside my waters. I know keto and low-carb food, blood sugar and ketones, fasting, movement, and this app. What would you like to know about those?',
  'I’d only be guessing at that, so I’ll pass. Ask me anything about carbs, meals, glucose, fasting or your progress and I’m all yours.',
  'My charts end before that topic. Shall we talk about what to eat, how to bring a glucose reading down, or how to read a food label instead?',
  'I am a keto coach through and through, so that’s not for me. If food, energy, weight or blood sugar play a part in it, ask me about that part.',
] as const;

const GREETINGS = [
  'Ahoy! I’m Captain Keto. Ask me about keto food, blood sugar, ketones, fasting or movement, and we’ll chart a course. What’s on your mind today?',
  'Welcome aboard! What can I help you with: what to eat, how to start, a reading you’re wondering about, or fasting?',
] as const;

const SMALL_TALK: Readonly<Record<SmallTalk, readonly string[]>> = {
  greeting: GREETINGS,
  thanks: [
    'You’re welcome. Anything else you’d like to sort out?',
    'Glad to help. I’m here when the next question comes up.',
  ],
  farewell: ['Fair winds! Come back whenever a question comes up.', 'Take care. One meal at a time.'],
  'about-me': [
    'I’m Captain Keto, a computer coach for eating low carb with prediabetes or insulin resistance. I answer from the handbook in this app and name my sources. Ask me how to start, what to eat, what a glucose or ketone reading means, or about fasting, exercise and labels. I can also convert glucose units, calculate a glucose ketone index, or turn an A1C into average glucose. I’m not a doctor, and I’ll tell you when you need one.',
  ],
  complaint: [
    'I’m sorry that missed the mark. Tell me in other words what you’d like to know, and name the food, the reading or the day. I’ll try again.',
    'That should have been better. Which part of my answer was off? Ask again and I’ll take a fresh look.',
  ],
  'yes-or-no': [
    'All right. What would you like to look at next: a food, a reading, fasting, or your plan?',
    'Noted. Ask away whenever you’re ready: food, carbs, glucose, ketones, fasting or movement.',
  ],
};

/** Reply to someone who tells of a medicine or condition without asking anything. */
export const NOTED_REPLY =
  'Thank you for telling me. I’ll keep it in mind in this conversation. What would you like to know?';

/** Polite refusal with the marker and a way back. `turn` varies the words. */
export function offTopicReply(question: string, turn: number): string {
  return `**${OFF_TOPIC_MARKER}**\n\n${pick(OFF_TOPIC_WORDS, question, turn)}`;
}

export function smallTalkReply(kind: SmallTalk, question: string, turn: number): string {
  return pick(SMALL_TALK[kind], question, turn);
}

/** The same question at the same turn gets the same words; the next turn gets others. */
function pick(texts: readonly string[], question: string, turn: number): string {
  return texts[(question.length + turn) % texts.length] ?? '';
}
