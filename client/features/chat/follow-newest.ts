/** Where the window over the messages is held while they grow. */
export type Hold =
  /** At the last question, which stands at the top once the answer is longer than the window. */
  | 'question'
  /** At the very end, where the reader went. */
  | 'end'
  /** Nowhere: somebody reads further up, or within the last answer. */
  | 'free';

/** Pixels of the box's scrolling. */
export interface Scrolling {
  top: number;
  /** The furthest it can go. */
  end: number;
  /** Where the last question stands at the top, or the end where that is less far. */
  question: number;
}

/** How near still counts as there, for the roundings of zoomed pages. */
const NEAR_PX = 24;

const isNear = (a: number, b: number) => Math.abs(a - b) <= NEAR_PX;

/** What is held after somebody scrolled. The least way up lets go, so that the text never fights a finger. */
export function holdAfterScroll(before: number, { top, end, question }: Scrolling): Hold {
  if (top < before && top < end - 1) return 'free';
  if (isNear(top, question)) return 'question';
  return isNear(top, end) ? 'end' : 'free';
}

/** Where growing text moves the window to; null leaves it. */
export function heldTop(hold: Hold, { end, question }: Scrolling): number | null {
  if (hold === 'free') return null;
  return hold === 'end' ? end : question;
}

/** What a button down to the newest stands for, if there is one: something that came meanwhile, or a long way. */
export type Below = 'nothing' | 'far' | 'new';

export function belowAfter(before: Below, hold: Hold, at: Scrolling, windowHeight: number): Below {
  if (hold !== 'free' || isNear(at.top, at.end)) return 'nothing';
  if (before === 'new') return 'new';
  return at.end - at.top > windowHeight ? 'far' : 'nothing';
}
