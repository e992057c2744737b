import type { SafetyLevel, UsedData } from '#contract/chat.ts';
import type { HealthReading } from '#contract/health-readings.ts';
import type { GlucoseUnit } from '#domain/glucose.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import { ruleOfAdvice } from './advice-rule.ts';
import { CALL_RULES } from './call-rules.ts';
import { CAUTION_RULES } from './caution-rules.ts';
import { doubtOf } from './doubt.ts';
import { EMERGENCY_RULES } from './emergency-rules.ts';
import { adviceOnStated, adviceOnStored } from './number-advice.ts';
import { foreignEmergencies } from './other-languages.ts';
import { contextWithTold, signalsOfPerson } from './person-signals.ts';
import { raisedLevel } from './raise-level.ts';
import type { TriageRule } from './rule.ts';
import { doubtText, reminderText, safetyText } from './safety-text.ts';
import { lastingSignals, readableSentences, signalsOf, withoutLasting } from './signals.ts';
import { statedReadings, usesMmol } from './stated-readings.ts';
import { isAboutSomeoneElse, isTextbookQuestion, settleSignals, situationSignals } from './text-situation.ts';

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
const RULES: readonly TriageRule[] = [...EMERGENCY_RULES, ...CALL_RULES, ...CAUTION_RULES];
/** Notes shown at most, so that the warning is read. */
const NOTES_SHOWN = 2;
/** What a lasting caution has a bearing on; on anything else it would only be noise. */
const PLANS = ['fasting', 'longFast', 'dietChange', 'exercise', 'saltOrPotassiumDose'] as const;

/** Safety level of a message and what to tell the person. Runs before everything else. */
export function triage(input: TriageInput): TriageResult {
  const { earlier = [], recentReadings = [], now = new Date() } = input;
  const sentences = readableSentences(input.text);
  const mine = isAboutSomeoneElse(sentences) ? null : (input.person ?? null);
  const country = input.country ?? input.person?.country ?? null;

  const stated = statedReadings(sentences, usesMmol(earlier, input.glucoseUnit));
  const told = new Set([
    ...(isTextbookQuestion(sentences) ? withoutLasting(signalsOf(input.text)) : signalsOf(input.text)),
    ...situationSignals(sentences, stated),
    ...foreignEmergencies(input.text),
  ]);
  settleSignals(told);
  const toldBefore = new Set(earlier.flatMap((text) => [...lastingSignals(text)]));
  const ofPerson = mine ? signalsOfPerson(mine) : new Set<string>();
  const all = new Set([...told, ...toldBefore, ...ofPerson]);

  const stored = mine || !input.person ? recentReadings : [];
  const numbers = { stated, told, person: contextWithTold(mine, all), stored, now };
  const readingRules = adviceOnStated(numbers).map(ruleOfAdvice);
  const storedRules = adviceOnStored(numbers).map(ruleOfAdvice);
  const fresh = new Set([...rulesFor(told), ...readingRules]);
  const fired = inOrder([...fresh, ...rulesFor(all).filter((rule) => bears(rule, told)), ...storedRules]);
  const spoken = withRaised(fired, all, told);

  const level = spoken[0]?.level ?? 'none';
  const top = spoken.filter((rule) => rule.level === level);
  const doubt = level === 'emergency' ? null : doubtOf(told);
  const isFresh = (rule: TriageRule) =>
    fresh.has(rule) ||
    storedRules.includes(rule) ||
    !fired.includes(rule) ||
    isPlanned(rule, told, toldBefore);
  const shown = level === 'emergency' ? gravest(top, all) : top.filter(isFresh).slice(0, NOTES_SHOWN);
  const note = shown.length > 0 ? safetyText(shown, country) : reminderText(top);
  const used: UsedData[] = [];
  if (ofPerson.size > 0 && spoken.some((rule) => !fresh.has(rule))) used.push('profile');
  if (storedRules.some((rule) => spoken.includes(rule))) used.push('readings');
  return {
    level: doubt && (level === 'none' || doubt.level === 'call_today') ? doubt.level : level,
    rules: spoken.map((rule) => `${rule.level}:${rule.id}`).concat(doubt ? [`${doubt.level}:doubt`] : []),
    text: [doubt && doubtText(doubt.asks, doubt.emergency, country), note].filter(Boolean).join('\n\n'),
    onlyArticle: spoken.find((rule) => rule.onlyArticle && restricts(rule, fresh, told))?.onlyArticle,
    asks: doubt?.asks ?? shown.find((rule) => rule.asks)?.asks ?? null,
    used,
  };

  function isPlanned(rule: TriageRule, of: ReadonlySet<string>, before: ReadonlySet<string>): boolean {
    return PLANS.some((id) => of.has(id)) && !rulesFor(before).includes(rule);
  }
}

/** A caution that is only known from before bears on plans, not on every question. */
function bears(rule: TriageRule, told: ReadonlySet<string>): boolean {
  return rule.level !== 'caution' || PLANS.some((id) => told.has(id));
}

/** Adds the rule that speaks where a risk and a symptom together raise the level. */
function withRaised(fired: TriageRule[], all: ReadonlySet<string>, told: ReadonlySet<string>): TriageRule[] {
  const symptoms = new Set([...all].filter((id) => told.has(id) || !id.includes('@')));
  const raised = fired[0]?.level === 'emergency' ? null : raisedLevel(symptoms);
  if (!raised) return fired;
  const id = raised.level === 'emergency' ? raised.words : 'symptom-with-condition';
  const rule = RULES.find((one) => one.id === id && one.level === raised.level);
  if (!rule) throw new Error(`No rule ${id} of level ${raised.level}`);
  const isCalledAlready = raised.level === 'call_today' && fired[0]?.level === 'call_today';
  return isCalledAlready ? fired : [rule, ...fired];
}

/**
 * The emergency that gives the words. Sugar for a low would harm somebody whose meter just showed a high or whose
 * ketones are up, whatever medicine they named before; only an unconscious person is laid on their side first.
 */
function gravest(emergencies: readonly TriageRule[], signals: ReadonlySet<string>): TriageRule[] {
  const measuredHigh = ['glucoseOver200', 'meterHigh', 'highKetones'].some((id) => signals.has(id));
  const mayBeLow = ['lowGlucose', 'meterLow', 'unconscious'].some((id) => signals.has(id));
  const other = measuredHigh && !mayBeLow ? emergencies.find((rule) => !rule.treatsLow) : undefined;
  return other ? [other] : emergencies.slice(0, 1);
}

/** A lasting restriction always holds; another while the message itself fires the rule or asks about fasting. */
function restricts(rule: TriageRule, fresh: ReadonlySet<TriageRule>, told: ReadonlySet<string>): boolean {
  return !rule.onlyArticleForNow || fresh.has(rule) || told.has('fasting');
}

function rulesFor(signals: ReadonlySet<string>): TriageRule[] {
  return RULES.filter((rule) => rule.when.some((group) => group.every((id) => signals.has(id))));
}

/** Each rule once, gravest level first; the number table speaks after signs of heart, brain and consciousness. */
function inOrder(rules: readonly TriageRule[]): TriageRule[] {
  const place = (rule: TriageRule) => {
    const index = RULES.indexOf(rule);
    return index === -1 ? RULES.findIndex(({ id }) => id === 'chest-pain') + 0.5 : index;
  };
  return [...new Set(rules)].sort(
    (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || place(a) - place(b),
  );
}
