import type { ReadingAdvice } from '#domain/readings/reading-advice.ts';
import type { TriageRule } from './rule.ts';

/** Advice of the number table in the shape of a rule, so that levels and words are chosen among all alike. */
export function ruleOfAdvice({
  level,
  rule,
  title,
  actions,
  asks,
  callsEmergencyNumber,
}: ReadingAdvice): TriageRule {
  return {
    id: `reading:${rule}`,
    level,
    title,
    lines: actions,
    when: [],
    asks,
    treatsLow: /low|under_54/.test(rule),
    actsBeforeCall: level === 'emergency' && !callsEmergencyNumber,
  };
}
