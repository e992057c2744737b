import { emergencyNumber, helpLines } from '#domain/person/emergency-numbers.ts';
import type { Doubt } from './doubt.ts';
import type { TriageRule } from './rule.ts';

/** What the person reads: an emergency is action first; other notes carry their title. Empty without rules. */
export function safetyText(rules: readonly TriageRule[], country: string | null): string {
  return rules
    .map((rule) => (rule.level === 'emergency' ? emergencyText(rule, country) : noteText(rule)))
    .join('\n\n');
}

/** One line for a condition the person named before and has been told about. */
export function reminderText(rules: readonly TriageRule[]): string {
  const [rule] = rules;
  if (!rule) return '';
  const about = rule.about ? ` (${rule.about})` : '';
  return `**Still important, from what you told me${about}:** ${rule.title}`;
}

/** The question asked on doubt, with what to do on a yes. */
export function doubtText({ asks, emergency, level }: Doubt, country: string | null): string {
  if (emergency.crisis) return `**${asks}** ${crisisLine(country)}`;
  const first = emergency.lines[0] ?? '';
  const over = level === 'call_today' ? ' If it is over: call your doctor about it today.' : '';
  return `**${asks}** If yes: **call ${emergencyNumber(country)} now.** ${first}${over}`;
}

/** Where somebody who thinks of suicide or self-harm finds help. */
export function crisisLine(country: string | null): string {
  const { crisis, poison } = helpLines(country);
  if (!crisis) return crisisAnywhere();
  const hours = crisis.hours === null ? '' : `, ${crisis.hours}`;
  const poisonHelp = poison ? ` Poison help: ${poison.number}.` : '';
  return `Call${crisis.texts ? ' or text' : ''} **${crisis.number}** (${crisis.name}${hours}).${poisonHelp}`;
}

function crisisAnywhere(): string {
  const us = helpLines('US');
  const gb = helpLines('GB').crisis;
  return `US and Canada: call or text **${us.crisis?.number}**. UK and Ireland: ${gb?.name} **${gb?.number}**. Elsewhere: your local crisis line, or ${emergencyNumber('DE')} in Europe. US poison help: ${us.poison?.number}.`;
}

function emergencyText(rule: TriageRule, country: string | null): string {
  const number = emergencyNumber(country);
  const bullets = rule.lines.map((line) => `- ${line}`).join('\n');
  if (rule.crisis) {
    return `**${rule.title}**\n\n${crisisLine(country)}\n\n${bullets}\n- Emergency number: ${number}.`;
  }
  if (rule.actsBeforeCall) {
    const asks = rule.asks ?? 'Are you drowsy, confused or alone?';
    return `**${rule.title}**\n\n${bullets}\n\n**${asks} Then call ${number} now.**`;
  }
  return `**Call ${number} now.** ${rule.title}\n\n${bullets}`;
}

function noteText(rule: TriageRule): string {
  const asks = rule.asks ? ` ${rule.asks}` : '';
  return `**${rule.title}**\n\n${rule.lines.join(' ')}${asks}`;
}
