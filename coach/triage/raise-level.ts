import { EMERGENCY_RULES } from './emergency-rules.ts';
import { RAISED_CALL, RAISED_RISKS, RAISING_SYMPTOMS } from './raised-risks.ts';
import type { TriageRule } from './rule.ts';

/**
 * A drug or condition rule and a symptom rule that fire together raise the level by one, whichever two they are. A
 * symptom that only comes and goes, or that the risk itself brings, does not. Gives the rule that speaks then.
 * @param all signals that hold, those of risks also from before
 */
export function raisedRule(all: ReadonlySet<string>): TriageRule | null {
  const symptoms = RAISING_SYMPTOMS.filter((id) => all.has(id) && !all.has(`${id}@habitual`));
  const risks = RAISED_RISKS.filter(
    ({ signals, spares }) =>
      signals.some((id) => all.has(id)) && symptoms.some((symptom) => !spares.includes(symptom)),
  );
  const gravest = risks.find(({ level }) => level === 'call_today');
  if (!gravest) return risks.length > 0 ? RAISED_CALL : null;
  const speaks = EMERGENCY_RULES.find(({ id }) => id === gravest.words);
  if (!speaks) throw new Error(`No emergency rule ${gravest.words}`);
  return speaks;
}
