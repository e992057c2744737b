import type { NumberToken, Token } from './number-tokens.ts';

/** What may be a blood pressure in mmHg, the upper number above the lower one. */
const UPPER = { least: 50, most: 290 };
const LOWER = { least: 25, most: 200 };
const BETWEEN: ReadonlySet<string> = new Set(['over', 'sobre', 'por', 'zu', 'sur', 'su', 'op', 'na', 'by']);

/** Puts "170/110" and "85 over 50" together as one number, where no other quantity's name stands right before. */
export function withPressures(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [upper, sign, lower] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isPair = upper?.kind === 'number' && lower?.kind === 'number' && isBetween(sign);
    if (isPair && isPressure(upper, lower) && mayBePressure(tokens, at)) {
      joined.push({ ...upper, unit: 'mmHg', text: `${upper.text}/${lower.text}`, lower: lower.value });
      at += 2;
    } else if (upper) {
      joined.push(upper);
    }
  }
  return joined;
}

const isBetween = (token: Token | undefined) =>
  (token?.kind === 'link' && token.text === '/') || (token?.kind === 'word' && BETWEEN.has(token.text));

function isPressure(upper: NumberToken, lower: NumberToken): boolean {
  const isWhole = upper.decimals === 0 && lower.decimals === 0;
  const fits = [upper.unit, lower.unit].every((unit) => unit === null || unit === 'mmHg');
  const isUpper = upper.value >= UPPER.least && upper.value <= UPPER.most;
  const isLower = lower.value >= LOWER.least && lower.value <= LOWER.most;
  return isWhole && fits && isUpper && isLower && upper.value > lower.value;
}

/** The name before decides; where another number comes first, or nothing, the shape does. */
function mayBePressure(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index] as Token;
    if (token.kind === 'number' || token.kind === 'stop') return true;
    if (token.kind === 'label') return token.quantity === 'bloodPressure' || token.strength === 'weak';
  }
  return true;
}
