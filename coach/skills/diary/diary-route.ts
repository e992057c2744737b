import type { HealthReading } from '#contract/health-readings.ts';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { type CalendarDay, dayIn } from '#domain/dates/calendar-day.ts';
import { amountWords, estimateWords, leftWords } from '#domain/diary/estimate-words.ts';
import { totalValues } from '#domain/diary/estimates.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import type { EatenByPerson } from '../../person/person.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../skill.ts';
import { switchedOffText } from '../switched-off.ts';
import { type DiaryQuestion, diaryQuestion } from './diary-question.ts';
import { beforeWords, dayWords, eatenWords, readingText, unknownWords } from './diary-words.ts';

const sources: SkillReply['sources'] = [{ kind: 'handbook', slug: 'counting-and-tracking-food' }];

const NOBODY =
  'I can’t see your diary yet. [Sign in](/getting-started), or continue as a guest on this device, and log what you eat on [Tracking](/tracking).';
const LOG_IT = 'Log what you eat on [Tracking](/tracking), in words or with a tap.';

/** "What did I have yesterday?", "how many carbs are left?", "why was I high this morning?", "log two eggs" */
export const diaryRoute: SkillRoute = {
  name: 'my_diary',
  async reply(question, context) {
    const today = dayIn(context.zone, context.now);
    const asked = diaryQuestion(question, today);
    if (!asked) return null;
    if (asked.about === 'log') return { kind: 'answer', text: logText(asked.told), sources };
    const off = await switchedOffText(context.person, 'diary');
    if (off) return { kind: 'answer', text: off, sources };
    const diary = await context.person.diary();
    if (asked.about === 'high') return highReply(asked.day, diary ?? [], context);
    if (diary === null) return { kind: 'answer', text: NOBODY, sources };
    return { kind: 'answer', text: await textFor(asked, diary, context), sources, used: ['diary'] };
  },
};

/** Nothing is logged by a chat alone: the link opens the foods with their amounts, to be looked at and confirmed. */
function logText(told: string): string {
  const address = `/tracking?say=${encodeURIComponent(told)}`;
  return `I filled in your diary entry: **${told}**. [Check the foods and log them](${address}). Nothing is logged until you confirm it there.`;
}

async function textFor(
  asked: Exclude<DiaryQuestion, { about: 'log' | 'high' }>,
  diary: readonly EatenByPerson[],
  { person, zone, now }: SkillContext,
): Promise<string> {
  const today = dayIn(zone, now);
  const eaten = diary.filter(({ day }) => day === asked.day);
  const when = dayWords(asked.day, today);
  if (asked.about === 'eaten') {
    const shown = asked.meal === null ? eaten : eaten.filter(({ meal }) => meal === asked.meal);
    if (shown.length === 0)
      return `Nothing${asked.meal === null ? '' : ` for ${asked.meal}`} is logged for ${when}. ${LOG_IT}`;
    return `What you logged for ${when}:\n\n${eatenWords(shown)}`;
  }
  if (eaten.length === 0 && !asked.isLeft) return `Nothing is logged for ${when}. ${LOG_IT}`;
  const sum = totalValues(eaten.map(({ values }) => values))[asked.value] ?? { value: 0, low: 0, high: 0 };
  const target = dailyTargets((await person.profile()) ?? EMPTY_PERSONAL_DATA)[
    asked.value === 'totalCarbs' ? 'netCarbs' : asked.value
  ];
  const unit = asked.value === 'energy' ? 'kcal' : 'g';
  const name = asked.value === 'netCarbs' ? 'net carbs' : asked.value === 'energy' ? 'energy' : asked.value;
  const have = `${asked.day === today ? 'So far today' : `On ${when}`} you logged ${estimateWords(sum, unit)} of ${name}.`;
  const limit =
    target.value === null
      ? `${target.reason} So I won’t name a limit.`
      : asked.value === 'netCarbs'
        ? `Of ${amountWords(target.value)} g that is ${leftWords(sum, target.value)}.`
        : `Your target is ${amountWords(target.value)} ${unit} a day.`;
  return `${have} ${limit}${unknownWords(eaten)}`;
}

/** What was eaten before a reading is looked for so far back: dinner counts for the morning after. */
const BEFORE_MS = 14 * 3_600_000;

/** The highest glucose of the day with what was logged before it; null where nothing was measured. */
async function highReply(
  day: CalendarDay,
  diary: readonly EatenByPerson[],
  { person, zone, now }: SkillContext,
): Promise<SkillReply | null> {
  const readings = (await person.readings()) ?? [];
  const measured = readings.filter(
    ({ readingTime, glucoseLevel }) => glucoseLevel !== null && dayIn(zone, readingTime) === day,
  );
  const [highest] = measured.toSorted((a, b) => (b.glucoseLevel ?? 0) - (a.glucoseLevel ?? 0));
  if (!highest) return null;
  const at = Date.parse(highest.readingTime);
  const before = diary.filter(
    ({ eatenAt }) => Date.parse(eatenAt) <= at && Date.parse(eatenAt) > at - BEFORE_MS,
  );
  const profile = (await person.profile()) ?? EMPTY_PERSONAL_DATA;
  const today = dayIn(zone, now);
  return {
    kind: 'answer',
    text: [
      ...adviceOn(highest, readings, profile, now),
      `Your highest glucose, ${dayWords(day, today)}, was at ${readingText(highest, zone, profile.units)}.`,
      before.length === 0
        ? `Nothing is logged for the 14 hours before it. ${LOG_IT}`
        : `In the 14 hours before it you logged:\n\n${beforeWords(before, zone, today)}`,
      'One reading can’t tell you the cause: short sleep, stress, illness, the early-morning rise and medicines change glucose too, and every meter is off by a few percent. To learn more, eat the same meal again and measure, then compare it with another meal.',
    ].join('\n\n'),
    sources: [{ kind: 'handbook', slug: 'dawn-phenomenon' }],
    used: before.length === 0 ? ['readings'] : ['readings', 'diary'],
  };
}

function adviceOn(
  reading: HealthReading,
  readings: readonly HealthReading[],
  profile: PersonalData,
  now: Date,
): string[] {
  const earlier = readings.filter(({ readingTime }) => readingTime < reading.readingTime);
  const advice = adviseOnReading(reading, healthContext(profile), earlier, now);
  return advice
    ? [`**${advice.title}** ${advice.actions.join(' ')}${advice.asks ? ` ${advice.asks}` : ''}`]
    : [];
}
