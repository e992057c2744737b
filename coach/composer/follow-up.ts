import { type ChatEntry, OFF_TOPIC_MARKER } from '#contract/chat.ts';

const WORDS_MOST = 9;
const LEANS_ON_EARLIER =
  /^(?:and|but|so|also|or|then|what about|how about|why|how come|how so|really|are you sure|tell me more|more|go on|which one|for how long|how long|how much|how many|how often|when|since when|is that|does that|can i|even)\b|\b(?:it|that|this|those|these|them|they|one|ones|there|either|instead)\b/i;

/**
 * The earlier message that a short message leans on ("and how much of it?"), or null when it stands alone
 * or the earlier one was refused.
 */
export function leansOn(text: string, history: readonly ChatEntry[]): ChatEntry | null {
  const last = history.at(-1);
  if (!last || last.response.includes(OFF_TOPIC_MARKER)) return null;
  if (text.trim().split(/\s+/).length > WORDS_MOST || !LEANS_ON_EARLIER.test(text.trim())) return null;
  return last;
}
