import type { NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';
import { NO_EDITS, type ProductEdits } from '../edits.ts';
import type { Message } from '../talk-message.ts';

/** What the person did with a product that is not saved yet. */
export interface ProductWork {
  edits: ProductEdits;
  /** Fields that were not on the label as read. */
  added: readonly NutrientName[];
  messages: readonly Message[];
  /** Stands in the box and was not asked yet. */
  question: string;
}

export const NO_WORK: ProductWork = { edits: NO_EDITS, added: [], messages: [], question: '' };

/** A scan in progress as it is kept on this device. */
export interface KeptScan {
  /** `reading`: the photos were being read. */
  step: 'photos' | 'reading' | 'product';
  photos: readonly File[];
  product: {
    /** As read, or blank for a label typed by hand. */
    analysis: NutritionAnalysis;
    typed: boolean;
    /** Its number among what waited for the network; null where it did not. */
    seq: number | null;
    work: ProductWork;
  } | null;
}

/** A question whose answer was cut off stands in the box again; it costs nothing until it is asked anew. */
export function withOpenQuestion(work: ProductWork): ProductWork {
  const last = work.messages.at(-1);
  if (last?.role !== 'user' || last.waitsAs !== null) return work;
  return { ...work, messages: work.messages.slice(0, -1), question: work.question || last.content };
}
