import type { NumberToken, Token } from './number-tokens.ts';
import { words } from './quantity-names.ts';

/** Words that may stand between a change and its number. */
const HEDGES = new Set(
  words(
    'about, around, roughly, approximately, some, nearly, almost, only, just, another, like, maybe, a, an, good, full, whole, over, under, least, at, than, more, less',
  ),
);
const RISES = new Set(
  words(
    'up, rise, rises, rising, rose, risen, raise, raises, raised, jump, jumps, jumped, climb, climbs, climbed, spike, spikes, spiked, increase, increases, increased, bump, bumps, bumped, shot, shoots, higher, gain, gains, gained',
  ),
);
const FALLS = new Set(
  words(
    'down, drop, drops, dropped, dropping, fall, falls, fell, fallen, falling, decrease, decreases, decreased, lower, lowers, lowered, lowering, dip, dips, dipped, reduce, reduces, reduced, change, changes, changed, difference, swing, swings, differ, differs, off',
  ),
);
/** Glucose that nobody would rise to: "jumped 35" is how far, "spiked 180" tells the value. */
const RISE = { least: 10, most: 60 } as const;
const VERB_WITHIN = 4;

/** Tokens without the numbers that tell how far something went: "up by 35", "a rise of 30 mg/dL", "jumped 40 points". */
export function withoutChanges(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => token.kind !== 'number' || !isChange(tokens, at, token));
}

function isChange(tokens: readonly Token[], at: number, { value, decimals, unit }: NumberToken): boolean {
  const before = tokens.slice(Math.max(0, at - 12), at).toReversed();
  const rest = before.slice(before.findIndex((token) => !(token.kind === 'word' && HEDGES.has(token.text))));
  const [first, ...others] = rest.map(({ kind, text }) => (kind === 'word' ? text : ''));
  const moved = others.slice(0, VERB_WITHIN).some((word) => RISES.has(word) || FALLS.has(word));
  if (first === 'by') return moved;
  if (first === 'of') return RISES.has(others[0] ?? '') || FALLS.has(others[0] ?? '');
  const isGlucose = unit === 'mg/dL' || (unit === null && tokens.some(isGlucoseName));
  return RISES.has(first ?? '') && isGlucose && decimals === 0 && value >= RISE.least && value <= RISE.most;
}

const isGlucoseName = (token: Token) => token.kind === 'label' && token.quantity === 'glucose';
