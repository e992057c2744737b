import type { Vectors } from '../retrieval/vector-table.ts';
import { phraseCloseness } from './phrase-closeness.ts';
import { type SmallTalk, smallTalkKind } from './small-talk.ts';
import { type TopicHead, topicScore } from './topic-head.ts';
import type { TopicPhrase } from './topic-phrases.ts';
import { wordSignals } from './topic-words.ts';

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
  /** True while a talk about what is ours goes on, whatever the message leans on. */
  inTalk?: boolean;
};

export type TopicGate = { judge(input: TopicInput): Topic };

/** In log odds. A refused question of ours costs about as much as an answered one of others; docs/coach.md has the figures. */
const NEEDED = -0.2;
/** What leaning on an on-topic exchange counts for, in log odds: takes "and on weekends?", not "and who won the match?". */
const FOLLOW_UP = 4.2;
/**
 * What a talk that goes on counts for: "half a chicken with coleslaw, tell me I'm good". With it 90 % of 600 messages that
 * strangers would type to a coach they know are taken instead of 58 %, and 17 % of 800 off topic instead of 1 %: in a talk
 * nearly all is ours, and a refusal of that is the worse mistake.
 */
const IN_TALK = 2.5;

/** Tells questions for this coach from others: small talk first, then the trained head. `table` holds the vectors of `phrases`. */
export function createTopicGate(head: TopicHead, phrases: readonly TopicPhrase[], table: Vectors): TopicGate {
  return {
    judge({ text, vector, handbook, followsUp, inTalk = false }) {
      const talk = smallTalkKind(text);
      if (talk) return talk;
      const score = topicScore(head, {
        phrases: phraseCloseness(phrases, table, vector),
        handbook,
        ...wordSignals(text),
      });
      const before = followsUp ? FOLLOW_UP : inTalk ? IN_TALK : 0;
      return score + before >= NEEDED ? 'on' : 'off';
    },
  };
}
