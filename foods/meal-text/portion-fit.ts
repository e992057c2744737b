import { type Portion, QUIET } from './table-portions.ts';

/** Those of the portions that fit best the words that were said; several where they fit alike. */
export function bestOf(
  portions: readonly Portion[],
  asked: ReadonlySet<string>,
  size: string | null,
): Portion[] {
  let best = -Infinity;
  let found: Portion[] = [];
  for (const portion of portions) {
    const score = fitOf(portion, asked, size);
    if (score > best + 1e-9) {
      best = score;
      found = [portion];
    } else if (Math.abs(score - best) <= 1e-9) found.push(portion);
  }
  return found;
}

export const SIZES = [
  'small',
  'medium',
  'large',
  'miniature',
  'jumbo',
  'thin',
  'thick',
  'personal',
  'extra',
  'individual',
  'regular',
];

export function fitOf({ words, aside }: Portion, asked: ReadonlySet<string>, size: string | null): number {
  let score = 0;
  const sizes = size === null ? [] : size.split(' ');
  for (const word of words) {
    if (PARTS.includes(word) && !asked.has(word)) score -= 1.2;
    else if (asked.has(word)) score += WHOLES.includes(word) ? 1 : 2;
    else if (SIZES.includes(word) && !sizes.includes(word))
      score -= word === 'regular' || word === 'medium' ? 0.1 : 1;
    else if (!QUIET.has(word) && !sizes.includes(word)) score -= 0.6;
  }
  for (const word of aside) if (!words.has(word) && asked.has(word)) score += 1;
  for (const one of sizes) {
    if (words.has(one)) score += 2;
    else if (one === 'medium' && words.has('regular')) score += 1.8;
    else if (one === 'regular' && words.has('medium')) score += 1.8;
  }
  if (size === null && (words.has('nf') || words.has('nfs') || words.has('any') || words.has('ns')))
    score += 0.5;
  return score;
}

/** Words of portions that are a part of the food. */
export const PARTS = ['piece', 'slice', 'wedge'];
/** Words of portions that are one of the food itself. */
export const WHOLES = ['whole', 'fruit', 'item', 'order', 'sandwich'];
