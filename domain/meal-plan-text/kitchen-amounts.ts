/** A count as kitchens write it: "2", "1.5", "1/2", "1 1/2", "1½". */
const GLYPHS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
};
const COUNT = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?`;
const AMOUNT = new RegExp(`^(${COUNT})(?:\\s*(?:-|–|to)\\s*(${COUNT}))?(.*)`, 's');

interface Amount {
  readonly count: number;
  /** What is counted, in the singular; empty for a bare number. */
  readonly unit: string;
}

/** Parts of a measure that kitchens have. */
const PARTS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
];
/** A count this near to a kitchen's part, by itself or as a share of the count, is written as one. */
const NEAR = 0.03;
const NEAR_SHARE = 0.06;
/** Teaspoons in a tablespoon and tablespoons in a US cup; more than these many are measured in the larger one. */
const LARGER: Readonly<Record<string, { unit: string; holds: number; from: number }>> = {
  tsp: { unit: 'tbsp', holds: 3, from: 3 },
  tbsp: { unit: 'cup', holds: 16, from: 8 },
};

/** The text with fractions spelled out: "1½ cups" as "1 1/2 cups". */
export function spelledFractions(text: string): string {
  return text.replace(/(\d)?([½⅓⅔¼¾⅛])/g, (_, whole: string | undefined, glyph: string) =>
    whole === undefined ? (GLYPHS[glyph] ?? glyph) : `${whole} ${GLYPHS[glyph]}`,
  );
}

function numberOf(count: string): number {
  return count.split(' ').reduce((sum, part) => {
    const [above = 0, below = 1] = part.replace(',', '.').split('/').map(Number);
    return sum + above / below;
  }, 0);
}

/** "1 1/2" for 1.5; a count that no kitchen measures comes as a decimal. */
export function countText(count: number): string {
  const whole = Math.floor(count);
  const [value, part] = PARTS.reduce((best, one) =>
    Math.abs(count - whole - one[0]) < Math.abs(count - whole - best[0]) ? one : best,
  );
  const off = Math.abs(count - whole - value);
  const isNothing = whole === 0 && value === 0;
  if (isNothing || off > Math.max(NEAR, NEAR_SHARE * count))
    return String(Number(count.toFixed(count < 1 ? 2 : 1)));
  const above = value === 1 ? whole + 1 : whole;
  if (part === '') return String(above);
  return above === 0 ? part : `${above} ${part}`;
}

/** Nine teaspoons are three tablespoons. */
function inLargerMeasure({ count, unit }: Amount): Amount {
  const larger = LARGER[unit];
  if (!larger || count < larger.from) return { count, unit };
  return inLargerMeasure({ count: count / larger.holds, unit: larger.unit });
}

const UNCHANGED = /^(?:tbsp|tsp|oz|g|kg|ml|cl|dl|l|lb|fl oz|small|medium|large)$/i;

function manyOf(noun: string): string {
  if (UNCHANGED.test(noun) || /s$/i.test(noun)) return noun;
  if (/f$/.test(noun)) return `${noun.slice(0, -1)}ves`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}${/(?:ch|sh|x|[tm]ato)$/.test(noun) ? 'es' : 's'}`;
}

function oneOf(noun: string): string {
  if (UNCHANGED.test(noun) || /ss$/i.test(noun)) return noun;
  if (/eaves$|alves$/.test(noun)) return `${noun.slice(0, -3)}f`;
  if (/ies$/.test(noun)) return `${noun.slice(0, -3)}y`;
  return noun.replace(/(?:(?<=ch|sh|x|[tm]ato)es|s)$/, '');
}

/** The last word follows the count: "1 egg", "2 eggs"; "1/2 cup", "2 cups". */
function agreeing(count: number, words: string): string {
  const noun = /(?<![a-z])[a-z]*$/.exec(words)?.[0] ?? '';
  const before = words.slice(0, words.length - noun.length);
  return `${before}${noun && (count > 1 ? manyOf(noun) : oneOf(noun))}`;
}

/** "2 eggs" as 2 of "egg"; null where no count stands first, and for ranges. */
function readAmount(text: string): Amount | null {
  const found = AMOUNT.exec(spelledFractions(text.trim()));
  if (!found?.[1] || found[2] !== undefined) return null;
  return { count: numberOf(found[1]), unit: agreeing(1, (found[3] ?? '').trim()) };
}

function amountOf(amount: Amount): string {
  const { count, unit } = inLargerMeasure(amount);
  return unit === '' ? countText(count) : `${countText(count)} ${agreeing(count, unit)}`;
}

/** "1 1/2 tbsp" times 2 is "3 tbsp"; a text without a count stays as it is. */
export function scaledAmount(text: string, by: number): string {
  const found = AMOUNT.exec(spelledFractions(text));
  if (!found?.[1]) return text;
  const [, first, last, rest = ''] = found;
  const least = numberOf(first) * by;
  const most = last === undefined ? least : numberOf(last) * by;
  if (last === undefined && rest.trim() in LARGER) return amountOf({ count: most, unit: rest.trim() });
  const counts = last === undefined ? countText(least) : `${countText(least)}-${countText(most)}`;
  return `${counts}${agreeing(most, rest)}`;
}

/** The sum of amounts of one kind; null where they are counted in different things, or one is not counted. */
export function summedAmount(texts: readonly (string | null)[]): string | null {
  const amounts = texts.map((text) => (text === null ? null : readAmount(text)));
  const [first] = amounts;
  if (!first || amounts.some((one) => one?.unit !== first.unit)) return null;
  return amountOf({ unit: first.unit, count: amounts.reduce((sum, one) => sum + (one?.count ?? 0), 0) });
}
