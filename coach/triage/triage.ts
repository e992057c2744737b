import type { SafetyLevel, UsedData } from '#contract/chat.ts';
import { glossed } from '../languages/gloss.ts';
import { doubtOf } from './doubt.ts';
import { foreignText } from './in-languages/foreign-text.ts';
import { makesPlans, type Read, readMessage, rulesFor, type TriageInput } from './read-message.ts';
import { doubtHeard, isOnlyTalk, levelHeard, ruleHeard } from './reader/heard-level.ts';
import type { Heard } from './reader/message-reader.ts';
import type { TriageRule } from './rule.ts';
import { doubtText, reminderText, safetyText } from './safety-text.ts';

export type TriageResult = {
  level: SafetyLevel;
  /** Ids of all rules that fired, those of the highest level first. */
  rules: string[];
  /** Markdown for the person; empty at level none. */
  text: string;
  /** Slug of the only article that may be answered from; undefined when any may. */
  onlyArticle?: string;
  /** The one question whose "yes" raises the level; it is part of `text`. */
  asks: string | null;
  /** Which of the person's own data the judgement was made from. */
  used: UsedData[];
};

const LEVELS: readonly SafetyLevel[] = ['none', 'caution', 'call_today', 'emergency'];
/** Notes shown at most, so that the warning is read. */
const NOTES_SHOWN = 2;
const NO_WORDS = /mmol|mg|dl|and|[^\p{L}]/giu;
/** Writers of messages seldom typed a word alone; people who follow up do. */
const FEW_WORDS = 3;
const SURE_UNDER = 0.05;
/** "SOS" is a message. */
const LEAST_LETTERS = 3;

/**
 * What the second reader makes of the message, given what rules found in it; null where it could not be loaded, and
 * rules judge alone.
 */
export type Hearing = ((found: Read) => Heard) | null;

/** Safety level of a message and what to tell the person. Runs before everything else. */
export function triage(input: TriageInput, hearing: Hearing = null): TriageResult {
  const country = input.country ?? input.person?.country ?? null;
  const said = inEnglishWords(input);
  const byRules = readMessage(said);
  // The second reader learned what rules make of a message as it was typed.
  const heard = heardIn(input.text, said.inEnglish === input.text ? byRules : readMessage(input), hearing);
  const read = heard && isOnlyTalk(heard) ? readMessage(said, "nobody's") : byRules;
  const fired = heard ? weighed(read, heard) : read.fired;
  const level = fired[0]?.level ?? 'none';
  const top = fired.filter((rule) => rule.level === level);
  const setAside = [...byRules.byWords].find((rule) => rule.level === 'emergency');
  const doubt =
    level === 'emergency' ? null : heard ? doubtHeard(heard, fired, setAside) : doubtOf(read.told);
  const shown =
    level === 'emergency'
      ? gravest(top, read.all)
      : treatedOnce(top.filter((rule) => isNews(rule, read))).slice(0, NOTES_SHOWN);
  const note = shown.length > 0 ? safetyText(shown, country) : reminderText(top);
  const ask = doubt && doubtText(doubt, country);
  const speaks = level === 'emergency' ? shown[0] : undefined;
  const foreign = speaks && foreignText(speaks, input.text, country);
  return {
    level: doubt && (level === 'none' || doubt.level === 'call_today') ? doubt.level : level,
    rules: [...fired, ...(doubt ? [{ id: 'doubt', level: doubt.level }] : [])].map(
      (rule) => `${rule.level}:${rule.id}`,
    ),
    text: [foreign, ask, note].filter(Boolean).join('\n\n'),
    onlyArticle: fired.find((rule) => rule.onlyArticle && restricts(rule, read))?.onlyArticle,
    asks: doubt?.asks ?? shown.find((rule) => rule.asks)?.asks ?? null,
    used: usedOf(read),
  };
}

const inEnglishWords = (input: TriageInput): TriageInput => ({
  ...input,
  inEnglish: glossed(input.text),
  earlier: input.earlier?.map(glossed),
});

/**
 * A short message with a certain value of now is judged by the table of values; digits and units alone say nothing, and
 * of a few words that no rule knows ("and the sodium?") only what is all but certain counts.
 */
function heardIn(text: string, read: Read, hearing: Hearing): Heard | null {
  if (!hearing || text.replace(NO_WORDS, '').length < LEAST_LETTERS) return null;
  const heard = hearing(read);
  const isFewWords = text.trim().split(/\s+/).length <= FEW_WORDS && read.fired.length === 0;
  if (isFewWords && heard.levels.none > SURE_UNDER) return null;
  const isOfValue = heard.family === 'low' || heard.family === 'high';
  return isOfValue && read.isMeasured && read.told.has('shortText') ? null : heard;
}

/**
 * Words count as far as the message as a whole bears them out. Measured values, what the profile says and what was told
 * before always count: the second reader does not know them.
 */
function weighed({ fired, byWords }: Read, heard: Heard): readonly TriageRule[] {
  const most = LEVELS.indexOf(levelHeard(heard));
  const borneOut = fired.filter((rule) => !byWords.has(rule) || LEVELS.indexOf(rule.level) <= most);
  const own = ruleHeard(heard);
  if (!own || (own.level === 'caution' && borneOut.length > 0)) return borneOut;
  const isEmergency = ({ level }: TriageRule) => level === 'emergency';
  return [...borneOut.filter(isEmergency), own, ...borneOut.filter((rule) => !isEmergency(rule))];
}

/** A low is treated in one way, whether its number or its words were told. */
function treatedOnce(rules: readonly TriageRule[]): TriageRule[] {
  const treats = rules.find((rule) => rule.treatsLow);
  return rules.filter((rule) => !rule.treatsLow || rule === treats);
}

/** Whether a rule is told in full: it is new, or the profile has a bearing on what is planned. Else one line reminds. */
function isNews(rule: TriageRule, { fresh, stored, before, told, all }: Read): boolean {
  if (fresh.has(rule) || stored.includes(rule) || !rulesFor(all).includes(rule)) return true;
  return makesPlans(told) && !rulesFor(before).includes(rule);
}

function usedOf({ fresh, stored, ofPerson, fired }: Read): UsedData[] {
  const used: UsedData[] = [];
  if (ofPerson.size > 0 && fired.some((rule) => !fresh.has(rule) && !stored.includes(rule))) {
    used.push('profile');
  }
  if (stored.length > 0) used.push('readings');
  return used;
}

/**
 * The emergency that gives the words. Sugar for a low would harm somebody whose meter just showed a high or whose
 * ketones are up, whatever medicine they named before.
 */
function gravest(emergencies: readonly TriageRule[], signals: ReadonlySet<string>): TriageRule[] {
  const measuredHigh = ['glucoseOver200', 'meterHigh', 'highKetones', 'unsureReading'].some((id) =>
    signals.has(id),
  );
  const mayBeLow = ['lowGlucose', 'meterLow'].some((id) => signals.has(id));
  const other = measuredHigh && !mayBeLow ? emergencies.find((rule) => !rule.treatsLow) : undefined;
  return other ? [other] : emergencies.slice(0, 1);
}

/** A lasting restriction always holds; another while the message itself fires the rule or asks about fasting. */
function restricts(rule: TriageRule, { fresh, told }: Read): boolean {
  return !rule.onlyArticleForNow || fresh.has(rule) || told.has('fasting');
}
