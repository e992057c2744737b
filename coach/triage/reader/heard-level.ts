import { SUGAR_FOR_A_LOW } from '#domain/readings/danger/low-rules.ts';
import { GLUCOSE, glucoseText } from '#domain/thresholds.ts';
import type { Doubt } from '../doubt.ts';
import { type FamilyId, wordsOf } from '../family-words.ts';
import type { TriageRule } from '../rule.ts';
import type { Heard } from './message-reader.ts';

// Chosen on messages of writers that were left out of training: training/triage/README.md.
const EMERGENCY_FROM = 0.45;
const CALL_FROM = 0.5;
/** Where rules call for a doctor today, an emergency this likely is asked about as well. */
const ASKED_FROM = 0.25;
const TALKED_ABOUT_FROM = 0.3;
const ONLY_TALK_FROM = 0.6;
const HARMLESS_UNDER = 0.2;

/** Where danger is not at hand: symptoms that are only `told`, or a message in which conditions are `nobody's` as well. */
export type Place = 'told' | "nobody's";

/**
 * Places a message whose danger is only talked about: a figure of speech, an old story, a textbook question. Symptoms
 * that rules know then count for nobody, and in what is plainly no more than talk conditions and medicines neither.
 * Measured numbers count all the same, and so does everything where an emergency is feared.
 */
export function placeOf({ talkedAbout, levels }: Heard): Place | undefined {
  if (levels.emergency >= ASKED_FROM) return undefined;
  const isHarmless = levels.emergency + levels.call_today < HARMLESS_UNDER;
  if (isHarmless && talkedAbout >= ONLY_TALK_FROM) return "nobody's";
  return isHarmless || talkedAbout >= TALKED_ABOUT_FROM ? 'told' : undefined;
}

/** The emergency, in the words of its family, where the reader is sure enough to say so by itself. */
export function ruleHeard({ family, levels }: Heard): TriageRule | null {
  return levels.emergency >= EMERGENCY_FROM ? emergencyOf(family) : null;
}

/** The question asked where the reader fears more than the rules tell. */
export function doubtHeard({ family, levels }: Heard, byRules: TriageRule['level'] | 'none'): Doubt | null {
  const isFeared =
    byRules === 'call_today'
      ? levels.emergency >= ASKED_FROM
      : levels.emergency + levels.call_today >= CALL_FROM;
  if (!isFeared) return null;
  return { level: 'call_today', asks: wordsOf(family).asks, emergency: emergencyOf(family) };
}

function emergencyOf(family: FamilyId): TriageRule {
  const { id, ...words } = wordsOf(family);
  return {
    ...{ ...words, id: `heard-${id}`, family: id, level: 'emergency', when: [] },
    // Nobody measured: sugar is for a value that is certainly low.
    ...(family === 'low' ? { lines: [MEASURE_FIRST, ...words.lines.slice(1)] } : {}),
  };
}

const MEASURE_FIRST = `Measure now if you can. Under ${glucoseText(GLUCOSE.low)}, awake and able to swallow: ${SUGAR_FOR_A_LOW}, and measure again in 15 minutes.`;
