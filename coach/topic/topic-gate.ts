import { similarity } from '../embedder/embedder.ts';
import { smallTalkKind } from './small-talk.ts';

/** What a message is about, as far as the gate needs to know. */
export type Topic = 'on' | 'off' | 'greeting' | 'thanks' | 'farewell' | 'about-me';

export type TopicInput = {
  text: string;
  vector: Float32Array;
  /** Closeness (0..1) of the best handbook article. */
  handbookScore: number;
  /** True when the message carries on an on-topic conversation ("and how much of it?"). */
  followsUp: boolean;
};

export type TopicGate = { judge(input: TopicInput): Topic };

export type AnchorVectors = { on: Float32Array[]; off: Float32Array[] };

/**
 * Words that belong to this coach alone. One of them outweighs a weak closeness, because short questions
 * ("ketones 0.4?") say little to the sentence model.
 */
const OWN_WORDS =
  /\b(?:keto\w*|low.?carb\w*|carbs?|carbohydrates?|macros?|a1c|hba1c|gki|homa.?ir|insulin resist\w*|prediabet\w*|blood sugar|intermittent fasting|omad|erythritol|allulose|stevia|calories?|kcal|nutrition(?:al)?|captain keto|electrolytes?|atkins|glyc[ae]mic|16:8|18:6|protein|fiber|fibre)\b/i;

/** Set on the development questions: see docs/coach.md for the figures. */
const NEIGHBOURS = 3;
const MARGIN = { plain: 0.02, ownWord: -0.22, followUp: -0.15 } as const;
const SURE_HANDBOOK = 0.62;

/** Gate by closeness to phrases of both kinds and to the handbook, with small talk told apart first. */
export function createTopicGate(anchors: AnchorVectors): TopicGate {
  return {
    judge({ text, vector, handbookScore, followsUp }) {
      const talk = smallTalkKind(text);
      if (talk) return talk;
      if (handbookScore >= SURE_HANDBOOK) return 'on';
      const on = Math.max(nearest(vector, anchors.on), handbookScore);
      const margin = on - nearest(vector, anchors.off);
      const needed = OWN_WORDS.test(text) ? MARGIN.ownWord : followsUp ? MARGIN.followUp : MARGIN.plain;
      return margin >= needed ? 'on' : 'off';
    },
  };
}

/** Mean closeness of the nearest few anchors: steadier than the single nearest. */
function nearest(vector: Float32Array, anchors: Float32Array[]): number {
  const best = anchors
    .map((anchor) => similarity(vector, anchor))
    .sort((a, b) => b - a)
    .slice(0, NEIGHBOURS);
  return best.reduce((sum, value) => sum + value, 0) / Math.max(best.length, 1);
}
