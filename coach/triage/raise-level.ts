import { RAISED_RISKS, RAISING_SYMPTOMS } from './raised-risks.ts';

/** What a risk and a symptom together come to: the level, and the emergency rule whose words fit. */
type Raised = { level: 'emergency'; words: string } | { level: 'call_today' };

/**
 * A drug or condition rule and a symptom rule that fire together raise the level by one, whichever two they are. A
 * symptom that only comes and goes, or that the risk itself brings, does not.
 * @param all signals that hold, also from before; a symptom is always of now
 */
export function raisedLevel(all: ReadonlySet<string>): Raised | null {
  const symptoms = RAISING_SYMPTOMS.filter((id) => all.has(id) && !all.has(`${id}@habitual`));
  const risks = RAISED_RISKS.filter(
    ({ signals, spares }) =>
      signals.some((id) => all.has(id)) && symptoms.some((symptom) => !spares.includes(symptom)),
  );
  const gravest = risks.find(({ level }) => level === 'call_today');
  if (gravest) return { level: 'emergency', words: gravest.words };
  return risks.length > 0 ? { level: 'call_today' } : null;
}
