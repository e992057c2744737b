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

  constructor(code: RefusalCode, reason: string, tip: string) {
    super(reason);
    this.code = code;
    this.tip = tip;
  }
}
