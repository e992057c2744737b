import { isFiller, isMeasured, isStrong, type LabelToken, type Token } from './number-tokens.ts';
import { CIRCUMSTANCE_BEFORE } from './number-words.ts';

type Found = { readonly label: LabelToken; readonly cost: number; readonly viaNumber: boolean };

/** Words that may stand between a strong name and its number; fillers cost nothing. */
const REACH = 6;
/** Words between two numbers of one series: "330 last night and 318 now". */
const SERIES_REACH = 3;
/** Pieces that are looked back over for a name. */
export const LOOKED_BACK = 60;

/** The name that the number at a place belongs to, in front or behind; null where there is none. */
export function labelOf(tokens: readonly Token[], at: number, labelFirst: boolean): LabelToken | null {
  const before = labelBefore(tokens, at);
  const after = labelAfter(tokens, at);
  if (!before || !after) return before?.label ?? after;
  const touches = !before.viaNumber && before.cost === 0;
  if (touches && isStrong(before.label) !== isStrong(after)) return isStrong(after) ? after : before.label;
  return touches && labelFirst ? before.label : after;
}

/** Whether names stand before their numbers: the way in which more of the numbers have one; on a tie, the first word's. */
export function namesGoFirst(tokens: readonly Token[]): boolean {
  const numbers = tokens.flatMap((token, at) => (isMeasured(token) ? [at] : []));
  const before = numbers.filter((at) => {
    const found = labelBefore(tokens, at);
    return found !== null && !found.viaNumber && found.cost === 0 && isStrong(found.label);
  });
  const behind = numbers.filter((at) => {
    const found = labelAfter(tokens, at);
    return found !== null && isStrong(found);
  });
  if (before.length !== behind.length) return before.length > behind.length;
  return tokens.find((token) => isStrong(token) || isMeasured(token))?.kind !== 'number';
}

function labelBefore(tokens: readonly Token[], at: number): Found | null {
  let cost = 0;
  let sinceNumber = 0;
  let viaNumber = false;
  for (let index = at - 1; index >= Math.max(0, at - LOOKED_BACK); index--) {
    const token = tokens[index] as Token;
    if (token.kind === 'stop') return null;
    if (token.kind === 'label') {
      if (token.quantity === 'other' && isCircumstance(tokens, index)) continue;
      if (token.strength === 'weak' && cost > 0) continue;
      return cost <= REACH ? { label: token, cost, viaNumber } : null;
    }
    if (token.kind === 'number') {
      if (sinceNumber > SERIES_REACH) return null;
      viaNumber = true;
      cost = 0;
      sinceNumber = 0;
    } else if (token.kind === 'word' && !isFiller(token)) {
      cost++;
      sinceNumber++;
    }
  }
  return null;
}

/** A name right behind its number, "82 glucose", "5.2 for ketones". */
function labelAfter(tokens: readonly Token[], at: number): LabelToken | null {
  for (let index = at + 1; index < tokens.length && index <= at + 4; index++) {
    const token = tokens[index] as Token;
    if (token.kind === 'label') return /^(?:since|until)$/.test(token.text) ? null : token;
    if (
      token.kind !== 'word' ||
      !/^(?:of|for|on|the|my|fasting|morning|random|blood|in|de|di|d|twice)$/.test(token.text)
    )
      return null;
  }
  return null;
}

/** "after insulin", "on 20 carbs": tells when, and names nothing. */
function isCircumstance(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at - 1], tokens[at - 2]];
  return [one, two].some((token) => token?.kind === 'word' && CIRCUMSTANCE_BEFORE.has(token.text));
}

/** Words between a name and its number that part them. */
export function wordsBefore(tokens: readonly Token[], at: number, label: LabelToken): number {
  const from = tokens.indexOf(label);
  const between = from < at ? tokens.slice(from + 1, at) : [];
  return between.filter((token) => token.kind === 'number' || (token.kind === 'word' && !isFiller(token)))
    .length;
}
