import type { CoachInfo } from '#contract/chat.ts';
import { coachName } from './coach-info.ts';

/** Who answers a visitor's question and where it is sent, said before it is asked. */
export function whereQuestionsGo({ answeredBy, sentTo }: CoachInfo): string {
  if (answeredBy === 'composer')
    return `Answered from ${coachName(answeredBy)} on this server. What you ask goes nowhere else.`;
  if (sentTo === null)
    return `Worded by ${answeredBy} on this server's own machine. What you ask goes nowhere else.`;
  return `Worded by ${answeredBy}: what you ask and the answers before it are sent to ${sentTo}.`;
}
