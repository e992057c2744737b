import { MEDICINE_GROUP_IDS } from '#domain/medicine-names.ts';
import { medicinesIn } from '#domain/medicines.ts';
import { matchContext, normaliseText, sentencesOf } from '#domain/symptoms/context.ts';
import { type Signal, SYMPTOM_SIGNALS } from '#domain/symptoms/symptom-signals.ts';
import { CONDITION_SIGNALS } from './condition-signals.ts';
import { MIND_SIGNALS } from './mind-signals.ts';

const SIGNALS: readonly Signal[] = [...SYMPTOM_SIGNALS, ...CONDITION_SIGNALS, ...MIND_SIGNALS];

/** Signals that stay true between turns, unlike a symptom. */
const LASTING: ReadonlySet<string> = new Set([
  ...CONDITION_SIGNALS.map((signal) => signal.id),
  ...MEDICINE_GROUP_IDS,
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
