import type { PhotoBox } from '#contract/nutrition.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import type { Barcode } from './barcode/product-code.ts';

/** A line of print: its text, how sure the reader is (0..1), and its box in the upright photo. */
export type TextLine = { text: string; confidence: number; box: PhotoBox };

/** What a photo without a legible panel may still show: a name, ingredients, barcodes. Its facts hold no numbers. */
export type SeenOnPhoto = {
  facts: NutritionFacts;
  barcodes: readonly Barcode[];
  /** All that is printed there, for photos of what is no label. */
  lines: readonly TextLine[];
};

/** Why a photo was refused; each code has its own HTTP status in the wire contract. */
export type RefusalCode =
  | 'no_label'
  | 'label_unclear'
  | 'unreadable_image'
  | 'unsupported_type'
  | 'too_large'
  | 'unavailable'
  | 'timed_out';

/**
 * A photo that gives no facts. `message` is the reason in the person's words and `tip` what they can do.
 * No numbers travel with a refusal.
 */
export class LabelRefusal extends Error {
  override readonly name = 'LabelRefusal';
  readonly code: RefusalCode;
  readonly tip: string;
  /** For other photos of the same product; null where the photo was not looked at. */
  readonly seen: SeenOnPhoto | null;

  constructor(code: RefusalCode, reason: string, tip: string, seen: SeenOnPhoto | null = null) {
    super(reason);
    this.code = code;
    this.tip = tip;
    this.seen = seen;
  }

  withSeen(seen: SeenOnPhoto): LabelRefusal {
    return new LabelRefusal(this.code, this.message, this.tip, seen);
  }
}
