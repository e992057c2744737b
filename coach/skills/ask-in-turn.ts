import { personalData } from '#contract/profile.ts';
import type { ActivityLevel } from '#contract/profile-values.ts';
import { bodyMassIndex } from '#domain/body/body-mass-index.ts';
import { CM_PER_INCH } from '#domain/health-values/measure-units.ts';
import { roundTo } from '#domain/numbers/rounding.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { type BodyFacts, type BodyField, readBodyFacts } from '../message-facts/body-facts.ts';
import { toNumber, weightIn } from '../message-facts/body-sizes.ts';
import { isAboutAnother, type KnownPerson, knownPerson } from '../message-facts/known-person.ts';
import type { SkillContext } from './skill.ts';

/** Answers to the question about activity, in the order in which they are offered. */
const ACTIVITY_OFFERED: readonly (readonly [ActivityLevel, string])[] = [
  ['sedentary', 'mostly sitting, little exercise'],
  ['light', 'light: exercise 1 to 3 days a week'],
  ['moderate', 'moderate: exercise 3 to 5 days a week'],
  ['active', 'active: exercise 6 to 7 days a week'],
  ['very_active', 'very active: hard exercise or physical work every day'],
];

const QUESTIONS: Readonly<Record<BodyField, string>> = {
  age: 'How old are you?',
  gender:
    'Which version of the formula fits you, the one for women or the one for men? Say “either”, and I’ll use the average of the two.',
  height: 'How tall are you, in cm or in feet and inches?',
  weight: 'What do you weigh now, in kg or lb?',
  activity: `How active are you? A number will do:\n\n${ACTIVITY_OFFERED.map(([, words], index) => `${index + 1}. ${words}`).join('\n')}`,
};

/** A reply longer than this tells of something else. */
const REPLY_WORDS_MOST = 25;
/** And one that states nothing by itself ("82") is shorter still. */
const BARE_WORDS_MOST = 6;

export type Turn = {
  /** The message that began the subject; the question itself, or an earlier one that it goes on with. */
  opening: string;
  /** True when the question answers what we asked. */
  isReply: boolean;
  known: KnownPerson;
  /** Everything the person wrote that counts here. */
  texts: readonly string[];
  /** The one thing to ask now; null when nothing is missing. */
  ask: string | null;
  /** How many are still missing, the one asked now counted in. */
  missing: number;
};

type Folded = {
  facts: BodyFacts;
  /** A weight whose unit is not said. */
  bareWeight: number | null;
  /** The system of the height they gave; a weight without its unit is taken in the same. */
  system: 'metric' | 'us' | null;
  /** Why a reply was not taken. */
  problem: string | null;
};

/**
 * Collects what a formula needs, one question at a time in a fixed order. Our questions are not in the conversation we
 * are given, but the order is fixed, so each bare reply ("82") is known by what was missing when it came.
 * @param opens whether a message asks for this subject
 * @param needs fields the subject needs, in the order they are asked
 * @returns null when neither the question nor an earlier one it replies to opens the subject
 */
export async function askInTurn(
  question: string,
  context: SkillContext,
  opens: (text: string) => boolean,
  needs: (opening: string) => readonly BodyField[],
): Promise<Turn | null> {
  const messages = [...context.earlier, question];
  const start = messages.findLastIndex(opens);
  const opening = messages[start];
  if (opening === undefined) return null;
  const fields = needs(opening);
  let folded: Folded = { facts: {}, bareWeight: null, system: null, problem: null };
  const before = (context.conversation ?? []).filter(
    (text) => !messages.includes(text) && !isAboutAnother(text),
  );
  for (const text of [...before, ...messages.slice(0, start + 1)]) folded = withStated(folded, text);
  let known = await knownPerson(context, messages.slice(0, start + 1), folded.facts);
  for (const reply of messages.slice(start + 1)) {
    const next = readReply(reply, firstMissing(fields, known), folded);
    if (!next) return null;
    folded = next;
    known = await knownPerson(context, messages, folded.facts);
  }
  const missing = fields.filter((field) => isMissing(field, known));
  const first = missing[0];
  return {
    opening,
    isReply: start < messages.length - 1,
    known,
    texts: messages,
    ask: first ? askFor(first, folded) : null,
    missing: missing.length,
  };
}

function askFor(field: BodyField, { bareWeight, problem }: Folded): string {
  if (field === 'weight' && bareWeight !== null) return `Is that ${bareWeight} kg or ${bareWeight} lb?`;
  return problem ? `${problem}. ${QUESTIONS[field]}` : QUESTIONS[field];
}

function isMissing(field: BodyField, { person }: KnownPerson): boolean {
  return person[field] === null || person[field] === '';
}

const firstMissing = (fields: readonly BodyField[], known: KnownPerson) =>
  fields.find((field) => isMissing(field, known));

function withStated(before: Folded, text: string): Folded {
  const stated = readBodyFacts(text);
  const system = stated.height === undefined ? before.system : IN_FEET.test(text) ? 'us' : 'metric';
  return { ...before, system, facts: { ...before.facts, ...stated } };
}

const IN_FEET = /\d ?(?:['’"”]|ft|feet|foot|in\b|inch)/i;

/** What a reply adds; null when it is no reply to the question that was open. */
function readReply(text: string, asked: BodyField | undefined, before: Folded): Folded | null {
  const words = text.trim().split(/\s+/).length;
  if (text.includes('?') || words > REPLY_WORDS_MOST) return null;
  const after = { ...withStated(before, text), problem: null };
  if (
    Object.keys(after.facts).some(
      (name) => after.facts[name as BodyField] !== before.facts[name as BodyField],
    )
  )
    return after;
  return asked && words <= BARE_WORDS_MOST ? readBare(normaliseText(text).toLowerCase(), asked, after) : null;
}

const GENDERS: readonly (readonly [RegExp, string])[] = [
  [/^\W*(?:f|w|women|(?:the )?(?:one )?for women)\W*$/, 'female'],
  [/^\W*(?:m|men|(?:the )?(?:one )?for men)\W*$/, 'male'],
  [/\b(?:either|rather not|prefer not|neither|both|non-?binary|other|open)\b/, 'left open'],
];
/** Metres when they look like metres, inches when no grown person could be so few centimetres. */
const HEIGHT_METRES_MOST = 2.5;
/** Body mass indices outside of which a number was more likely given in the other unit. */
const BODY_MASS = { least: 15, most: 60 };
const HEIGHT_INCHES = { least: 48, most: 84 };

function readBare(text: string, asked: BodyField, before: Folded): Folded | null {
  const number = toNumber(/^\D*(\d{1,3}(?:[.,]\d{1,2})?)\D*$/.exec(text)?.[1] ?? 'x');
  const gender = GENDERS.find(([pattern]) => pattern.test(text))?.[1];
  const activity =
    ACTIVITY_OFFERED[number - 1]?.[0] ?? ACTIVITY_OFFERED.find(([level]) => text.includes(level))?.[0];
  switch (asked) {
    case 'age':
      return Number.isNaN(number) ? null : taken(before, 'age', number);
    case 'gender':
      return gender ? taken(before, 'gender', gender) : null;
    case 'height':
      return Number.isNaN(number) ? null : takenHeight(before, number);
    case 'weight':
      return readBareWeight(text, number, before);
    case 'activity':
      return activity ? taken(before, 'activity', activity) : null;
  }
}

function takenHeight(before: Folded, number: number): Folded {
  const isInches = number >= HEIGHT_INCHES.least && number <= HEIGHT_INCHES.most;
  const metric = number <= HEIGHT_METRES_MOST ? number * 100 : number;
  const height = isInches ? number * CM_PER_INCH : metric;
  return taken({ ...before, system: isInches ? 'us' : 'metric' }, 'height', roundTo(height, 1));
}

/** A weight without a unit is taken in the system of the height, where that makes a human body; else it is asked for. */
function readBareWeight(text: string, number: number, before: Folded): Folded | null {
  const unit = /\b(?:kgs?|kilos?|kilograms?)\b/.test(text)
    ? 'kg'
    : /\b(?:lbs?|pounds?)\b/.test(text)
      ? 'lb'
      : null;
  if (unit && before.bareWeight !== null) {
    return taken({ ...before, bareWeight: null }, 'weight', weightIn(before.bareWeight, unit));
  }
  if (Number.isNaN(number)) return null;
  const { system, facts } = before;
  const likely = system === null ? null : weightIn(number, system === 'us' ? 'lb' : 'kg');
  const index = likely === null || !facts.height ? Number.NaN : bodyMassIndex(likely, facts.height);
  return index >= BODY_MASS.least && index <= BODY_MASS.most
    ? taken(before, 'weight', likely ?? number)
    : { ...before, bareWeight: number };
}

/** The fact within the limits of the profile; outside of them they are told and it is asked again. */
function taken(before: Folded, field: BodyField, value: number | string): Folded {
  const checked = personalData.shape[field].safeParse(value);
  if (!checked.success) return { ...before, problem: checked.error.issues[0]?.message ?? null };
  return { ...before, facts: { ...before.facts, [field]: checked.data } };
}
