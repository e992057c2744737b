import { type Card, CONDITIONS, FACETS, POLARITIES } from '../handbook/card.ts';
import type { RankingWeights } from './ranking-weights.ts';

/** What kind of answer a question asks for: log odds of each facet, polarity and condition of a card; the last stand for none. */
export type QuestionFrame = { facet: Float32Array; polarity: Float32Array; condition: Float32Array };

export const FRAME_NAMES = {
  facet: FACETS,
  polarity: [...POLARITIES, undefined],
  condition: [...CONDITIONS, undefined],
} as const;

/** Reads the frame off a question's meaning. */
export function questionFrame(heads: RankingWeights['heads'], vector: Float32Array): QuestionFrame {
  const read = (part: keyof QuestionFrame) =>
    logSoftmax(
      Float32Array.from(heads[part].weights, (row, at) =>
        row.reduce((sum, weight, i) => sum + weight * (vector[i] ?? 0), heads[part].bias[at] ?? 0),
      ),
    );
  return { facet: read('facet'), polarity: read('polarity'), condition: read('condition') };
}

/** How well a card fits a frame, as the log probability of each part of its own. */
export function frameFit(
  frame: QuestionFrame,
  card: Card,
): { facet: number; polarity: number; condition: number } {
  return {
    facet: frame.facet[FRAME_NAMES.facet.indexOf(card.facet)] ?? 0,
    polarity: frame.polarity[FRAME_NAMES.polarity.indexOf(card.polarity)] ?? 0,
    condition: frame.condition[FRAME_NAMES.condition.indexOf(card.condition)] ?? 0,
  };
}

function logSoftmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const sum = Math.log(values.reduce((total, value) => total + Math.exp(value - most), 0)) + most;
  return values.map((value) => value - sum);
}
