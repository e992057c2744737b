import { type ChatEntry, OFF_TOPIC_MARKER } from '#contract/chat.ts';
import { contentWords } from '../retrieval/words.ts';
import { smallTalkKind } from '../topic/small-talk.ts';

const WORDS_MOST = 9;
/** A message with more words of its own than this names its own topic. */
const OWN_WORDS_MOST = 2;
const LEANS_ON_EARLIER =
  /^(?:and|but|so|also|or|then|what about|how about|why|how come|how so|really|are you sure|tell me more|more|go on|which one|since when|even)\b|\b(?:it|that|this|those|these|them|they|one|ones|there|either|instead)\b/i;
/** These lean only when nothing is named after them: "how much?" does, "how many carbs are in a pear?" does not. */
const LEANS_WHEN_BARE = /^(?:for how long|how long|how much|how many|how often|when|can i|should i)\b/i;

export type OpenTopic = {
  /** The earlier messages that the new one leans on, oldest first, as one text. */
  earlier: string;
  /** True when the new message names nothing itself ("and why is that?"), so that the topic cannot have changed. */
  namesNothing: boolean;
};

/** What a short message leans on ("and how much of it?"), or null when it stands alone or the topic was refused. */
export function openTopic(text: string, history: readonly ChatEntry[]): OpenTopic | null {
  if (!leans(text)) return null;
  const earlier: string[] = [];
  for (const entry of history.toReversed()) {
    if (smallTalkKind(entry.message)) continue;
    if (entry.response.includes(OFF_TOPIC_MARKER)) break;
    earlier.unshift(entry.message);
    if (!leans(entry.message)) break;
  }
  if (earlier.length === 0) return null;
  return { earlier: earlier.join(' '), namesNothing: contentWords(text).length <= OWN_WORDS_MOST };
}

function leans(text: string): boolean {
  const plain = text.trim();
  if (plain.split(/\s+/).length > WORDS_MOST) return false;
  return LEANS_ON_EARLIER.test(plain) || (LEANS_WHEN_BARE.test(plain) && contentWords(plain).length <= 1);
}
