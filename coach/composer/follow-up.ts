import { type ChatEntry, OFF_TOPIC_MARKER } from '#contract/chat.ts';
import { wordCount } from '#domain/chat-text/sentences.ts';
import type { Handbook } from '../handbook/article.ts';
import type { Card } from '../handbook/card.ts';
import { contentWords } from '../retrieval/words.ts';
import { smallTalkKind } from '../topic/small-talk.ts';
import { askedOfAnother } from './another-thing.ts';
import { goesBackTo } from './back-reference.ts';
import { askedInstead } from './correction.ts';
import { namingWords } from './naming-words.ts';
import { offeredMeant } from './offered.ts';
import { askedAgain, questionFrame, withThingOf } from './question-frame.ts';
import { withoutReaction } from './reaction.ts';
import { withoutVerdict } from './verdict.ts';

/** A message in full: alone, or completed from what was spoken of. */
export type Interpretation = {
  text: string;
  /** What speaks for this reading before anything is looked up, in log odds; 0 for the message alone. */
  prior: number;
  /** Whether it is a question of its own, as which a skill may read it. */
  isWhole: boolean;
  /** The one of its questions that this reading is for. */
  part?: string;
  /** Slug of the article that was spoken from, where the message goes on with it. */
  stays?: string;
  /** Words of the message's own, one of which a card must have: what is new in it is never passed over. */
  names?: readonly string[];
};

const WORDS_MOST = 14;
const LEANS =
  /^(?:and|but|so|also|or|then|ok(?:ay)?|what about|how about|what helps|what else|what now|what then|what (?:can|should|do) i do|why|how come|how so|really|are you sure|tell me more|more|go on|which one|since when|even|for how long|how long|how much|how many|how often|when)\b|\b(?:it|that|this|those|these|them|they|one|ones|there|either|instead)\b/i;
/** A message with more words of its own than this names its own subject. */
const OWN_WORDS_FEW = 2;
const PRIOR = {
  offered: 8,
  repeated: 4,
  leaning: 2,
  short: 0.5,
  pronounAndSubject: 0,
  other: -1,
  newSubject: -3,
} as const;
const PRONOUN = /\b(?:it|that|this|those|these|them|they)\b/i;

const NAMELESS_WORDS_MOST = 9;

/** Whether a message only points at something that nobody told: "is this ok?", "how much of it", "20g". */
export function pointsAtNothing(message: string, history: readonly ChatEntry[]): boolean {
  if (openThread(history).length > 0 || message.split(/\s+/).length > NAMELESS_WORDS_MOST) return false;
  return namingWords(message).length === 0;
}

/** The ways to read a message, the message alone first. */
export function interpretations(
  handbook: Handbook,
  message: string,
  history: readonly ChatEntry[],
): Interpretation[] {
  const before = history.at(-1);
  if (!before) return [{ text: message, prior: 0, isWhole: true }];
  const instead = askedInstead(message, before.message);
  const asked = withoutReaction(instead ?? message);
  const alone = { text: asked, prior: 0, isWhole: true };
  const meant = offeredMeant(message, before.response);
  if (meant) return [alone, { text: meant, prior: PRIOR.offered, isWhole: true }];
  const back = goesBackTo(asked, history);
  const again = back ? [{ text: back, prior: PRIOR.repeated, isWhole: true }] : [];
  // What was told last was beside the point: only the question before it says more.
  if (instead)
    return [
      alone,
      ...again,
      { text: `${before.message} ${asked}`, prior: PRIOR.pronounAndSubject, isWhole: false },
    ];
  return [alone, ...again, ...completed(handbook, asked, history)];
}

/** The message as an earlier question asked of something new, and with the subject that was spoken of. */
function completed(handbook: Handbook, message: string, history: readonly ChatEntry[]): Interpretation[] {
  const thread = openThread(history);
  const last = thread.at(-1);
  if (!last || wordCount(message) > WORDS_MOST) return [];
  const prior = PRIOR[howItLeans(handbook, message)];
  const opening = thread
    .map((entry) => entry.message)
    .reduce((question, next) => askedAgain(question, next) ?? question);
  const again =
    askedAgain(opening, message) ?? withThingOf(opening, message) ?? askedOfAnother(message, last.message);
  const told = toldCards(handbook, [last.response]).at(-1);
  const subject = told?.about ?? questionFrame(opening)?.thing;
  return [
    ...(again ? [{ text: again, prior: PRIOR.repeated, isWhole: true }] : []),
    {
      text: subject ? `${subject}: ${message}` : `${opening} ${message}`,
      ...{ prior, isWhole: false, stays: told?.slug, names: namingWords(message) },
    },
  ];
}

/** A subject of its own takes the place of the one before, unless a word points back to that. */
function howItLeans(handbook: Handbook, message: string): keyof typeof PRIOR {
  if (namesSubject(handbook, message)) return PRONOUN.test(message) ? 'pronounAndSubject' : 'newSubject';
  if (leans(message)) return 'leaning';
  return contentWords(message).length <= OWN_WORDS_FEW ? 'short' : 'other';
}

function namesSubject(handbook: Handbook, message: string): boolean {
  const said = new Set(contentWords(message));
  if (said.size === 0) return false;
  return subjectsOf(handbook).some((words) => words.every((word) => said.has(word)));
}

const subjects = new WeakMap<Handbook, readonly string[][]>();

/** Words of every subject of a handbook. */
function subjectsOf(handbook: Handbook): readonly string[][] {
  const known =
    subjects.get(handbook) ??
    [...new Set(handbook.cards.map(({ about }) => about))]
      .map(contentWords)
      .filter(({ length }) => length > 0);
  subjects.set(handbook, known);
  return known;
}

const TALK_LASTS = 3;

/** Whether one of the last messages was ours: one that was refused does not end a talk. */
export const isTalking = (history: readonly ChatEntry[]): boolean =>
  history
    .slice(-TALK_LASTS)
    .some(({ message, response }) => !smallTalkKind(message) && !response.includes(OFF_TOPIC_MARKER));

/** Exchanges since the last message that stood on its own, oldest first. */
function openThread(history: readonly ChatEntry[]): ChatEntry[] {
  const thread: ChatEntry[] = [];
  for (const entry of history.toReversed()) {
    if (smallTalkKind(entry.message)) continue;
    if (entry.response.includes(OFF_TOPIC_MARKER)) break;
    thread.unshift(entry);
    if (!leans(entry.message) && contentWords(entry.message).length > OWN_WORDS_FEW) break;
  }
  return thread;
}

const leans = (message: string) => message.split(/\s+/).length <= WORDS_MOST && LEANS.test(message.trim());

const OPENING_LETTERS = 60;

/** Cards that replies told, known by how they begin. */
export function toldCards({ cards }: Handbook, replies: readonly string[]): Card[] {
  const said = replies.join('\n');
  const slugs = new Set([...said.matchAll(/\(\/handbook\/([a-z0-9-]{1,80})\)/g)].map(([, slug]) => slug));
  return cards.filter(
    ({ slug, text }) =>
      slugs.has(slug) && said.includes(withoutVerdict(text.split('[^')[0] ?? text).slice(1, OPENING_LETTERS)),
  );
}
