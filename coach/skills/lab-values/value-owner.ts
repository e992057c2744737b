import type { PersonalData } from '#contract/profile.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { sentencesOf } from '#domain/symptoms/context.ts';
import { isAboutAnother, knownPerson } from '../../message-facts/known-person.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import type { SkillContext } from '../skill.ts';
import type { Of } from './value-meaning.ts';
import type { ValueQuestion } from './value-question.ts';

const SHE =
  /\b(?:she|her|hers|wife|m[ou]m|mommy|mummy|mama|mother|daughter|sister|girlfriend|gf|grandma|grandmother|granny|nan|aunt|niece)\b/;
const HE =
  /\b(?:he|his|him|husband|hubby|dad|daddy|papa|father|son|brother|boyfriend|bf|grandpa|grandfather|uncle|nephew)\b/;

/** Diabetes that is asked about, feared or denied is nobody's. */
const DIABETES_ASKED =
  /\b(?:am i|is (?:he|she|that|this|it)|(?:do i|does (?:he|she)|did i|have i) (?:have|get|got)|means?|mean|count as|called|could|might|risk|scared|afraid|worried|fear|getting|develop\w{0,3}|prevent|avoid|without|not|no)\b(?:(?!\b(?:for|with|as|in|on|have|has)\b)[^.?!,]){0,25}\bdiabet\w{1,4}/g;
const withoutAsked = (text: string) => text.replace(DIABETES_ASKED, ' ');

const sentencesWhere = (text: string, keeps: (sentence: string) => boolean) =>
  sentencesOf(text).filter(keeps).join(' ');

/** What somebody told of themselves earlier; what they asked then is of anybody. */
const ofOneself = (message: string) =>
  sentencesWhere(
    withoutAsked(message.toLowerCase()),
    (sentence) =>
      /\b(?:i|i['’]m|im|i['’]ve|my)\b/.test(sentence) && !/\?/.test(sentence) && !isAboutAnother(sentence),
  );

/** Of the profile, what changes the meaning of a value. */
const HEALTH_FIELDS: readonly (keyof PersonalData)[] = [
  'diabetes',
  'pregnancy',
  'medicines',
  'conditions',
  'age',
];

/** Whom the value is of: the writer with the profile, or somebody of whom only the message tells. */
export async function ownerOf(
  { text, ...asked }: ValueQuestion,
  texts: readonly string[],
  context: SkillContext,
) {
  const { whose, when } = 'value' in asked ? asked.value : asked.unsure;
  const isOther = whose === 'other' || whose === 'child' || (whose === 'unknown' && isAboutAnother(text));
  const before = (context.conversation ?? []).filter((message) => !texts.includes(message));
  const told = texts.map((message) => withoutAsked(message.toLowerCase()));
  const { person, profileFields } = isOther
    ? await knownPerson({ person: UNKNOWN_PERSON }, told, {})
    : await knownPerson(
        { person: context.person, conversation: before.map(ofOneself) },
        told.map((message) => sentencesWhere(message, (sentence) => !isAboutAnother(sentence))),
        {},
      );
  const health = healthContext(person);
  const of: Of = {
    health: whose === 'child' ? { ...health, minor: true } : health,
    hasPrediabetes: person.diabetes === 'prediabetes',
    your: !isOther ? 'your' : SHE.test(text) === HE.test(text) ? 'their' : SHE.test(text) ? 'her' : 'his',
    when: when === 'now' || when === 'asked' ? when : when === 'goal' ? 'now' : 'before',
  };
  return { of, isOther, isProfile: HEALTH_FIELDS.some((field) => profileFields.has(field)) };
}
