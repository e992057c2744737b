import { GLUCOSE, KETONES, PRESSURE, pressureText } from '#domain/health-values/thresholds.ts';
import { readableSentences } from '../../triage/signals.ts';
import { type CertainValue, usesMmol } from '../../triage/stated-readings.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../skill.ts';
import { glucoseMeaning, momentText, needsNoMoment } from './glucose-meaning.ts';
import { ketoneMeaning } from './ketone-meaning.ts';
import { ONE_VALUE, otherLimits } from './other-limits.ts';
import {
  a1cMeaning,
  glucoseInBoth,
  ifccOf,
  type Meaning,
  type Of,
  pressureMeaning,
} from './value-meaning.ts';
import { type Moment, momentOfReply } from './value-moment.ts';
import { ownerOf } from './value-owner.ts';
import { type ValueQuestion, valueQuestion } from './value-question.ts';

/** "My fasting sugar was 104, is that ok?", "137/86, is that high?", "ketones 0.4, am I in ketosis?" */
export const valueMeaningRoute: SkillRoute = {
  name: 'value_meaning',
  async reply(question, context) {
    const [opening = question, ...replies] = [...context.earlier, question];
    if (!/\d/.test(opening)) return null;
    const asked = await readQuestion(opening, nameIn(replies), context);
    if (!asked) return null;
    if ('unsure' in asked) return askWhich(asked.unsure.text);
    const moment = momentIn(replies) ?? asked.moment;
    const { of, isOther, isProfile } = await ownerOf(asked, [opening, ...replies], context);
    const { value } = asked;
    const shown = { value, subject: subjectOf(value, isOther ? of.your : null) };
    const used = isProfile ? (['profile'] as const) : [];
    const withheld = withoutVerdict(shown, of);
    if (withheld) return { ...withheld, used, next: [] };
    if (value.quantity === 'glucose' && moment === null && !needsNoMoment(value.value, of)) {
      return askMoment(value.value);
    }
    const meaning = meaningOf(value, moment, of);
    const place = value.quantity === 'glucose' && meaning.level !== 'low' ? momentText(moment) : '';
    const first = `${opener(asked.text, value, meaning)}${shown.subject}${place} ${meaning.verdict}.`;
    const guess = asked.isGuess ? ['I took the number as blood glucose.'] : [];
    return answer([first, ...meaning.more, ...guess], meaning.slug, { used, next: meaning.next });
  },
};

/** The unit of the profile is asked for only where a number can be in either. */
async function readQuestion(
  text: string,
  name: 'glucose' | 'ketones' | null,
  { conversation = [], person }: SkillContext,
): Promise<ValueQuestion | null> {
  const asked = valueQuestion(text, usesMmol(conversation, undefined), name);
  if (asked || !IN_EITHER_UNIT.test(text)) return asked;
  const unit = (await person.profile())?.units.glucose;
  return unit === 'mmol/L' ? valueQuestion(text, true, name) : null;
}

/** A whole 20 to 35 */
const IN_EITHER_UNIT = /(?<![\d.,/])(?:2\d|3[0-5])(?![\d.,/]*\d)/;

function meaningOf(value: CertainValue, moment: Moment | null, of: Of): Meaning {
  if (value.quantity === 'ketones') return ketoneMeaning(value.value, of);
  if (value.quantity === 'a1c') return a1cMeaning(value.value, of);
  if (value.quantity === 'bloodPressure') return pressureMeaning(value.value, value.diastolic ?? 0, of);
  return glucoseMeaning(value.value, moment, of);
}

const capital = (text: string) => text.replace(/^(\*\*)?\p{Ll}/u, (letters) => letters.toUpperCase());

function answer(
  sentences: readonly string[],
  slug: string,
  more: Pick<SkillReply, 'used' | 'next'>,
): SkillReply {
  const text = capital(sentences.filter(Boolean).join(' '));
  return { kind: 'answer', text, sources: [{ kind: 'handbook', slug }], ...more };
}

const ask = (text: string, slug: string): SkillReply => ({
  kind: 'ask',
  text,
  sources: [{ kind: 'handbook', slug }],
});

const askMoment = (mgPerDl: number) =>
  ask(`Was the ${glucoseInBoth(mgPerDl)} fasting, or how long after eating?`, 'glucose-after-meals');

const askWhich = (number: string) =>
  ask(`Is the ${number} a blood glucose or a ketone value?`, 'glucose-meters-and-accuracy');

/** Which of the two an unsure number is said to be, in the replies to our question. */
function nameIn(replies: readonly string[]): 'glucose' | 'ketones' | null {
  const text = replies.join(' ').toLowerCase();
  if (/\bketones?\b|\bbhb\b/.test(text)) return 'ketones';
  return /\bglucose\b|\bsugar\b|\bbg\b/.test(text) ? 'glucose' : null;
}

function momentIn(replies: readonly string[]): Moment | null {
  return replies.reduce<Moment | null>((found, reply) => {
    const text = readableSentences(reply)
      .join(' ')
      .replace(/(?<=\d)\.(?=\d)/g, ',');
    return momentOfReply(text) ?? found;
  }, null);
}

/** The value as it stands in a sentence: "her value of **168 mg/dL (9.3 mmol/L)**". */
function subjectOf({ quantity, value, diastolic }: CertainValue, owner: string | null): string {
  const figure =
    {
      glucose: () => glucoseInBoth(value),
      ketones: () =>
        `${Number(value.toFixed(2)).toFixed(Number.isInteger(Math.round(value * 100) / 10) ? 1 : 2)} mmol/L`,
      a1c: () => `${value.toFixed(1)}% (${ifccOf(value)} mmol/mol)`,
    }[quantity as 'glucose' | 'ketones' | 'a1c']?.() ?? `${value}/${diastolic}`;
  const name = { ketones: 'ketones of ', a1c: 'A1C of ' }[quantity as 'ketones' | 'a1c'];
  if (owner) return `${owner} ${name ?? 'value of '}**${figure}**`;
  return `${quantity === 'a1c' ? 'an ' : ''}${name ?? ''}**${figure}**`;
}

/** In pregnancy and under 18 other limits hold; a low is treated all the same. */
function withoutVerdict(
  { value: { quantity, value }, subject }: { value: CertainValue; subject: string },
  of: Of,
): SkillReply | null {
  if (quantity === 'glucose' && value < GLUCOSE.low.mgPerDl) return null;
  const isKetosis = quantity === 'ketones' && value >= KETONES.ketosis;
  return otherLimits(
    {
      subject,
      words: ONE_VALUE,
      isHigh: quantity === 'glucose' && Math.round(value) >= GLUCOSE.randomDiabetes.mgPerDl,
      inPregnancy: [
        ...(isKetosis
          ? ['Keto and fasting are not advised in pregnancy: eat normal meals, and call them today.']
          : []),
        ...(quantity === 'bloodPressure'
          ? [
              `At ${pressureText(PRESSURE.severeInPregnancy)} or higher, it is an emergency, even without symptoms; so is a severe headache or a change in vision.`,
            ]
          : []),
      ],
      ofMinor: isKetosis ? ['At that age, a ketogenic diet needs a hospital team.'] : [],
    },
    of,
  );
}

const ASKS_GOOD =
  /\b(?:ok|okay|alright|fine|good|great|normal|safe|healthy|acceptable|usual|typical|in range)\b/;
const ASKS_HIGH = /\b(?:high|elevated|too much)\b/;
const ASKS_LOW = /\blow\b/;
const ASKS_BAD = /\b(?:bad|dangerous|worr\w{1,4}|concern\w{0,3}|alarm\w{0,3}|scar\w{1,3}|terrible|awful)\b/;

/** Yes or no, where the question asks for one thing only and the value says it plainly. */
function opener(text: string, { quantity, value }: CertainValue, { level }: Meaning): string {
  if (quantity === 'ketones' && /\bketosis\b/.test(text) && level !== 'raised')
    return value >= KETONES.ketosis ? 'Yes: ' : 'No: ';
  const asks = [ASKS_GOOD, ASKS_HIGH, ASKS_LOW, ASKS_BAD].filter((pattern) => pattern.test(text));
  if (asks.length !== 1 || level === 'open' || /\b(?:not|or)\b/.test(text)) return '';
  const fits =
    asks[0] === ASKS_GOOD ? level === 'normal' : asks[0] === ASKS_HIGH ? level === 'raised' : level === 'low';
  if (asks[0] === ASKS_BAD) return level === 'normal' ? 'No, ' : '';
  return fits ? 'Yes, ' : 'No, ';
}
