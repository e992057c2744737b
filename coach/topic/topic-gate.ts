import type { VectorTable } from '../retrieval/vector-table.ts';
import { phraseCloseness } from './phrase-closeness.ts';
import { type SmallTalk, smallTalkKind } from './small-talk.ts';
import { type TopicHead, topicScore } from './topic-head.ts';
import type { TopicPhrase } from './topic-phrases.ts';
import { hasOwnWord, isOtherMedicine } from './topic-words.ts';

/** What a message is about, as far as the gate needs to know. */
type Topic = 'on' | 'off' | SmallTalk;

type TopicInput = {
  text: string;
  /** Meaning of the text as it stands. */
  vector: Float32Array;
  /** Closeness (0..1) of the nearest way in which the handbook's best card is asked. */
  handbook: number;
  /** True when the message leans on an on-topic exchange before it ("and how much of it?"). */
  followsUp: boolean;
};

export type TopicGate = { judge(input: TopicInput): Topic };

/** In log odds. A refused question of ours costs about as much as an answered one of others; docs/coach.md has the figures. */
const NEEDED = -0.1;
/** What leaning on an on-topic exchange counts for, in log odds: takes "and on weekends?", not "and who won the match?". */
const FOLLOW_UP = 4.2;

/** Tells questions for this coach from others: small talk first, then the trained head. `table` holds the vectors of `phrases`. */
export function createTopicGate(
  head: TopicHead,
  phrases: readonly TopicPhrase[],
  table: VectorTable,
): TopicGate {
  return {
    judge({ text, vector, handbook, followsUp }) {
      const talk = smallTalkKind(text);
      if (talk) return talk;
      const score = topicScore(head, {
        phrases: phraseCloseness(phrases, table, vector),
        handbook,
        ownWord: Number(hasOwnWord(text)),
        otherMedicine: Number(isOtherMedicine(text)),
      });
      return score + (followsUp ? FOLLOW_UP : 0) >= NEEDED ? 'on' : 'off';
    },
  };
}
