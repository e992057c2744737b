import { type SmallTalk, smallTalkKind } from './small-talk.ts';
import { type TopicHead, topicScore } from './topic-head.ts';

/** What a message is about, as far as the gate needs to know. */
type Topic = 'on' | 'off' | SmallTalk;

type TopicInput = {
  text: string;
  vector: Float32Array;
  /** Fit (0..1) of the best handbook article. */
  handbookScore: number;
  /** True when the message leans on an on-topic exchange before it ("and how much of it?"). */
  followsUp: boolean;
};

export type TopicGate = { judge(input: TopicInput): Topic };

/**
 * Words that belong to this coach alone. Short questions ("ketones 0.4?") say little to the sentence model,
 * so such a word speaks for them.
 */
const OWN_WORDS =
  /\b(?:keto\w*|low.?carb\w*|carbs?|carbohydrates?|macros?|a1c|hba1c|gki|homa.?ir|insulin resist\w*|pre-?diabet\w*|blood sugar|intermittent fasting|omad|erythritol|allulose|stevia|calories?|kcal|nutrition(?:al)?|electrolytes?|atkins|glyc[ae]mic|16:8|18:6|protein|fiber|fibre)\b/i;

/**
 * Points in the head's own scale (log odds): `handbook` per unit of the best article's fit above `FIT_NEUTRAL`.
 * Set on the development questions; see docs/coach.md for the figures.
 */
const POINTS = { ownWord: 2, followUp: 2.5, handbook: 6 } as const;
const FIT_NEUTRAL = 0.33;
const NEEDED = -0.15;

/** Tells questions for this coach from others: small talk first, then the trained head with the handbook's fit. */
export function createTopicGate(head: TopicHead): TopicGate {
  return {
    judge({ text, vector, handbookScore, followsUp }) {
      const talk = smallTalkKind(text);
      if (talk) return talk;
      const points =
        topicScore(head, vector) +
        POINTS.handbook * (handbookScore - FIT_NEUTRAL) +
        (OWN_WORDS.test(text) ? POINTS.ownWord : 0) +
        (followsUp ? POINTS.followUp : 0);
      return points >= NEEDED ? 'on' : 'off';
    },
  };
}
