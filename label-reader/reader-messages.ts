import type { ReadingStage } from '#contract/nutrition.ts';
import type { RefusalCode, SeenOnPhoto } from './label-refusal.ts';
import type { LabelReading } from './read-photo.ts';

/** `code` null: an error that is ours, not the photo's. */
export type ReadOutcome =
  | { ok: true; reading: LabelReading }
  | { ok: false; code: RefusalCode | null; message: string; tip: string; seen: SeenOnPhoto | null };

export type ToReader = { photo: Uint8Array };

export type FromReader =
  | { type: 'stage'; stage: ReadingStage }
  | { type: 'done'; outcome: ReadOutcome; peakMb: number };
