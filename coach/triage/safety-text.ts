import { emergencyNumber } from '#domain/person/emergency-number.ts';
import type { TriageRule } from './rule.ts';

const CRISIS_LINE: Readonly<Record<string, string>> = {
  US: 'Call or text **988** (day and night, chat at 988lifeline.org). Poison help: 1-800-222-1222.',
  CA: 'Call or text **988**, day and night.',
  GB: 'Call Samaritans on **116 123**, day and night, free.',
  IE: 'Call Samaritans on **116 123**, day and night, free.',
};
const CRISIS_ANYWHERE =
  'US and Canada: call or text **988**. UK and Ireland: Samaritans **116 123**. Elsewhere: your local crisis line, or 112 in Europe. US poison help: 1-800-222-1222.';

/** What the person reads: an emergency is action first; other notes carry their title. Empty without rules. */
export function safetyText(rules: readonly TriageRule[], country?: string): string {
  return rules
    .map((rule) => (rule.level === 'emergency' ? emergencyText(rule, country) : noteText(rule)))
    .join('\n\n');
}

/** One line for a condition the person named before and has been told about. */
export function reminderText(rules: readonly TriageRule[]): string {
  const title = rules[0]?.title;
  return title ? `**Still important, from what you told me:** ${title}` : '';
}

function emergencyText(rule: TriageRule, country: string | undefined): string {
  const number = emergencyNumber(country ?? null);
  const call = `**Call ${number} now.**`;
  const bullets = rule.lines.map((line) => `- ${line}`).join('\n');
  if (rule.crisis) {
    const line = (country && CRISIS_LINE[country]) ?? CRISIS_ANYWHERE;
    return `**${rule.title}**\n\n${line}\n\n${bullets}\n- Emergency number: ${number}.\n\nI am glad you wrote it down. A person should be with you in this, not an app.`;
  }
  return `${call} ${rule.title}\n\n${bullets}`;
}

function noteText(rule: TriageRule): string {
  return `**${rule.title}**\n\n${rule.lines.join(' ')}`;
}
