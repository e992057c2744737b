import { EMERGENCY_RULES } from './emergency-rules.ts';
import type { TriageRule } from './rule.ts';

/** An emergency word that may or may not mean now: one question, with the emergency's words shown. */
export type Doubt = { level: 'call_today' | 'caution'; asks: string; emergency: TriageRule };

/** Signals that are an emergency alone when they hold now, and the rule that speaks then. */
const ALONE: readonly (readonly [signal: string, rule: string])[] = [
  ['selfHarm', 'self-harm'],
  ['unconscious', 'unconscious'],
  ['stroke', 'stroke'],
  ['lethalDose', 'lethal-dose'],
  ['allergicSwelling', 'allergy'],
  ['chestPain', 'chest-pain'],
  ['cannotBreathe', 'chest-pain'],
  ['fainted', 'fainting'],
  ['vomitingBlood', 'bleeding'],
  ['severeBellyPain', 'red-flag'],
];

export const ASKS = 'Is this happening now, to you or to someone with you?';

/** Whether a message names an emergency of days ago (call today) or one that might come (caution). */
export function doubtOf(told: ReadonlySet<string>): Doubt | null {
  for (const [context, level] of [
    ['recent', 'call_today'],
    ['hypothetical', 'caution'],
  ] as const) {
    const found = ALONE.find(([signal]) => told.has(`${signal}@${context}`));
    const emergency = found && EMERGENCY_RULES.find(({ id }) => id === found[1]);
    if (emergency) return { level, asks: ASKS, emergency };
  }
  const faint = EMERGENCY_RULES.find(({ id }) => id === 'fainting');
  return faint && told.has('fainted') ? { level: 'call_today', asks: ASKS, emergency: faint } : null;
}
