import { queryOptions } from '@tanstack/react-query';
import { type CoachInfo, coachInfo } from '#contract/chat.ts';
import { BRAND } from '../../brand.ts';
import { api } from '../api/api.ts';

/** GET /api/coach: who answers, where questions go, and what is left of today. Ask anew after each answer. */
export const coachQuery = () =>
  queryOptions({
    queryKey: ['coach'],
    queryFn: ({ signal }) => api.get('/api/coach', coachInfo, { signal }),
  });

/** Who answers, by name. */
export const coachName = (answeredBy: string) =>
  answeredBy === 'composer' ? `${BRAND.coach}'s own notes` : answeredBy;

/** Who answered, as a line under the answer. */
export const answeredText = (answeredBy: string) =>
  `${answeredBy === 'composer' ? 'Answered from' : 'Worded by'} ${coachName(answeredBy)}`;

/** From this on the answers that are left are told. */
const FEW = 10;

/** How many answers a model may still word today, told when they are few; null while they are not. */
export function modelAnswersLeft({ daily }: CoachInfo): string | null {
  if (!daily || daily.left > FEW) return null;
  if (daily.left <= 0) return `No AI answers left today; ${BRAND.coach} answers from his own notes`;
  return `${daily.left} AI ${daily.left === 1 ? 'answer' : 'answers'} left today`;
}

/** Who answers a visitor's question and where it is sent, said before it is asked. */
export function whereQuestionsGo({ answeredBy, sentTo }: CoachInfo): string {
  if (answeredBy === 'composer')
    return `Answered from ${coachName(answeredBy)} on this server. Your question isn't sent anywhere else.`;
  if (sentTo === null)
    return `Worded by ${answeredBy} on this server's own machine. Your question isn't sent anywhere else.`;
  return `Worded by ${answeredBy}. Your question and the answers before it are sent to ${sentTo}.`;
}
