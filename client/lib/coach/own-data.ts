import type { CoachInfo } from '#contract/chat.ts';
import { OWN_DATA, type OwnData } from '#contract/profile-values.ts';
import { BRAND } from '../../brand.ts';

/** As part of a sentence. */
export const OWN_DATA_WORDS: Readonly<Record<OwnData, string>> = {
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
    : "Your data is stored in this server's database.";
  if (answeredBy === 'composer')
    return `${home} Answers are made on the server itself, and nothing is sent anywhere else.`;
  const model =
    sentTo === null ? `${answeredBy}, which runs on the server's own machine` : `${answeredBy} at ${sentTo}`;
  return `${home} To write the answer, your question, the last few messages and any data it needs that is turned on are sent to ${model}.`;
}

/** What the switches do not change. */
export const safetyLooks = (isGuest: boolean): string =>
  isGuest
    ? 'What you turn off stays in this browser. The safety checks can’t see it either: they see only what you write.'
    : `The safety checks always look at your profile and your last readings, so that ${BRAND.coach} can warn you. They run on the server and send nothing.`;

/** Where the profile is stored and goes. Without word from the server nothing is promised about the way beyond it. */
export function whereProfileIs(coach: CoachInfo | undefined, isGuest: boolean): string {
  const place = isGuest
    ? 'Your profile is saved in this browser. It is sent to the server with each question, unless you turn that off, and isn’t stored there.'
    : "Your profile is saved with your account in this server's own database.";
  if (!coach) return place;
  if (coach.sentTo === null)
    return isGuest ? `${place} It doesn't go anywhere else.` : `${place} It isn't sent anywhere else.`;
  return `${place} The parts needed to write an answer are sent to ${coach.sentTo}, unless you turn that off.`;
}
