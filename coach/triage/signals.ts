import { CONDITION_SIGNALS } from './condition-signals.ts';
import { matchContext, normaliseText, sentencesOf } from './context.ts';
import { MEDICINE_GROUPS, medicinesIn } from './medicines.ts';
import { MIND_SIGNALS } from './mind-signals.ts';
import { SYMPTOM_SIGNALS } from './symptom-signals.ts';

/** Something a text can say that a triage rule builds on. Patterns see the lower-case sentence. */
export type Signal = { id: string; patterns: RegExp[] };

const SIGNALS: readonly Signal[] = [...SYMPTOM_SIGNALS, ...CONDITION_SIGNALS, ...MIND_SIGNALS];

/** Signals that stay true between turns, unlike a symptom. */
const LASTING: ReadonlySet<string> = new Set([
  ...CONDITION_SIGNALS.map((signal) => signal.id),
  ...Object.keys(MEDICINE_GROUPS),
]);

/**
 * Signals of a text: the id alone when it holds now, `id@past`, `id@negated` or `id@general` otherwise.
 * One that holds now in any sentence is current.
 */
export function signalsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const sentence of sentencesOf(normaliseText(text).toLowerCase())) {
    for (const { id, patterns } of SIGNALS) {
      for (const pattern of patterns) addMatch(found, id, sentence, pattern.exec(sentence)?.index);
    }
    for (const { group, start } of medicinesIn(sentence)) addMatch(found, group, sentence, start);
  }
  return found;
}

/** Of the signals of earlier turns or of the profile, those that still hold. */
export function lastingSignals(text: string): Set<string> {
  return new Set([...signalsOf(text)].filter((id) => LASTING.has(id)));
}

function addMatch(found: Set<string>, id: string, sentence: string, start: number | undefined) {
  if (start === undefined) return;
  const context = matchContext(sentence, start);
  found.add(context === 'current' ? id : `${id}@${context}`);
}
