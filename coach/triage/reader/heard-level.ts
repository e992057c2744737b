import type { SafetyLevel } from '#contract/chat.ts';
import { GLUCOSE, glucoseText } from '#domain/health-values/thresholds.ts';
import { SUGAR_FOR_A_LOW } from '#domain/readings/danger/low-rules.ts';
import { CAUTION_RULES } from '../caution-rules.ts';
import { ASKS, type Doubt } from '../doubt.ts';
import { type FamilyId, wordsOf } from '../family-words.ts';
import type { TriageRule } from '../rule.ts';
import type { Heard } from './message-reader.ts';

// Half of what it learned from is danger, of what people type hardly anything is: decisions 083 and 085 tell what each limit costs.
const EMERGENCY_FROM = 0.4;
const CALL_FROM = 0.28;
/** Where the message calls for a doctor today, an emergency this likely is asked about as well. */
const ASKED_FROM = 0.25;
/** An emergency that rules know is asked about unless danger is less likely than this. */
const SET_ASIDE_UNDER = 0.05;

/** The level that a message gets by all that is known of it. */
export function levelHeard({ levels }: Heard): SafetyLevel {
  if (levels.emergency >= EMERGENCY_FROM) return 'emergency';
  if (levels.emergency + levels.call_today >= CALL_FROM) return 'call_today';
  return levels.caution > levels.none ? 'caution' : 'none';
}

/** Whether danger is only talked about: a figure of speech, an old story, a textbook. Words then count for nobody. */
export function isOnlyTalk(heard: Heard): boolean {
  return levelHeard(heard) === 'none' && heard.levels.none >= 0.5;
}

/** What is told where no rule found words for it: the emergency of the family, or its caution. */
export function ruleHeard(heard: Heard): TriageRule | null {
  const level = levelHeard(heard);
  if (level === 'emergency') return emergencyOf(heard.family);
  return level === 'caution' ? cautionOf(heard.family) : null;
}

/**
 * The question asked below an emergency: where a doctor should be called and no rule says why, where an emergency is
 * feared beside it, or where rules know an emergency that the message as a whole does not sound like.
 * @param fired rules that speak
 * @param setAside the emergency that rules know by words alone
 */
export function doubtHeard(
  heard: Heard,
  fired: readonly TriageRule[],
  setAside: TriageRule | undefined,
): Doubt | null {
  const { levels, family } = heard;
  if (levelHeard(heard) === 'call_today') {
    const isExplained = fired.some(({ level }) => level === 'call_today');
    if (isExplained && levels.emergency < ASKED_FROM && !setAside) return null;
    return {
      level: 'call_today',
      ...(setAside
        ? { asks: ASKS, emergency: setAside }
        : { asks: wordsOf(family).asks, emergency: emergencyOf(family) }),
    };
  }
  const isPlainlyTalk = levels.emergency + levels.call_today < SET_ASIDE_UNDER;
  return setAside && !isPlainlyTalk ? { level: 'caution', asks: ASKS, emergency: setAside } : null;
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

/** Cautions that fit a family; the others are told to ask their doctor, for nobody spoke of ketones, lows or the heart. */
const CAUTIONS: Partial<Record<FamilyId, string>> = { selfharm: 'mood', child: 'young' };

function cautionOf(family: FamilyId): TriageRule | null {
  const id = CAUTIONS[family] ?? 'check-first';
  return CAUTION_RULES.find((rule) => rule.id === id) ?? null;
}
