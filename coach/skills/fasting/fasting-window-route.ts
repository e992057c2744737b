import { FAST_HOURS } from '#contract/fasts.ts';
import { offsetAt } from '#domain/dates/calendar-day.ts';
import { type FastingRisk, fastingRisk } from '#domain/fasting/fasting-risk.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { type ClockWord, clockText, clockWords, durationText } from '../../message-facts/clock-words.ts';
import { knownPerson } from '../../message-facts/known-person.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../skill.ts';
import { type FastingQuestion, fastingQuestion } from './fasting-question.ts';
import { fastingWindowSkill, LONG_FAST_HOURS } from './fasting-window-skill.ts';

const REPLY_WORDS_MOST = 6;
const HALF_OF_DAY = /^\W*(?:in the |at )?(?:the )?(morning|afternoon|evening|night|a\.?m\.?|p\.?m\.?)\W*$/i;

/** "If I stop eating at 8 pm, when can I eat on 16:8?", "I ate at 19:30, how many hours is it until noon?" */
export const fastingWindowRoute: SkillRoute = {
  name: fastingWindowSkill.name,
  async reply(question, context) {
    const messages = [...context.earlier, question];
    const start = messages.findLastIndex((text) => fastingQuestion(text) !== null);
    const opening = messages[start];
    if (opening === undefined) return null;
    const text = messages.slice(start + 1).reduce<string | null>(withReply, opening);
    const asked = text === null ? null : fastingQuestion(text);
    if (!asked) return null;
    return fastingReply(asked, context, messages);
  },
};

/** Clock times of a fast for this person, or why none are set. */
export async function fastingReply(
  asked: FastingQuestion,
  context: SkillContext,
  texts: readonly string[],
): Promise<SkillReply> {
  const { person, profileFields } = await knownPerson(context, texts, {});
  const risk = fastingRisk(healthContext(person));
  const used = profileFields.size > 0 && risk.level !== 'usual' ? (['profile'] as const) : [];
  return { ...replyFor(asked, risk, minutesNow(context.now, context.zone)), used };
}

/** The question with a short reply put into it; null when the message is no reply. */
function withReply(text: string | null, reply: string): string | null {
  if (text === null || reply.includes('?') || reply.split(/\s+/).length > REPLY_WORDS_MOST) return null;
  const half = HALF_OF_DAY.exec(reply)?.[1];
  const open = clockWords(text).find(({ minutes }) => minutes === null);
  if (half && open) return `${text.slice(0, open.end).trimEnd()} ${inHalf(half)}${text.slice(open.end)}`;
  return clockWords(`at ${reply}`).length > 0 ? `${text} My last meal is at ${reply}` : null;
}

const inHalf = (half: string) => (/^[ap]/i.test(half) && half !== 'afternoon' ? half : `in the ${half}`);

function minutesNow(now: Date, zone: string): number {
  const wall = Math.floor((now.getTime() + offsetAt(zone, now.getTime())) / 60_000);
  return ((wall % 1440) + 1440) % 1440;
}

const sources: SkillReply['sources'] = [
  { kind: 'handbook', slug: 'fasting-windows' },
  { kind: 'handbook', slug: 'who-should-not-fast' },
];
const SMALL_PRINT =
  'Stop and eat if you feel faint, shaky or ill. If you take insulin or other diabetes medicine, are pregnant or breastfeeding, under 18, underweight, or have had an eating disorder, ask your doctor before any fast.';
const LONG_FAST =
  'A fast of 24 hours or longer needs a clinician watching over you, so I won’t set times for it. 14 to 16 hours is plenty for most people.';

const timesOf = (asked: FastingQuestion): ClockWord[] => [
  ...('lastBite' in asked ? [asked.lastBite] : []),
  ...('firstMeal' in asked ? [asked.firstMeal] : []),
  ...('nextMeal' in asked ? [asked.nextMeal] : []),
];

function replyFor(asked: FastingQuestion, risk: FastingRisk, now: number): SkillReply {
  const only = (text: string): SkillReply => ({ kind: 'answer', text, sources });
  const isPlan = asked.asks !== 'between' && asked.asks !== 'so far';
  if (risk.level === 'not_alone' && isPlan) return only(riskWords(risk));
  if ('hours' in asked && asked.hours >= LONG_FAST_HOURS) return only(LONG_FAST);
  const unclear = timesOf(asked).find(({ minutes }) => minutes === null);
  if (unclear)
    return { kind: 'ask', text: `Is that ${unclear.hour} in the morning or in the evening?`, sources };
  if (asked.asks === 'time')
    return { kind: 'ask', text: 'When is your last meal of the day, for example 7 pm?', sources };
  const times = windowWords(asked, now);
  if (times === null) return only(LONG_FAST);
  const care = risk.level === 'usual' ? SMALL_PRINT : riskWords(risk);
  return {
    ...only(`${times} ${care}`),
    next: ['What may I drink while fasting?', 'Which fasting window is best for prediabetes?'],
  };
}

const riskWords = ({ reasons, advice }: FastingRisk) => [...reasons.slice(0, 2), advice].join(' ');

function windowWords(asked: Exclude<FastingQuestion, { asks: 'time' }>, now: number): string | null {
  if (asked.asks === 'between' || asked.asks === 'so far') {
    const from = asked.lastBite.minutes ?? 0;
    const to = asked.asks === 'between' ? (asked.nextMeal.minutes ?? 0) : now;
    const { fastingMinutes } = fastingWindowSkill.run({ lastBite: from, nextMeal: to });
    const hours = `**${durationText(fastingMinutes)}**`;
    return asked.asks === 'between'
      ? `From ${clockText(from)} to ${clockText(to)} is ${hours}.`
      : `It is ${clockText(now)} for you now, so since ${clockText(from)} it has been ${hours}.`;
  }
  const { hours } = asked;
  const input = fastingWindowSkill.input.safeParse(
    asked.asks === 'opens'
      ? { lastBite: asked.lastBite.minutes, fastingHours: Math.min(hours, FAST_HOURS.most) }
      : { firstMeal: asked.firstMeal.minutes, fastingHours: hours },
  );
  if (!input.success) return null;
  const { opens, closes } = fastingWindowSkill.run(input.data);
  const until = closes === null ? '' : clockText(closes);
  return asked.asks === 'opens'
    ? `If your last bite is at ${clockText(asked.lastBite.minutes ?? 0)}, ${hours} hours will be up at **${clockText(opens)}**. You can then eat until ${until}.`
    : `With the first meal at ${clockText(opens)} and ${hours} hours of fasting, the eating window closes at **${until}**, and opens again at ${clockText(opens)} the next day.`;
}
