import type { ChatEntry, SafetyLevel } from '#contract/chat.ts';
import type { PersonalData, Units } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { ALLERGEN_NAMES } from '#domain/allergens/allergens.ts';
import { dayIn, offsetAt } from '#domain/dates/calendar-day.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { noKetoReason } from '#domain/targets/diet-stops.ts';
import type { Reply } from '../composer/reply.ts';
import { clockText } from '../message-facts/clock-words.ts';
import type { DataBlocks } from './data-block.ts';
import { withoutMarks, withPlainMarks } from './marks.ts';

export type Asked = {
  question: string;
  history: readonly ChatEntry[];
  about?: string;
  note: { level: SafetyLevel; text: string } | null;
  reply: Reply;
  /** Null where it is not known, switched off, or somebody else is asked for. */
  profile: PersonalData | null;
  units: Units;
  now: Date;
  zone: string;
};

/** What a model is given with a question, and which of it an answer may take figures from. */
export type QuestionMessage = { text: string; mayState: readonly string[]; usesProfile: boolean };

/** Letters of an earlier message or answer, and of what the question is about. */
const EARLIER_LETTERS = 1_200;
const ABOUT_LETTERS = 6_000;
const EARLIER_MOST = 5;

/** One message with everything the coach knows so far, each part in its own block of data, the question last. */
export function questionMessage(asked: Asked, blocks: DataBlocks): QuestionMessage {
  const { question, history, about, note, reply } = asked;
  const earlier = history.slice(-EARLIER_MOST);
  const own = ownAnswerText(reply);
  const person = personText(asked.profile);
  const said = earlier.map(
    ({ message, response }) =>
      `Asker: ${cut(message, EARLIER_LETTERS)}\nCoach: ${cut(withoutMarks(response), EARLIER_LETTERS)}`,
  );
  const parts = [
    `About the asker: ${settingText(asked)}`,
    ...(person === '' ? [] : [blocks.wrap('about the asker', person)]),
    ...(said.length > 0 ? [blocks.wrap('conversation so far', said.join('\n\n'))] : []),
    ...(about ? [blocks.wrap('what the question is about', cut(about, ABOUT_LETTERS))] : []),
    ...(note ? [blocks.wrap('safety note above the answer', note.text)] : []),
    blocks.wrap('own answer', own),
    blocks.wrap('question', question),
    'Answer the question now.',
  ];
  return {
    text: parts.join('\n\n'),
    mayState: [
      question,
      ...earlier.map(({ message }) => message),
      about ?? '',
      note?.text ?? '',
      own,
      person,
    ],
    usesProfile: person !== '',
  };
}

function ownAnswerText({ paragraphs, sources }: Reply): string {
  const text = withPlainMarks(paragraphs.join('\n\n'), sources);
  const titles = sources.map(({ number, title }) => `[${number}] ${title}`);
  return titles.length > 0 ? `${text}\n\nSources:\n${titles.join('\n')}` : text;
}

function settingText({ units, now, zone }: Asked): string {
  const wall = Math.floor((now.getTime() + offsetAt(zone, now.getTime())) / 60_000);
  return `glucose in ${units.glucose}, weight in ${units.weight}, lengths in ${units.length}, food in ${units.food}. It is ${dayIn(zone, now)}, ${clockText(wall)} there.`;
}

const DIABETES: Readonly<Record<NonNullable<PersonalData['diabetes']>, string>> = {
  none: 'no diabetes',
  prediabetes: 'prediabetes',
  type1: 'type 1 diabetes',
  type2: 'type 2 diabetes',
  gestational: 'gestational diabetes',
  unsure: 'not sure about diabetes',
};

/** What an answer has to heed, and no more of the profile than that; empty where there is nothing. */
function personText(profile: PersonalData | null): string {
  if (profile === null) return '';
  const { diabetes, allergies, dislikes, netCarbLimit } = { ...EMPTY_PERSONAL_DATA, ...profile };
  const stop = noKetoReason(healthContext(profile));
  const lines = [
    diabetes === null ? '' : `Has ${DIABETES[diabetes]}.`,
    allergies.length > 0 ? `Allergic to ${listText(allergies.map((id) => ALLERGEN_NAMES[id]))}.` : '',
    dislikes.length > 0 ? `Leaves out: ${listText(dislikes)}.` : '',
    netCarbLimit === null ? '' : `Own limit: ${netCarbLimit} g of net carbs a day.`,
    stop === null ? '' : `Keto waits for a clinician’s word: ${stop}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function cut(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, letters)} …`;
}
