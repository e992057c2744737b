import { MEDICINE_GROUP_IDS } from '#domain/medicines/medicine-names.ts';
import { medicinesIn } from '#domain/medicines/medicines.ts';
import { contextsIn, type MatchContext, normaliseText, sentencesOf } from '#domain/symptoms/context.ts';
import type { Signal } from '#domain/symptoms/signal.ts';
import { withSlipsRighted } from '#domain/symptoms/spelling.ts';
import { SYMPTOM_SIGNALS } from '#domain/symptoms/symptom-signals.ts';
import { CONDITION_SIGNALS } from './condition-signals.ts';
import { DIABETES_SIGNALS } from './diabetes-signals.ts';
import { CHILD_ASKED, LIFE_SIGNALS } from './life-signals.ts';
import { MIND_SIGNALS } from './mind-signals.ts';
import { SITUATION_SIGNALS } from './situation-signals.ts';
import { statedReadings } from './stated-readings.ts';
import { vitalSignals } from './vital-signs.ts';

const anywhere = (signals: readonly Signal[]): Signal[] =>
  signals.map(({ id, patterns }) => ({ id, patterns: patterns.map((p) => new RegExp(p.source, 'g')) }));

const SIGNALS = anywhere([
  ...SYMPTOM_SIGNALS,
  ...DIABETES_SIGNALS,
  ...LIFE_SIGNALS,
  CHILD_ASKED,
  ...CONDITION_SIGNALS,
  ...MIND_SIGNALS,
  ...SITUATION_SIGNALS,
]);

const DECIMAL_POINT = /(?<=\d)\.(?=\d)/g;

/** Signals that stay true between turns, unlike a symptom. */
const LASTING: ReadonlySet<string> = new Set([
  ...LIFE_SIGNALS.map(({ id }) => id),
  ...CONDITION_SIGNALS.map(({ id }) => id),
  ...['type1', 'insulinOrSulfonylurea', 'diabetes', 'sglt2Talk', 'eatingDisorder', 'psychosisOrBipolar'],
  ...MEDICINE_GROUP_IDS,
]);

/** A might-be counts as it stands for these: only bodily symptoms can be asked about before they are there. */
const SYMPTOMS: ReadonlySet<string> = new Set([
  ...SYMPTOM_SIGNALS.map(({ id }) => id),
  'selfHarm',
  'lethalDose',
]);

/** What surrounds a symptom holds wherever it is said. */
const WITHOUT_CONTEXT: ReadonlySet<string> = new Set([
  ...['acute', 'onKeto', 'repeated', 'urgentHelp', 'losesWeight', 'dietChange'],
]);

/** "I have", "my wife has", "he is on", "I'm taking my": what follows is somebody's, and is not only spoken of. */
const STATED =
  /\b(?:i (?:have|am|take|use)|i've|i'?m|(?:s?he|wife|husband|m[ou]m|mother|dad|father|son|daughter) (?:has|is|takes)) (?:(?:got|on|a|an|my) ){0,2}(?:\w+ )?$/;

/** Illnesses of the mind are figures of speech in a joke; danger to life is never taken as one. */
const SAID_LIGHTLY: ReadonlySet<string> = new Set(['eatingDisorder', 'psychosisOrBipolar']);
const LAUGHS = /\b(?:lol|lmao|rofl|haha\w*|jk|just kidding)\b|[\u{1F602}\u{1F923}]/u;

/** The text as rules read it: lower case, slips put right, in sentences. */
export function readableSentences(text: string): string[] {
  return sentencesOf(withSlipsRighted(normaliseText(text).toLowerCase()));
}

/**
 * Signals of a text: the id alone when it holds now, with `id@habitual` beside it when it only comes and goes, `id@recent`, `id@hypothetical`, `id@past`, `id@negated` or
 * `id@general` otherwise. One that holds now in any sentence is current; `id@stated` beside it where somebody is said to
 * have it.
 */
export function signalsOf(text: string): Set<string> {
  const sentences = readableSentences(text);
  const { values } = statedReadings(sentences, false);
  const found = new Set<string>(vitalSignals(values, sentences.join(' ')));
  for (const raw of sentences) {
    const sentence = raw.replace(DECIMAL_POINT, ','); // a point ends the reach of a pattern
    const contextAt = contextsIn(sentence);
    for (const { id, patterns } of SIGNALS) {
      if (SAID_LIGHTLY.has(id) && LAUGHS.test(sentence)) continue;
      for (const pattern of patterns) addMatches(found, id, sentence, pattern, contextAt);
    }
    for (const { group, start } of medicinesIn(sentence)) {
      addMatch(found, group, contextAt(start), sentence.slice(0, start));
    }
  }
  for (const id of [...found]) if (id.endsWith('@habitual')) comesAndGoes(found, id);
  return found;
}

/** Symptoms that are only the subject of a message hold for nobody, but for those that somebody is said to have. */
export function talkedAbout(signals: ReadonlySet<string>): Set<string> {
  return new Set(
    [...signals].map((id) => (SYMPTOMS.has(id) && !signals.has(`${id}@stated`) ? `${id}@general` : id)),
  );
}

/** Takes out conditions and medicines that are only the subject of a question, and nobody is said to have. */
export function withoutLasting(signals: ReadonlySet<string>): Set<string> {
  return new Set([...signals].filter((id) => !LASTING.has(id) || signals.has(`${id}@stated`)));
}

/**
 * Of the signals of earlier messages, oldest first, those that still hold. Who says "I am not pregnant", "I don't have
 * epilepsy" or how old they are is believed; medicines stay, for some do harm long after they were left.
 * @param found signals of the message now
 */
export function lastingSignals(earlier: readonly string[], found: ReadonlySet<string>): Set<string> {
  const holding = new Set<string>();
  for (const signals of [...earlier.map(signalsOf), found]) {
    if (signals !== found) for (const id of signals) if (LASTING.has(id)) holding.add(id);
    for (const { id } of [...LIFE_SIGNALS, ...CONDITION_SIGNALS])
      if (signals.has(`${id}@negated`) && !signals.has(id)) holding.delete(id);
    if (signals.has('adult') && !signals.has('minor')) holding.delete('minor');
  }
  return holding;
}

function addMatches(
  found: Set<string>,
  id: string,
  sentence: string,
  pattern: RegExp,
  contextAt: (start: number, end: number) => MatchContext,
) {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(sentence); match; match = pattern.exec(sentence)) {
    const context = WITHOUT_CONTEXT.has(id) ? 'current' : contextAt(match.index, pattern.lastIndex);
    addMatch(found, id, context, sentence.slice(0, match.index));
    if (match[0] === '') pattern.lastIndex++;
  }
}

function addMatch(found: Set<string>, id: string, context: MatchContext, before: string) {
  if (context === 'over') {
    found.add(`${id}@${SYMPTOMS.has(id) ? 'recent' : 'past'}`);
    return;
  }
  const mayBe = context === 'hypothetical' || context === 'recent' || context === 'habitual';
  if (context === 'current' || (mayBe && !SYMPTOMS.has(id))) {
    found.add(id);
    if (context === 'current' && STATED.test(before)) found.add(`${id}@stated`);
  } else found.add(`${id}@${context}`);
}

/** A symptom that comes and goes holds; when it is there now as well, that is all that counts. */
function comesAndGoes(found: Set<string>, habitual: string) {
  const id = habitual.slice(0, -'@habitual'.length);
  if (found.has(id)) found.delete(habitual);
  else found.add(id);
}
