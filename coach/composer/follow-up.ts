import { type ChatEntry, OFF_TOPIC_MARKER } from '#contract/chat.ts';
import { contentWords } from '../retrieval/words.ts';
import { smallTalkKind } from '../topic/small-talk.ts';
import { askedAgain, withThingOf } from './question-frame.ts';

const WORDS_MOST = 9;
/** A message with more words of its own than this names its own topic. */
const OWN_WORDS_MOST = 2;
const LEANS_ON_EARLIER =
  /^(?:and|but|so|also|or|then|what about|how about|what helps|what else|what now|what then|what (?:can|should|do) i do|why|how come|how so|really|are you sure|tell me more|more|go on|which one|since when|even)\b|\b(?:it|that|this|those|these|them|they|one|ones|there|either|instead)\b/i;
/** These lean only when nothing is named after them: "how much?" does, "how many carbs are in a pear?" does not. */
const LEANS_WHEN_BARE = /^(?:for how long|how long|how much|how many|how often|when|can i|should i)\b/i;

export type OpenTopic = {
  /** The earlier messages that the new one leans on, oldest first, as one text. */
  earlier: string;
  /** The new message in full: the earlier question asked of the new thing, or the thing put in for its pronoun. */
  resolved: string;
  /** True when `resolved` is a whole question of its own ("how many carbs in almonds?"). */
  whole: boolean;
  /** True when the new message names nothing itself ("and why is that?"), so that the topic cannot have changed. */
  namesNothing: boolean;
};

/** What a short message leans on ("and how much of it?"), or null when it stands alone or the topic was refused. */
export function openTopic(text: string, history: readonly ChatEntry[]): OpenTopic | null {
  const thread = openThread(history);
  const opening = thread.reduce<string | null>(
    (question, message) => (question === null ? message : (askedAgain(question, message) ?? question)),
    null,
  );
  if (opening === null) return null;
  const again = leans(text) || isBareThing(text) ? askedAgain(opening, text) : null;
  if (!again && !leans(text)) return null;
  return {
    earlier: thread.length > 1 && opening !== thread[0] ? opening : thread.join(' '),
    resolved: again ?? withThingOf(opening, text) ?? text,
    whole: again !== null,
    namesNothing: contentWords(text).length <= OWN_WORDS_MOST,
  };
}

/** Messages since the last one that stood on its own, oldest first. */
function openThread(history: readonly ChatEntry[]): string[] {
  const thread: string[] = [];
  for (const entry of history.toReversed()) {
    if (smallTalkKind(entry.message)) continue;
    if (entry.response.includes(OFF_TOPIC_MARKER)) break;
    thread.unshift(entry.message);
    if (!leans(entry.message) && !isBareThing(entry.message)) break;
  }
  return thread;
}

/** "almonds?" or "100 g?": a name or an amount with nothing asked of it. */
function isBareThing(text: string): boolean {
  const plain = text.trim();
  return plain.split(/\s+/).length <= BARE_WORDS_MOST && !ASKS_ITSELF.test(plain);
}

const BARE_WORDS_MOST = 4;
const ASKS_ITSELF =
  /^(?:what|how|why|when|which|who|where|can|could|should|is|are|do|does|will|tell|i|my)\b/i;

function leans(text: string): boolean {
  const plain = text.trim();
  if (plain.split(/\s+/).length > WORDS_MOST) return false;
  return LEANS_ON_EARLIER.test(plain) || (LEANS_WHEN_BARE.test(plain) && contentWords(plain).length <= 1);
}
