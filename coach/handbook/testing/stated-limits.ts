/** What a number in a handbook text measures. */
type Quantity = 'glucose' | 'ketones' | 'a1c' | 'pressure' | 'rise';

/** A limit as a sentence states it: "100 to 125 mg/dL (5.6 to 6.9 mmol/L)". */
export interface StatedLimit {
  readonly quantity: Quantity;
  readonly from: number;
  /** End of a range, or the lower number of a blood pressure; else null. */
  readonly to: number | null;
  /** Whether its unit stands with it; a later mention of the same limit may leave it out. */
  readonly hasUnit: boolean;
  /** The same in the other unit, in parentheses behind it; else null. */
  readonly pair: { readonly from: number; readonly to: number | null } | null;
  readonly words: string;
  /** What the sentence says on both sides of it, up to its neighbors, in lower case. */
  readonly around: string;
}

const N = String.raw`(\d+(?:\.\d+)?)`;
const RANGE = `${N}(?: to ${N})?`;
const START = String.raw`(?<![\w./:,-])`;
/** In the order of the groups of `PATTERNS`: from, to, paired from, paired to. */
const PATTERNS: readonly { readonly find: RegExp; readonly quantity: Quantity; readonly hasUnit: boolean }[] =
  [
    {
      find: new RegExp(String.raw`${START}${RANGE} mg/dL(?: \(${RANGE} mmol/L\))?`, 'g'),
      quantity: 'glucose',
      hasUnit: true,
    },
    {
      find: new RegExp(String.raw`${START}${RANGE} (?:percent|%)(?: \(${RANGE} mmol/mol\))?`, 'g'),
      quantity: 'a1c',
      hasUnit: true,
    },
    { find: new RegExp(`${START}${RANGE} mmol/L`, 'g'), quantity: 'ketones', hasUnit: true },
    { find: /(?<![\w./:,-])(\d{2,3})\/(\d{2,3})(?![\w/])/g, quantity: 'pressure', hasUnit: true },
  ];
/** "Above 3.0", "126 or more": a limit without its unit, told by what is compared. */
const BARE = new RegExp(
  String.raw`\b(?:[Bb]elow|[Uu]nder|[Aa]bove|[Oo]ver|[Ff]rom|between) ${RANGE}(?![\w/]|\.\d| ?(?:%|°|[a-z]))|${START}${N}(?= (?:or|and) more\b)|\b(?:[Bb]elow|[Uu]nder|[Aa]bove|[Oo]ver) ${RANGE}(?= (?:with|is|it|means?|twice|or|and|at|fasting|points?|calls?|needs?|deserves?)\b)`,
  'g',
);
/** An age, not a value of the blood. */
const AGE = /\b(?:under|over|after|from) (?:18|65|5)\b(?! mg| mmol)/gi;

const LIPIDS = /\b(?:ldl|hdl|cholesterol|triglycerides?|apob)\b/;
const SUBJECTS: readonly (readonly [RegExp, Quantity])[] = [
  [/\b(?:glucose|sugar|fasting value)/g, 'glucose'],
  [/\bketo(?:nes?|acidosis|sis)\b/g, 'ketones'],
  [/\ba1c\b/g, 'a1c'],
];

/** Sentences, list items and table rows of a text; what stands in quotes is a question somebody may ask. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/"[^"\n]*"/g, '""')
    .split(/\n+|(?<=[.!?](?:\[\^[a-z0-9-]+\])*)\s+(?=["A-Z\d*[(])/)
    .filter((sentence) => sentence.trim() !== '');
}

interface Found {
  readonly quantity: Quantity;
  readonly hasUnit: boolean;
  readonly match: RegExpExecArray;
}

/** Limits of one sentence, in order. `before` is the quantity of the last limit of the section. */
export function statedLimits(sentence: string, title: string, before: Quantity | null): StatedLimit[] {
  const text = sentence.replace(AGE, (age) => ' '.repeat(age.length));
  const found: Found[] = [];
  const isFree = (match: RegExpExecArray) =>
    found.every(
      ({ match: other }) =>
        match.index + match[0].length <= other.index || match.index >= other.index + other[0].length,
    );
  for (const { find, quantity, hasUnit } of PATTERNS) {
    for (const match of text.matchAll(find)) {
      const isOurs = isFree(match) && ofSubject(quantity, text.slice(0, match.index), title);
      if (isOurs) found.push({ quantity: riseOr(quantity, text, match), hasUnit, match });
    }
  }
  for (const match of text.matchAll(BARE)) {
    const named = nearestSubject(text.slice(0, match.index)) ?? found.at(-1)?.quantity ?? before;
    const isLipid = LIPIDS.test(text.toLowerCase());
    if (isFree(match) && named && named !== 'pressure' && !isLipid) {
      found.push({ quantity: named, hasUnit: false, match });
    }
  }
  const inOrder = found.toSorted((a, b) => a.match.index - b.match.index);
  return inOrder.map(({ quantity, hasUnit, match }, index) => {
    const [from, to, pairFrom, pairTo] = numbers(match);
    let [first, last] = [index, index];
    while (isJoined(text, inOrder[first - 1], inOrder[first])) first -= 1;
    while (isJoined(text, inOrder[last], inOrder[last + 1])) last += 1;
    return {
      ...{ quantity, hasUnit, from: from ?? 0, to: to ?? null },
      pair: pairFrom === undefined ? null : { from: pairFrom, to: pairTo ?? null },
      words: match[0].trim(),
      around: text.slice(endOf(inOrder[first - 1]), inOrder[last + 1]?.match.index).toLowerCase(),
    };
  });
}

const endOf = (one: Found | undefined) => (one ? one.match.index + one.match[0].length : 0);

/** "100 mg/dL fasting or an A1C of 5.7 percent": what is said of the one holds for the other. */
const isJoined = (text: string, one: Found | undefined, next: Found | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  /^[^.;:]{0,30}\bor\b(?! more)[^.;:]{0,30}$/.test(text.slice(endOf(one), next.match.index));

function numbers(match: RegExpExecArray): (number | undefined)[] {
  const read = (raw: string | undefined) => (raw === undefined ? undefined : Number(raw));
  const isPaired = /mg\/dL|percent|%/.test(match[0]);
  const groups = isPaired ? match.slice(1, 5) : match.slice(1).filter((raw) => raw !== undefined);
  return groups.map(read);
}

/** Percent only counts beside A1C, mg/dL and mmol/L only away from blood fats, a pair of numbers beside a pressure. */
function ofSubject(quantity: Quantity, before: string, title: string): boolean {
  if (quantity === 'a1c') return nearestSubject(before) === 'a1c';
  const words = `${title} ${before}`.toLowerCase();
  if (quantity === 'pressure') return /\bpressure\b/.test(words);
  const lipid = [...words.matchAll(new RegExp(LIPIDS, 'g'))].at(-1)?.index ?? -1;
  const glucose = [...words.matchAll(/\b(?:glucose|sugar|fasting|low|ketones?)\b/g)].at(-1)?.index ?? -1;
  return glucose >= lipid;
}

const riseOr = (quantity: Quantity, text: string, match: RegExpExecArray): Quantity =>
  quantity === 'glucose' && /\brise of (?:less than )?$/.test(text.slice(0, match.index)) ? 'rise' : quantity;

function nearestSubject(before: string): Quantity | null {
  const text = before.toLowerCase();
  const last = SUBJECTS.map(([words, quantity]) => ({
    quantity,
    at: [...text.matchAll(words)].at(-1)?.index ?? -1,
  })).reduce((best, one) => (one.at > best.at ? one : best));
  return last.at < 0 ? null : last.quantity;
}
