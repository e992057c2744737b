import type { ReadingAdvice } from '#domain/readings/reading-advice.ts';
import { type FamilyId, wordsOf } from './family-words.ts';
import type { TriageRule } from './rule.ts';

const LOW = /low|under_54|meter_lo$/;
const HIGH = /keto|glucose_(?:extreme|over|meter_hi)|high_glucose/;

/** Emergencies that the table tells by how somebody feels, without a number: the family has their words. */
export const FELT_FAMILIES: ReadonlyMap<string, FamilyId> = new Map([
  ['reading:sglt2_unwell', 'sglt2'],
  ['reading:ketoacidosis_signs', 'high'],
  ['reading:breastfeeding_unwell', 'high'],
  ['reading:possible_new_type1', 'child'],
  ['reading:vomiting_on_insulin', 'dehydration'],
]);

/** Advice of the number table in the shape of a rule, so that levels and words are chosen among all alike. */
export function ruleOfAdvice({
  level,
  rule,
  title,
  actions,
  asks,
  callsEmergencyNumber,
}: ReadingAdvice): TriageRule {
  const id = `reading:${rule}`;
  const isEmergency = level === 'emergency';
  const felt = isEmergency ? FELT_FAMILIES.get(id) : undefined;
  return {
    ...{ id, level, title, asks },
    family: isEmergency ? (felt ?? familyOf(rule)) : undefined,
    lines: felt ? wordsOf(felt).lines : actions,
    when: [],
    treatsLow: LOW.test(rule),
    actsBeforeCall: isEmergency && !callsEmergencyNumber,
  };
}

/** The family whose words a dangerous value is told with in other languages. */
function familyOf(rule: string): FamilyId | undefined {
  if (LOW.test(rule)) return 'low';
  return HIGH.test(rule) ? 'high' : undefined;
}
