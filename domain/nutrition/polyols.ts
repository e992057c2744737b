import type { NamedPolyol } from '#contract/nutrition.ts';

/** Sugar alcohols with a name of their own on labels, plus 'unknown' for the rest. */
const POLYOL_KINDS = [
  'erythritol',
  'xylitol',
  'maltitol',
  'maltitol_syrup',
  'sorbitol',
  'mannitol',
  'isomalt',
  'lactitol',
  'hydrogenated_starch',
  'unknown',
] as const;
export type PolyolKind = (typeof POLYOL_KINDS)[number];

/** Which share (0..1) of a sugar alcohol's or allulose's grams counts as net carbs. */
export interface PolyolPolicy {
  readonly counts: Readonly<Record<PolyolKind, number>>;
  readonly allulose: number;
}

/**
 * "Net carbs" has no legal definition, so this is our stated convention: erythritol and allulose count 0,
 * other sugar alcohols half, and those that raise glucose most (maltitol, starch hydrolysates) three quarters.
 */
export const DEFAULT_POLYOL_POLICY: PolyolPolicy = {
  counts: {
    erythritol: 0,
    xylitol: 0.5,
    maltitol: 0.75,
    maltitol_syrup: 0.75,
    sorbitol: 0.5,
    mannitol: 0.5,
    isomalt: 0.5,
    lactitol: 0.5,
    hydrogenated_starch: 0.75,
    unknown: 0.5,
  },
  allulose: 0,
};

/**
 * kcal per gram where US rules let a label count sugar alcohols by name (21 CFR 101.9(c)(1)(i)(F)).
 * Mannitol and erythritol are from general reference; an unnamed one is taken as 2.4, the EU's common value.
 */
export const US_POLYOL_KCAL: Readonly<Record<PolyolKind, number>> = {
  erythritol: 0.2,
  xylitol: 2.4,
  maltitol: 2.1,
  maltitol_syrup: 3,
  sorbitol: 2.6,
  mannitol: 1.6,
  isomalt: 2,
  lactitol: 2,
  hydrogenated_starch: 3,
  unknown: 2.4,
};

/**
 * The narrower name stands before the one it contains, because each match is taken out of the text. What may repeat
 * before more has to follow is bounded: tried from every place of a long text, it would take the square of its length.
 */
const NAME_PATTERNS: readonly (readonly [PolyolKind, RegExp])[] = [
  ['erythritol', /[eé]r[iy]th?rit\w*|\be\s?968\b/g],
  [
    'maltitol_syrup',
    /maltit\w{0,20}\s{1,8}(?:syrup|sirup|siroop)|(?:sirop|jarabe|xarope|sciroppo)\s{1,8}d[ei]\s{1,8}maltit\w*/g,
  ],
  ['maltitol', /maltit\w*|\be\s?965\b/g],
  ['xylitol', /x[iy]lit\w*|\be\s?967\b/g],
  ['sorbitol', /sorbit(?!an)\w*|\be\s?420\b/g],
  ['mannitol', /\bmann?it(ol)?\b|\be\s?421\b/g],
  ['isomalt', /isomalt(?!\s?o|ulose)\w*|\be\s?953\b/g],
  ['lactitol', /la[ck]tit\w*|\be\s?966\b/g],
  ['hydrogenated_starch', /hydrogenated (starch|glucose)|polyglycitol|\be\s?964\b/g],
];

/** Sugar alcohols named in a text, each once, in the languages of our labels. */
export function polyolsInText(text: string): PolyolKind[] {
  let rest = text.toLowerCase();
  return NAME_PATTERNS.filter(([, pattern]) => {
    const before = rest;
    rest = rest.replace(pattern, ' ');
    return rest !== before;
  }).map(([kind]) => kind);
}

/** The kind behind a printed name; an unlisted name is 'unknown'. */
export function polyolKind(name: string): PolyolKind {
  return polyolsInText(name)[0] ?? 'unknown';
}

/** Grams of sugar alcohol and the kinds they may be: one where named, several where the label leaves it open. */
export interface PolyolShare {
  readonly grams: number;
  readonly kinds: readonly PolyolKind[];
}

/**
 * Splits a label's sugar alcohols into kinds: named grams as named; what is left of the total goes to the
 * names without grams (any of them), or to 'unknown' where no name is left.
 */
export function polyolShares(total: number | null, named: readonly NamedPolyol[]): PolyolShare[] {
  const shares: PolyolShare[] = [];
  let left = total;
  const open: PolyolKind[] = [];
  for (const polyol of named) {
    const kind = polyolKind(polyol.name);
    if (polyol.grams === null) {
      open.push(kind);
      continue;
    }
    const grams = left === null || total === null ? polyol.grams : Math.min(polyol.grams, left);
    if (left !== null) left -= grams;
    if (grams > 0) shares.push({ grams, kinds: [kind] });
  }
  if (left !== null && left > 0) shares.push({ grams: left, kinds: open.length > 0 ? open : ['unknown'] });
  return shares;
}
