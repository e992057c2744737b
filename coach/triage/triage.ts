import type { SafetyLevel, UsedData } from '#contract/chat.ts';
import type { HealthReading } from '#contract/health-readings.ts';
import type { GlucoseUnit } from '#domain/glucose.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import { FELT_FAMILIES, ruleOfAdvice } from './advice-rule.ts';
import { CALL_RULES } from './call-rules.ts';
import { CAUTION_RULES } from './caution-rules.ts';
import { doubtOf } from './doubt.ts';
import { EMERGENCY_RULES } from './emergency-rules.ts';
import { foreignText } from './in-languages/foreign-text.ts';
import { adviceOnStated, adviceOnStored, type NumberInput } from './number-advice.ts';
import { foreignEmergencies } from './other-languages.ts';
import { contextWithTold, signalsOfPerson } from './person-signals.ts';
import { raisedRule } from './raise-level.ts';
import type { TriageRule } from './rule.ts';
import { doubtText, reminderText, safetyText } from './safety-text.ts';
import { lastingSignals, readableSentences, signalsOf, withoutLasting } from './signals.ts';
import { statedReadings, usesMmol } from './stated-readings.ts';
import {
  isAboutSomeoneElse,
  isTextbookQuestion,
  settledSignals,
  situationSignals,
  tellsNumbersOfOthers,
} from './text-situation.ts';
import { adviceOnUnsure } from './unsure-advice.ts';
import { VITAL_SIGN_RULES } from './vital-sign-rules.ts';

export type TriageInput = {
  /** What the person writes now. */
  text: string;
  /** What they wrote before, oldest first; conditions and medicines named there still hold. */
  earlier?: readonly string[];
  /** What the profile says; null when nobody can know. */
  person?: HealthContext | null;
  /** The unit of the profile, which an ambiguous glucose is read in. */
  glucoseUnit?: GlucoseUnit;
  /** Readings the person stored, in any order; those of the last day count. */
  recentReadings?: readonly HealthReading[];
  /** The moment of asking; now without it. */
  now?: Date;
  /** ISO 3166 country code, for the emergency number; that of the profile without it. */
  country?: string;
};

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

const LEVELS = ['emergency', 'call_today', 'caution'] as const;
const RULES: readonly TriageRule[] = [
  ...EMERGENCY_RULES,
  ...CALL_RULES,
  ...CAUTION_RULES,
  ...VITAL_SIGN_RULES,
];
/** Notes shown at most, so that the warning is read. */
const NOTES_SHOWN = 2;
/** What a lasting caution has a bearing on; on anything else it would only be noise. */
const PLANS = ['fasting', 'longFast', 'dietChange', 'exercise', 'saltOrPotassiumDose'] as const;

/** Safety level of a message and what to tell the person. Runs before everything else. */
export function triage(input: TriageInput): TriageResult {
  const country = input.country ?? input.person?.country ?? null;
  const read = readMessage(input);
  const { told, fired } = read;
  const level = fired[0]?.level ?? 'none';
  const top = fired.filter((rule) => rule.level === level);
  const doubt = level === 'emergency' ? null : doubtOf(told);
  const shown =
    level === 'emergency'
      ? gravest(top, read.all)
      : top.filter((rule) => isNews(rule, read)).slice(0, NOTES_SHOWN);
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

type Read = {
  /** Signals of this message. */
  told: ReadonlySet<string>;
  /** Signals of earlier messages that still hold. */
  before: ReadonlySet<string>;
  /** Signals of the profile, where the message is about the person. */
  ofPerson: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Rules that this message fires alone. */
  fresh: ReadonlySet<TriageRule>;
  /** Rules made of stored readings. */
  stored: readonly TriageRule[];
  /** All rules that fire, gravest first. */
  fired: readonly TriageRule[];
};

function readMessage(input: TriageInput): Read {
  const { text, earlier = [], now = new Date() } = input;
  const sentences = readableSentences(text);
  const statements = statedReadings(sentences, usesMmol(earlier, input.glucoseUnit));
  const isOfOther = isAboutSomeoneElse(sentences) || tellsNumbersOfOthers(statements);
  const person = isOfOther ? null : (input.person ?? null);
  const signals = isTextbookQuestion(sentences) ? withoutLasting(signalsOf(text)) : signalsOf(text);
  const told = settledSignals([
    ...signals,
    ...situationSignals(sentences, statements),
    ...foreignEmergencies(text),
  ]);
  const before = new Set(earlier.flatMap((message) => [...lastingSignals(message)]));
  const ofPerson = person ? signalsOfPerson(person) : new Set<string>();
  const all = new Set([...told, ...before, ...ofPerson]);

  const numbers: NumberInput = {
    ...{ stated: statements, told, now, person: contextWithTold(person, all) },
    other: contextWithTold(null, new Set([...told, ...before])),
    stored: isOfOther ? [] : (input.recentReadings ?? []),
  };
  const stored = adviceOnStored(numbers).map(ruleOfAdvice);
  const ofNumbers = [...adviceOnStated(numbers), ...adviceOnUnsure(numbers)].map(ruleOfAdvice);
  const fresh = new Set([...rulesFor(told), ...ofNumbers]);
  const lasting = rulesFor(all).filter((rule) => rule.level !== 'caution' || makesPlans(told));
  const fired = withRaised(inOrder([...fresh, ...lasting, ...stored]), all);
  return { told, before, ofPerson, all, fresh, stored, fired };
}

/** Whether a rule is told in full: it is new, or the profile has a bearing on what is planned. Else one line reminds. */
function isNews(rule: TriageRule, { fresh, stored, before, told, all }: Read): boolean {
  if (fresh.has(rule) || stored.includes(rule) || !rulesFor(all).includes(rule)) return true;
  return makesPlans(told) && !rulesFor(before).includes(rule);
}

function makesPlans(told: ReadonlySet<string>): boolean {
  return PLANS.some((id) => told.has(id));
}

function usedOf({ fresh, stored, ofPerson, fired }: Read): UsedData[] {
  const used: UsedData[] = [];
  if (ofPerson.size > 0 && fired.some((rule) => !fresh.has(rule) && !stored.includes(rule))) {
    used.push('profile');
  }
  if (stored.length > 0) used.push('readings');
  return used;
}

/** Puts the rule first that speaks where a risk and a symptom together raise the level. */
function withRaised(fired: readonly TriageRule[], all: ReadonlySet<string>): readonly TriageRule[] {
  const raised = raisedRule(all);
  const level = fired[0]?.level ?? 'none';
  const isHigher = raised && (level === 'none' || LEVELS.indexOf(raised.level) < LEVELS.indexOf(level));
  return isHigher ? [raised, ...fired] : fired;
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

function rulesFor(signals: ReadonlySet<string>): TriageRule[] {
  return RULES.filter((rule) => rule.when.some((group) => group.every((id) => signals.has(id))));
}

/** Each rule once, gravest level first; the number table speaks after signs of heart, brain and consciousness. */
function inOrder(rules: readonly TriageRule[]): TriageRule[] {
  const place = (rule: TriageRule) => {
    const index = RULES.indexOf(rule);
    if (index !== -1) return index;
    const felt = FELT_FAMILIES.get(rule.id);
    return RULES.findIndex(({ id, family }) => (felt ? family === felt : id === 'chest-pain')) + 0.5;
  };
  return [...new Set(rules)].sort(
    (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || place(a) - place(b),
  );
}
