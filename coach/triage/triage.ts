import type { SafetyLevel, UsedData } from '#contract/chat.ts';
import type { HealthReading } from '#contract/health-readings.ts';
import type { GlucoseUnit } from '#domain/glucose.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import { CALL_RULES } from './call-rules.ts';
import { CAUTION_RULES } from './caution-rules.ts';
import { EMERGENCY_RULES } from './emergency-rules.ts';
import { statedReadings } from './readings.ts';
import type { TriageRule } from './rule.ts';
import { reminderText, safetyText } from './safety-text.ts';
import { lastingSignals, signalsOf } from './signals.ts';

export type TriageInput = {
  /** What the person writes now. */
  text: string;
  /** What they wrote before, oldest first; conditions and medicines named there still hold. */
  earlier?: readonly string[];
  /** Conditions and medicines in words, beside those of the profile. */
  facts?: readonly string[];
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

const RULES: readonly TriageRule[] = [...EMERGENCY_RULES, ...CALL_RULES, ...CAUTION_RULES];
/** Notes shown at most, so that the warning is read. */
const NOTES_SHOWN = 2;

/** Safety level of a message and what to tell the person. Runs before everything else. */
export function triage(input: TriageInput): TriageResult {
  const now = signalsOf(input.text);
  addReadingSignals(input.text, now);
  addDerivedSignals(now);
  const fresh = rulesFor(now);
  const lasting = [...(input.earlier ?? []), ...(input.facts ?? [])].flatMap((text) => [
    ...lastingSignals(text),
  ]);
  const fired = lasting.length === 0 ? fresh : rulesFor(new Set([...now, ...lasting]));
  const level = fired[0]?.level ?? 'none';
  const top = fired.filter((rule) => rule.level === level);
  const shown =
    level === 'emergency'
      ? gravest(top, now)
      : top.filter((rule) => fresh.includes(rule)).slice(0, NOTES_SHOWN);
  return {
    level,
    rules: fired.map((rule) => `${rule.level}:${rule.id}`),
    text: shown.length > 0 ? safetyText(shown, input.country) : reminderText(top),
    onlyArticle: fired.find((rule) => rule.onlyArticle && restricts(rule, fresh, now))?.onlyArticle,
    asks: null,
    used: [],
  };
}

/**
 * The emergency that gives the words. Sugar for a low would harm somebody whose meter just showed a high or whose
 * ketones are up, whatever medicine they named before; only an unconscious person is laid on their side first.
 */
function gravest(emergencies: readonly TriageRule[], now: ReadonlySet<string>): TriageRule[] {
  const measuredHigh = ['glucoseOver200', 'meterHigh', 'highKetones'].some((id) => now.has(id));
  const mayBeLow = ['lowGlucose', 'meterLow', 'unconscious'].some((id) => now.has(id));
  const other = measuredHigh && !mayBeLow ? emergencies.find((rule) => !rule.treatsLow) : undefined;
  return other ? [other] : emergencies.slice(0, 1);
}

/** A lasting restriction always holds; another while the message itself fires the rule or asks about fasting. */
function restricts(rule: TriageRule, fresh: readonly TriageRule[], now: ReadonlySet<string>): boolean {
  return !rule.onlyArticleForNow || fresh.includes(rule) || now.has('fasting');
}

function rulesFor(signals: ReadonlySet<string>): TriageRule[] {
  return RULES.filter((rule) => rule.when.some((group) => group.every((id) => signals.has(id))));
}

function addReadingSignals(text: string, signals: Set<string>) {
  const { glucose, ketones, a1c, fastingGlucose } = statedReadings(text);
  const add = (id: string, holds: boolean) => holds && signals.add(id);
  add(
    'glucoseUnder54',
    glucose.some((value) => value < 53.5),
  );
  add(
    'lowGlucose',
    glucose.some((value) => value < 69.5),
  );
  add('fastingGlucoseOver126', fastingGlucose && glucose.some((value) => value >= 126));
  add(
    'glucoseOver200',
    glucose.some((value) => value >= 199.5),
  );
  add(
    'glucoseOver250',
    glucose.some((value) => value > 249.9),
  );
  add(
    'glucoseOver300',
    glucose.some((value) => value > 299.9),
  );
  add(
    'glucoseOver400',
    glucose.some((value) => value >= 399),
  );
  add(
    'highKetones',
    ketones.some((value) => value > 3),
  );
  add(
    'ketonesWatch',
    ketones.some((value) => value >= 1.5),
  );
  add(
    'a1cOver10',
    a1c.some((value) => value >= 10 && value < 20),
  );
  add('bloodPressureLow', /\b(?:[5-9]\d)\/(?:[3-6]\d)\b/.test(text) || /\blow blood pressure\b/i.test(text));
}

/** Combinations that several rules share. */
function addDerivedSignals(signals: Set<string>) {
  // Having had a baby turns "pregnant" into the past.
  if (signals.has('hadBaby')) signals.delete('pregnant');
  // A child's type 1 symptoms are asked about, not a known type 1.
  if (signals.has('type1Asks')) signals.delete('type1');
  if (signals.has('faintedBefore')) signals.delete('fainted');
  if (signals.has('bloodThinner') || signals.has('bloodThinning')) signals.add('bloodThinner');
  if (signals.has('moodOrSeizure')) signals.add('moodOrSeizureDrug');
}
