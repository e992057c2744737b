import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { knownPerson } from '../../message-facts/known-person.ts';
import { ownWords } from '../own-words.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../skill.ts';
import { switchedOffText } from '../switched-off.ts';
import { notLogged, readingToLog } from './reading-to-log.ts';
import { type ReadingsAsked, type ReadingsQuestion, readingsQuestion } from './readings-question.ts';
import { readingsSkill } from './readings-skill.ts';

const sources: SkillReply['sources'] = [{ kind: 'handbook', slug: 'measuring-success' }];

const NOBODY =
  'I can’t see your readings yet. [Sign in](/getting-started), or continue as a guest on this device, and add readings on [Tracking](/tracking?view=log): then I can tell you how they’re going.';
const NONE_YET =
  'You have no readings yet. Add the first one on [Tracking](/tracking?view=log): glucose, ketones, weight or waist, typed in a few seconds or imported from your meter’s file. After about two weeks, I can tell you the trend.';

/** "How am I doing?", "is my glucose coming down?", "which meals came before my high readings?" */
export const readingsRoute: SkillRoute = {
  name: 'my_readings',
  async reply(question, context) {
    const line = readingToLog(question);
    if (line !== null) return notLogged(ownWords(line));
    const asked = readingsQuestion(question);
    if (!asked) return null;
    const readings = await context.person.readings();
    const hasNone = readings === null || readings.length === 0;
    // Two numbers may also be told in words, which the index of glucose and ketones asks for.
    if (hasNone && (asked.mayBeGeneral || asked.about === 'gki')) return null;
    return readingsReply(asked, context, [...context.earlier, question]);
  },
};

/** What the person's readings say, or why nothing is said. */
export async function readingsReply(
  asked: Omit<ReadingsQuestion, 'mayBeGeneral'>,
  context: SkillContext,
  texts: readonly string[],
): Promise<SkillReply> {
  const off = await switchedOffText(context.person, 'readings');
  if (off) return { kind: 'answer', text: off, sources };
  const readings = await context.person.readings();
  if (readings === null) return { kind: 'answer', text: NOBODY, sources };
  if (readings.length === 0) return { kind: 'answer', text: NONE_YET, sources };
  const { person } = await knownPerson(context, texts, {});
  const units = (await context.person.profile())?.units ?? EMPTY_PERSONAL_DATA.units;
  const skill = readingsSkill({
    readings,
    person: { ...person, units },
    now: context.now,
    zone: context.zone,
  });
  const { paragraphs } = skill.run(skill.input.parse(asked));
  return {
    kind: 'answer',
    text: paragraphs.join('\n\n'),
    sources,
    used: ['readings'],
    next: nextFor(asked.about),
  };
}

function nextFor(about: ReadingsAsked): readonly string[] {
  const all = {
    overview: 'How am I doing?',
    trend: 'Is my glucose coming down?',
    targets: 'Am I meeting my targets?',
    meals: 'Which meals came before my high readings?',
  } as const;
  return Object.entries(all)
    .filter(([name]) => name !== about)
    .map(([, question]) => question)
    .slice(0, 3);
}
