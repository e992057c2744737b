import { queryOptions } from '@tanstack/react-query';
import { type CoachInfo, coachInfo } from '#contract/chat.ts';
import { OWN_DATA, type OwnData } from '#contract/profile-values.ts';
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
  `${answeredBy === 'composer' ? 'Answered from' : 'Written by'} ${coachName(answeredBy)}`;

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
    return `Answered from ${coachName(answeredBy)} on this app’s server. Your question isn’t sent anywhere else.`;
  if (sentTo === null)
    return `Written by ${answeredBy} on this app’s server. Your question isn’t sent anywhere else.`;
  return `Written by ${answeredBy}. Your question and the answers before it are sent to ${sentTo}.`;
}

/** As part of a sentence. */
const OWN_DATA_WORDS: Readonly<Record<OwnData, string>> = {
  profile: 'your profile',
  readings: 'your readings',
  pantry: 'your pantry',
  plans: 'your meal plans',
  diary: 'your diary',
};

/** "your readings and your pantry". */
export const ownDataList = (kinds: readonly OwnData[]): string =>
  new Intl.ListFormat('en').format(
    OWN_DATA.filter((one) => kinds.includes(one)).map((one) => OWN_DATA_WORDS[one]),
  );

/** The kinds withheld after one was switched. */
export const switchOwnData = (withheld: readonly OwnData[], kind: OwnData, allowed: boolean): OwnData[] =>
  OWN_DATA.filter((one) => (one === kind ? !allowed : withheld.includes(one)));

/** What is sent where, in plain words. */
export function whereDataGo({ answeredBy, sentTo }: CoachInfo, isGuest: boolean): string {
  const home = isGuest
    ? 'Anything you turn on is sent from this browser to the server with each question. It isn’t stored there.'
    : 'Your data is stored in this app’s database.';
  if (answeredBy === 'composer')
    return `${home} ${BRAND.coach} answers from his own notes there, and nothing is sent anywhere else.`;
  const model =
    sentTo === null ? `${answeredBy}, which runs on this app’s server` : `${answeredBy} at ${sentTo}`;
  return `${home} To get an answer, we send ${model} your question, the last few messages and any data it needs that you’ve turned on.`;
}

/** What the switches do not change. */
export const safetyLooks = (isGuest: boolean): string =>
  isGuest
    ? `What you turn off stays in this browser. ${BRAND.coach} can’t see it, so he can’t warn you about it (your medicines, for example) unless you mention it.`
    : `The safety checks always look at your profile and your last readings, so that ${BRAND.coach} can warn you. They run on the same server and send nothing anywhere.`;

/** Where the profile is stored and goes. Without word from the server nothing is promised about the way beyond it. */
export function whereProfileIs(coach: CoachInfo | undefined, isGuest: boolean): string {
  const place = isGuest
    ? 'Your profile is saved in this browser. It is sent to the server with each question, unless you turn that off, and isn’t stored there.'
    : 'Your profile is saved with your account in this app’s database.';
  if (!coach) return place;
  if (coach.sentTo === null)
    return isGuest ? `${place} It doesn't go anywhere else.` : `${place} It isn't sent anywhere else.`;
  return `${place} The parts needed to write an answer are sent to ${coach.sentTo}, unless you turn that off.`;
}
