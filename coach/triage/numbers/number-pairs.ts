import { isFiller, isMeasured, type LabelToken, type NumberToken, type Token } from './number-tokens.ts';

/** Words in a sentence that says nothing but its numbers. */
const BARE_WORDS = 4;
/** A bare decimal up to this is ketones (mmol/L), a bare whole number in the range is glucose (mg/dL). */
const BARE = { ketonesMost: 10, glucoseLeast: 36, glucoseMost: 600 };

/** Which number belongs to which name where they come in rows or as a bare pair; null elsewhere. */
export function pairedNumbers(tokens: readonly Token[]): ReadonlyMap<NumberToken, LabelToken> | null {
  return zipped(tokens) ?? barePair(tokens);
}

/** Names in a row and as many numbers in a row: "glucose/ketones 82/1.4". */
function zipped(tokens: readonly Token[]): Map<NumberToken, LabelToken> | null {
  const first = tokens.findIndex(({ kind }) => kind === 'label');
  const row = first === -1 ? [] : tokens.slice(first);
  const end = row.findIndex((token) => token.kind !== 'label' && token.kind !== 'link' && !isAnd(token));
  const labels = row.slice(0, Math.max(end, 0)).filter((token) => token.kind === 'label');
  const numbers = row.filter(isMeasured);
  if (labels.length < 2 || labels.length !== numbers.length) return null;
  return new Map(numbers.map((number, index) => [number, labels[index] as LabelToken]));
}

const isAnd = (token: Token) => token.kind === 'word' && token.text === 'and';

/** "1.4 / 82" and nothing else: ketones and glucose, whichever comes first, where only one way is possible. */
function barePair(tokens: readonly Token[]): Map<NumberToken, LabelToken> | null {
  const numbers = tokens.filter(isMeasured);
  const names = tokens.filter((token) => token.kind === 'label');
  const words = tokens.filter((token) => token.kind === 'word' && !isFiller(token));
  const [one, two] = numbers;
  if (!one || !two || numbers.length > 2 || words.length > BARE_WORDS) return null;
  if (names.some(({ strength }) => strength !== 'weak')) return null;
  const [decimal, whole] = one.decimals === 1 ? [one, two] : [two, one];
  if (decimal.decimals !== 1 || whole.decimals !== 0) return null;
  if (decimal.value > BARE.ketonesMost) return null;
  if (whole.value < BARE.glucoseLeast || whole.value > BARE.glucoseMost) return null;
  return new Map<NumberToken, LabelToken>([
    [decimal, PAIR_NAME.ketones],
    [whole, PAIR_NAME.glucose],
  ]);
}

const PAIR_NAME = {
  ketones: { kind: 'label', quantity: 'ketones', strength: 'strong', text: 'ketones' },
  glucose: { kind: 'label', quantity: 'glucose', strength: 'strong', text: 'glucose' },
} as const satisfies Record<string, LabelToken>;
