import type { ChatEntry } from '#contract/chat.ts';
import { electrolyteRoute } from '../skills/electrolyte-skill.ts';
import { foodRoute } from '../skills/foods/food-route.ts';
import { measureUnitsRoute } from '../skills/measure-units-skill.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../skills/skill.ts';
import { SKILL_ROUTES } from '../skills/skill-routes.ts';
import { onlyQuestion } from './question-parts.ts';

/** A subject that a skill collects over several messages: its texts so far, as they were understood, and its reply. */
type Thread = { messages: readonly string[]; texts: readonly string[]; reply: SkillReply | null };

/** Letters of our question that must stand in our last reply. */
const LETTERS_COMPARED = 50;
/** A reply that goes on with something else instead of answering. */
const OWN_QUESTION =
  /^(?:what|how|why|when|which|who|where|can|could|should|is|are|do|does|will|tell me|explain)\b|\?\s*$/i;
/** A question or an order that begins as one: "convert 7.4 mmol/L", "log 97". */
const BEGINS_OWN =
  /^(?!(?:what|how) about\b)(?:(?:so|and|but|ok|please),? )*(?:convert|calculate|work out|log|record|save|what|how|why|when|which|can|could|should|is|are|do|does)\b/i;
/** The person does not want to go on with it. */
const DROPS = /^(?:never ?mind|forget it|skip(?: it)?|stop|cancel|no thanks?|not now|leave it)\b/i;

/** First reply among the routes; null when the question is for none of them. */
export async function skillReply(
  routes: readonly SkillRoute[],
  question: string,
  context: SkillContext,
): Promise<SkillReply | null> {
  for (const route of routes) {
    const reply = await route.reply(question, context);
    if (reply) return reply;
  }
  return null;
}

/**
 * What a skill says to a reply to its own question ("82 kg"). The conversation holds texts alone, so the question is
 * known again by asking the skills anew what they would have asked. Null when nothing is open, or when the person
 * asks something else instead.
 */
export async function continuedReply(
  routes: readonly SkillRoute[],
  question: string,
  history: readonly ChatEntry[],
  context: SkillContext,
): Promise<SkillReply | null> {
  const said = history.at(-1)?.response ?? '';
  if (!said.includes('?') || DROPS.test(question.trim())) return null;
  if (await asksOfItsNumber(routes, question, context)) return null;
  const messages = history.map((entry) => entry.message);
  for (let from = messages.length - 1; from >= 0; from--) {
    for (const route of routes) {
      const thread = await replayed(route, messages.slice(from), context);
      if (thread?.reply?.kind !== 'ask' || !said.includes(comparable(thread.reply.text))) continue;
      const { reply } = await continued(route, thread, question, context);
      const asksAgain = reply?.kind === 'ask' && reply.text === thread.reply.text;
      return asksAgain && OWN_QUESTION.test(question) ? null : reply;
    }
  }
  return null;
}

/** Whether a message asks something of a number of its own, which is then no value of what we asked. */
async function asksOfItsNumber(
  routes: readonly SkillRoute[],
  question: string,
  context: SkillContext,
): Promise<boolean> {
  if (!/\d/.test(question)) return false;
  const asked = BEGINS_OWN.test(question.trim()) ? routes : [measureUnitsRoute];
  return (await skillReply(asked, question, { ...context, earlier: [] })) !== null;
}

/** The thread that the first message opens and the others go on with; null where the skill asks nothing. */
async function replayed(
  route: SkillRoute,
  [first = '', ...others]: readonly string[],
  context: SkillContext,
): Promise<Thread | null> {
  const reply = await route.reply(first, { ...context, earlier: [] });
  let thread: Thread = { messages: [first], texts: [first], reply };
  for (const message of others) {
    if (thread.reply?.kind !== 'ask') return null;
    thread = await continued(route, thread, message, context);
  }
  return thread;
}

/** One more message: as the skill reads it after the others, joined to them, or with the names of what was asked. */
async function continued(
  route: SkillRoute,
  { messages, texts, reply: asked }: Thread,
  message: string,
  context: SkillContext,
): Promise<Thread> {
  const told = [...messages, message];
  const inTurn = await route.reply(message, { ...context, earlier: messages });
  if (inTurn) return { messages: told, texts: [...texts, message], reply: inTurn };
  let last: SkillReply | null = null;
  for (const text of [message, withNames(message, asked?.text ?? '')]) {
    const together = [...texts, text];
    last = await route.reply(joined(together), { ...context, earlier: [] });
    if (last && last.text !== asked?.text) return { messages: told, texts: together, reply: last };
  }
  return { messages: told, texts: [...texts, message], reply: last };
}

/** Measures that a question of ours may ask for. */
const MEASURES = /\b(?:glucose|ketones|insulin|a1c|triglycerides|weight|height|waist)\b/gi;
const NUMBER = /\d+(?:[.,]\d+)?(?:\s*(?:mg\/?dl|mmol(?:\/l)?|%|kg|lbs?|cm))?/gi;

/** Bare numbers under the names of what was asked, in its order: "95 and 1.5" is glucose 95 and ketones 1.5. */
function withNames(message: string, asked: string): string {
  const names = [...new Set((asked.match(MEASURES) ?? []).map((name) => name.toLowerCase()))];
  const numbers = message.match(NUMBER) ?? [];
  return numbers.length > 0 && numbers.length <= names.length && message.search(MEASURES) === -1
    ? numbers.map((number, index) => `my ${names[index]} is ${number}`).join(' and ')
    : message;
}

/** Our words up to the first reference, which the conversation shows as a link. */
function comparable(text: string): string {
  return (text.split('[^')[0] ?? text).trim().slice(0, LETTERS_COMPARED);
}

function joined(messages: readonly string[]): string {
  return messages.map((message) => message.trim().replace(/(?<![?.!])[?.!]*$/, '.')).join(' ');
}

const OF_ONE_SENTENCE: readonly SkillRoute[] = [electrolyteRoute, foodRoute];
/** Not "Is it the chicken?", which asks for a cause. */
const ASKS_OF_FOOD =
  /\b(?:can|could|may|should) (?:i|you|we)\b|\b(?:ok|okay|allowed|fine|keto)\b|\bhow (?:much|many)\b/i;

/** What a skill says to a message, or to the one sentence of a story that asks. */
export async function skillFor(text: string, skills: SkillContext): Promise<SkillReply | null> {
  const whole = await skillReply(SKILL_ROUTES, text, skills);
  const question = whole ? null : onlyQuestion(text);
  if (question === null || !ASKS_OF_FOOD.test(question)) return whole;
  return skillReply(OF_ONE_SENTENCE, question, {
    ...skills,
    conversation: [...(skills.conversation ?? []), text],
  });
}
