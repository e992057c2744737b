import type { LabelLine } from './label-lines.ts';

/** What the amounts of a column are stated for. */
export type ColumnRole =
  | 'per_serving'
  | 'per_100g'
  | 'per_100ml'
  | 'per_container'
  | 'prepared'
  | 'reference'
  | 'unknown';

export type HeaderVote = { role: ColumnRole; left: number; right: number; v: number };

/** In order: the first pattern that matches at a place wins it. */
const HEADERS: readonly (readonly [ColumnRole, RegExp])[] = [
  ['reference', /(RI|GDA|NRV|AR|VNR|IR|CDR)\b\*?|reference intake|average adult|adult|%\s*\/?\s*\d*/g],
  ['per_100ml', /(?:(?:per|pour|pro|je|por|par|para|each)\s*)?\b1[0oO]{2}\s*m[l1I]\b/gi],
  ['per_100g', /(?:(?:per|pour|pro|je|por|par|para|each|setiap)\s*)?\b1[0oO]{2}\s*(?:g\b|gr|9\b)/gi],
  ['per_container', /per\s*(?:container|pack(?:age|et)?\b|bottle)/gi],
  ['prepared', /prep(?:a?r?)e?d?\b|prprd|with [\d½¼¾/ ]*(?:cup )?.{0,10}milk|skim\s*milk/gi],
  [
    'per_serving',
    /(?:per|par|por|pro|je|per1)\s*(?:serving|serve|portion|porci[oó]n|porzione|portie|por[cç][aã]o|piece|bar|slice|pot|tub|can)|serving|\bserve\b|portion|porci|porzion|portie|por[cç][aã]o|\b\d{1,3}(?:[.,]\d)?\s*(?:g|ml)\b|mix\b|contains/gi,
  ],
];

/** Column headers in the lines between `top` and `bottom`. */
export function findHeaderVotes(lines: readonly LabelLine[], top: number, bottom: number): HeaderVote[] {
  const votes: HeaderVote[] = [];
  for (const line of lines) {
    if (line.v < top || line.v > bottom || line.names.length > 0) continue;
    if (/servings?\s*per|per\s*(container|package|pack)\W*(?:about\W*)?\d/i.test(line.text)) continue;
    const taken: { start: number; end: number }[] = [];
    for (const [role, pattern] of HEADERS) {
      for (const match of line.text.matchAll(pattern)) {
        const [start, end] = [match.index, match.index + match[0].length];
        if (taken.some((span) => start < span.end && end > span.start)) continue;
        // "... per container" behind a word counts servings; it heads no column.
        if (role === 'per_container' && /\p{L}{4}[^\p{L}\p{N}_]*$/u.test(line.text.slice(0, start))) continue;
        taken.push({ start, end });
        votes.push({ role, ...line.spanAt(start, end) });
      }
    }
  }
  return votes;
}

const STRENGTH: Readonly<Record<ColumnRole, number>> = {
  per_100g: 3,
  per_100ml: 3,
  per_container: 3,
  prepared: 2,
  per_serving: 2,
  reference: 2,
  unknown: 0,
};

/** The role whose header words stand over the column from `left` to `right`. */
export function roleOfColumn(votes: readonly HeaderVote[], left: number, right: number): ColumnRole {
  const totals = new Map<ColumnRole, number>();
  for (const vote of votes) {
    const shared = Math.min(right, vote.right) - Math.max(left, vote.left);
    const share = shared / Math.max(1, Math.min(right - left, vote.right - vote.left));
    if (share < 0.25) continue;
    totals.set(vote.role, (totals.get(vote.role) ?? 0) + Math.min(1, share) * STRENGTH[vote.role]);
  }
  const best = [...totals].sort((a, b) => b[1] - a[1])[0];
  return best?.[0] ?? 'unknown';
}
