import type { HealthReading } from '#contract/health-readings.ts';
import type { GlucoseUnit } from '#domain/health-values/glucose.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import { FELT_FAMILIES, ruleOfAdvice } from './advice-rule.ts';
import { CALL_RULES } from './call-rules.ts';
import { CAUTION_RULES } from './caution-rules.ts';
import { EMERGENCY_RULES } from './emergency-rules.ts';
import { adviceOnStated, adviceOnStored, type NumberInput } from './number-advice.ts';
import { contextWithTold, signalsOfPerson } from './person-signals.ts';
import { raisedRule } from './raise-level.ts';
import type { TriageRule } from './rule.ts';
import { lastingSignals, readableSentences, signalsOf, talkedAbout, withoutLasting } from './signals.ts';
import { withSignsOfLow } from './signs-of-low.ts';
import { statedReadings, usesMmol, valuesNow } from './stated-readings.ts';
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
  /** The same by its words in English, where it is in another language: signals are looked for there, numbers in `text`. */
  inEnglish?: string;
  /** What they wrote before, oldest first, in English words; conditions and medicines named there still hold. */
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

/** What a message says by rules: its signals and the rules that fire. */
export type Read = {
  /** Signals of this message. */
  told: ReadonlySet<string>;
  /** Signals of earlier messages that still hold. */
  before: ReadonlySet<string>;
  /** Signals of the profile, where the message is about the person. */
  ofPerson: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Rules that this message fires alone. */
  fresh: ReadonlySet<TriageRule>;
  /** Of those, the ones that words alone fire: nothing was measured, and nobody is known or said to have it. */
  byWords: ReadonlySet<TriageRule>;
  /** Rules made of stored readings. */
  stored: readonly TriageRule[];
  /** A glucose or ketone value of now is certain. */
  isMeasured: boolean;
  /** All rules that fire, gravest first. */
  fired: readonly TriageRule[];
};

const LEVELS = ['emergency', 'call_today', 'caution'] as const;
const RULES: readonly TriageRule[] = [
  ...EMERGENCY_RULES,
  ...CALL_RULES,
  ...CAUTION_RULES,
  ...VITAL_SIGN_RULES,
];
/** What a lasting caution has a bearing on; on anything else it would only be noise. */
const PLANS = ['fasting', 'longFast', 'dietChange', 'saltOrPotassiumDose'] as const;

/** Judges a message by rules alone; where it is `nobody's`, only its numbers count. */
export function readMessage(input: TriageInput, whose?: "nobody's"): Read {
  const { text, inEnglish = text, earlier = [], now = new Date() } = input;
  const sentences = readableSentences(inEnglish);
  const found = new Set(signalsOf(inEnglish));
  const stated = statedReadings(readableSentences(text), usesMmol(earlier, input.glucoseUnit));
  const statements = withSignsOfLow(stated, found, text);
  const isOfOther = isAboutSomeoneElse(sentences) || tellsNumbersOfOthers(statements);
  const person = isOfOther ? null : (input.person ?? null);
  const signals = whose
    ? withoutLasting(talkedAbout(found))
    : isTextbookQuestion(sentences)
      ? withoutLasting(found)
      : found;
  const told = settledSignals([...signals, ...situationSignals(sentences, statements)]);
  const before = lastingSignals(earlier, found);
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
  const known = rulesFor(new Set([...before, ...ofPerson]));
  const raised = raisedRule(told);
  const byWords = new Set(
    [...rulesFor(told), ...(raised ? [raised] : [])].filter(
      (rule) => !VITAL_SIGN_RULES.includes(rule) && !known.includes(rule) && !isStated(rule, told),
    ),
  );
  const isMeasured = valuesNow(statements, 'glucose').length + valuesNow(statements, 'ketones').length > 0;
  return { told, before, ofPerson, all, fresh, byWords, stored, isMeasured, fired };
}

export function makesPlans(told: ReadonlySet<string>): boolean {
  return PLANS.some((id) => told.has(id));
}

/** Puts the rule first that speaks where a risk and a symptom together raise the level. */
function withRaised(fired: readonly TriageRule[], all: ReadonlySet<string>): readonly TriageRule[] {
  const raised = raisedRule(all);
  const level = fired[0]?.level ?? 'none';
  const isHigher = raised && (level === 'none' || LEVELS.indexOf(raised.level) < LEVELS.indexOf(level));
  return isHigher ? [raised, ...fired] : fired;
}

export function rulesFor(signals: ReadonlySet<string>): TriageRule[] {
  return RULES.filter((rule) => rule.when.some((group) => group.every((id) => signals.has(id))));
}

/** Whether somebody is said to have or take what the rule is about: "I have", "my wife takes". */
function isStated({ when }: TriageRule, told: ReadonlySet<string>): boolean {
  return when.some(
    (group) => group.every((id) => told.has(id)) && group.some((id) => told.has(`${id}@stated`)),
  );
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
