import type { ChatEntry } from '#contract/chat.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../skills/skill.ts';

/** A question of ours that waits for an answer: which skill asked, and what the person had written for it. */
type OpenAsk = { route: SkillRoute; thread: readonly string[]; text: string };

/** Letters of our question that must stand in our last reply. */
const LETTERS_COMPARED = 50;
/** A reply that goes on with something else instead of answering. */
const OWN_QUESTION =
  /^(?:what|how|why|when|which|who|where|can|could|should|is|are|do|does|will|tell me|explain)\b|\?\s*$/i;
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
  if (history.length === 0 || DROPS.test(question.trim())) return null;
  const open = await openAsk(routes, history, context);
  if (!open) return null;
  const { route, thread } = open;
  const reply =
    (await route.reply(question, { ...context, earlier: thread })) ??
    (await route.reply(joined([...thread, question]), { ...context, earlier: [] }));
  if (!reply || (reply.kind === 'ask' && reply.text === open.text && OWN_QUESTION.test(question)))
    return null;
  return reply;
}

/** The shortest run of last messages for which a skill asks what our last reply asked. */
async function openAsk(
  routes: readonly SkillRoute[],
  history: readonly ChatEntry[],
  context: SkillContext,
): Promise<OpenAsk | null> {
  const said = history.at(-1)?.response ?? '';
  if (!said.includes('?')) return null;
  const messages = history.map((entry) => entry.message);
  for (let from = messages.length - 1; from >= 0; from--) {
    const thread = messages.slice(from);
    const last = thread.at(-1) ?? '';
    for (const route of routes) {
      const replies = [
        await route.reply(last, { ...context, earlier: thread.slice(0, -1) }),
        thread.length > 1 ? await route.reply(joined(thread), { ...context, earlier: [] }) : null,
      ];
      const asked = replies.find((reply) => reply?.kind === 'ask' && said.includes(comparable(reply.text)));
      if (asked) return { route, thread, text: asked.text };
    }
  }
  return null;
}

/** Our words up to the first reference, which the conversation shows as a link. */
function comparable(text: string): string {
  return (text.split('[^')[0] ?? text).trim().slice(0, LETTERS_COMPARED);
}

function joined(messages: readonly string[]): string {
  return messages.map((message) => message.trim().replace(/[?.!]*$/, '.')).join(' ');
}
