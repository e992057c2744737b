import type { PersonalData } from '#contract/profile.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { noKetoReason, noNumbersReason } from '#domain/targets/diet-stops.ts';
import type { BodyField } from '../../message-facts/body-facts.ts';
import type { KnownPerson } from '../../message-facts/known-person.ts';
import { askInTurn, type Turn } from '../ask-in-turn.ts';
import type { SkillReply, SkillRoute } from '../skill.ts';
import { switchedOffText } from '../switched-off.ts';
import { energySkill } from './energy-skill.ts';
import { macroSkill } from './macro-skill.ts';
import { introducesThemselves, type TargetQuestion, targetQuestion } from './target-questions.ts';
import { factsLine, kcalText, macroWords, proteinWords } from './target-words.ts';

const ALL: readonly BodyField[] = ['age', 'gender', 'height', 'weight', 'activity'];
const NEEDS: Readonly<Record<TargetQuestion['about'], readonly BodyField[]>> = {
  macros: ALL,
  energy: ALL,
  enough: ALL,
  protein: ['height'],
};

const SOURCES: Readonly<Record<TargetQuestion['about'], SkillReply['sources']>> = {
  macros: [
    { kind: 'handbook', slug: 'macros' },
    { kind: 'handbook', slug: 'protein' },
  ],
  energy: [{ kind: 'handbook', slug: 'calories' }],
  enough: [{ kind: 'handbook', slug: 'calories' }],
  protein: [{ kind: 'handbook', slug: 'protein' }],
};

const asked = (text: string): TargetQuestion | null =>
  targetQuestion(text) ?? (introducesThemselves(text) ? { about: 'macros' } : null);

/** "How many calories should I eat?", "what should my macros be?", "how much protein do I need?" */
export const targetsRoute: SkillRoute = {
  name: macroSkill.name,
  async reply(question, context) {
    const turn = await askInTurn(
      question,
      context,
      (text) => asked(text) !== null,
      (opening) => NEEDS[asked(opening)?.about ?? 'macros'],
    );
    const about = turn && asked(turn.opening);
    if (!turn || !about) return null;
    if (turn.ask && !targetsStop(about, turn.known.person)) {
      const off = await switchedOffText(context.person, 'profile');
      return { kind: 'ask', text: askText(turn, about, off), ...groundOf(about, turn.known) };
    }
    return targetsReply(about, turn.known);
  },
};

/** Targets of a person of whom enough is known, or why none are given; the same rules hold whoever asks for them. */
export function targetsReply(about: TargetQuestion, known: KnownPerson): SkillReply {
  const stop = targetsStop(about, known.person);
  const text = stop ?? withProfile(answerText(known.person, about), about, known);
  return { kind: 'answer', text, ...groundOf(about, known), next: stop ? [] : nextFor(about) };
}

function groundOf({ about }: TargetQuestion, { profileFields }: KnownPerson) {
  return { sources: SOURCES[about], used: profileFields.size > 0 ? (['profile'] as const) : [] };
}

/** Fields that are needed for it and not known. */
export function missingForTargets({ about }: TargetQuestion, { person }: KnownPerson): BodyField[] {
  return NEEDS[about].filter((field) => person[field] === null || person[field] === '');
}

const SOME_HEIGHT = 170;

/** Why no number is worked out, told before anything is asked. */
export function targetsStop({ about }: TargetQuestion, person: PersonalData): string | null {
  const context = healthContext(person);
  if (about === 'macros') return noKetoReason(context);
  if (about !== 'protein') return noNumbersReason(context);
  // Without a height the only reason given is that it is missing, unless health speaks first.
  const { protein } = macroSkill.run(
    macroSkill.input.parse({ ...person, height: person.height ?? SOME_HEIGHT }),
  );
  return protein.own ? null : protein.reason;
}

const INTRODUCTION: Readonly<Record<Exclude<TargetQuestion['about'], 'enough'>, string>> = {
  macros:
    'Carbs are a limit (about 20 g net a day to begin with), protein is a goal (1.2 to 2.0 g for each kg of reference weight, a healthy weight for your height), and fat is the rest of your energy. If you take medicine for diabetes or blood pressure, ask your prescriber before you cut carbs. For your own numbers, I need to ask you a few things, one at a time.',
  energy:
    'The usual way: estimate the energy you use at rest from age, sex, height and weight (the Mifflin-St Jeor formula), multiply it by a factor for activity, and take off 300 to 500 kcal to lose weight. It can be off by a few hundred kcal, so go by your weight over three weeks. I’ll gladly calculate yours, one question at a time.',
  protein:
    'A low-carb clinic advises 1.2 to 2.0 g a day for each kg of *reference* weight, with 1.5 as a middle[^virta-protein]: about 85 to 110 g for many adults. The reference weight depends on your height, not on what you weigh now.',
};

function askText(turn: Turn, about: TargetQuestion, off: string | null): string {
  const left = turn.missing > 1 ? ` (${turn.missing} questions to go.)` : '';
  if (turn.isReply) return `Thank you. ${turn.ask}${left}`;
  const introduction =
    about.about === 'enough'
      ? `Eating less than 1,200 kcal a day for women or 1,500 for men needs medical supervision. Whether ${kcalText(about.kcal)} is enough for you depends on your size, age and activity, and a lighter body needs less. I can calculate it, one question at a time.`
      : INTRODUCTION[about.about];
  return [introduction, ...(off ? [off] : []), `${turn.ask}${left}`].join('\n\n');
}

function answerText(person: PersonalData, about: TargetQuestion): string {
  if (about.about === 'macros') return macroWords(macroSkill.run(macroSkill.input.parse(person)), person);
  if (about.about === 'protein') return proteinWords(macroSkill.run(macroSkill.input.parse(person)));
  const eaten = about.about === 'enough' ? about.kcal : undefined;
  const result = energySkill.run(energySkill.input.parse({ ...person, eaten }));
  if (result.keep === null) return result.reason ?? '';
  return [
    `For ${factsLine({ ...person, weightGoal: null })}, the Mifflin-St Jeor formula gives about **${kcalText(result.keep)} a day** to keep your weight${result.lose === null ? '' : ` and about **${kcalText(result.lose)}** to lose it slowly`}.`,
    ownEnergy(person),
    eaten === undefined ? '' : verdictText(eaten, result),
    'It can be off by a few hundred kcal: adjust it by your weight over three weeks.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const ownEnergy = ({ ownTargets: { energy } }: PersonalData) =>
  energy === null ? '' : `In your profile you set ${kcalText(energy)} yourself.`;

function verdictText(eaten: number, { keep, floor, verdict }: ReturnType<typeof energySkill.run>): string {
  const amount = kcalText(eaten);
  const gap = Math.abs((keep ?? eaten) - eaten);
  switch (verdict) {
    case 'below the floor':
      return `**${amount} is too little**: below ${kcalText(floor)}, a diet needs medical supervision.`;
    case 'low':
      return `**${amount} is on the low side**: ${gap} kcal less than you need, while 300 to 500 is the common advice. Hunger, feeling cold, tiredness or hair loss would also be signs of too little.`;
    case 'fits losing':
      return `**${amount} fits gentle weight loss**: ${gap} kcal less than you need.`;
    case 'fits keeping':
      return `**${amount} is about what keeps your weight.**`;
    case 'above':
      return `**${amount} is more than you need**, by about ${gap} kcal.`;
    default:
      return '';
  }
}

/** Says what was taken from the profile, so that nothing is assumed silently. */
function withProfile(text: string, { about }: TargetQuestion, { profileFields }: KnownPerson): string {
  const taken = NEEDS[about].filter((field) => profileFields.has(field));
  if (taken.length === 0) return text;
  const names = taken.map((field) => (field === 'gender' ? 'sex' : field));
  return `${text}\n\nTaken from your [profile](/profile): ${names.join(', ')}.`;
}

function nextFor({ about }: TargetQuestion): readonly string[] {
  if (about === 'protein') return ['How many calories should I eat?', 'Which foods have the most protein?'];
  if (about === 'macros') return ['Do I have to eat all my fat?', 'What does a day of eating look like?'];
  return ['What should my macros be?', 'Do calories count on keto?'];
}
