/** Spellings and words of other countries, each in the form the food names use. Singular, without accents. */
const SAME_WORD: Readonly<Record<string, string>> = {
  yoghurt: 'yogurt',
  yogourt: 'yogurt',
  youghurt: 'yogurt',
  joghurt: 'yogurt',
  courgette: 'zucchini',
  aubergine: 'eggplant',
  prawn: 'shrimp',
  omelette: 'omelet',
  doughnut: 'donut',
  catsup: 'ketchup',
  soya: 'soy',
  portabella: 'portobello',
  portobella: 'portobello',
  filet: 'fillet',
  bbq: 'barbecue',
  barbeque: 'barbecue',
  flavoured: 'flavored',
  flavour: 'flavor',
  choc: 'chocolate',
  crisp: 'chip',
  whisky: 'whiskey',
  avo: 'avocado',
  hardboiled: 'boiled',
  pepperjack: 'jack',
  lasagne: 'lasagna',
  wholemeal: 'wholewheat',
  nonfat: 'fatfree',
  lowfat: 'fatlow',
  lite: 'light',
  chilli: 'chili',
  chillis: 'chili',
  chilly: 'chili',
  chile: 'chili',
};

/** Words that join a name and tell nothing about the food. */
const JOINERS = new Set(['a', 'an', 'of', 'the', 'in', 'made', 'from', 'style']);

const NOT_ASCII = /[^\x20-\x7e]|`/;

/** Lower case, no accents, plain quotes and fractions; the text stays the same otherwise. */
export function plainText(text: string): string {
  const ascii = NOT_ASCII.test(text) ? withoutAccents(text) : text;
  return ascii.toLowerCase().replace(/\b7[- ]?up\b/g, 'sevenup');
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’`]/g, "'")
    .replace(/⁄/g, '/');
}

/** Singular of an English noun, near enough to compare two names by. */
function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (/^(?:leaves|halves|loaves|calves)$/.test(word)) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return word.length <= 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Words of the table recur tens of thousands of times. */
const KNOWN_MOST = 20_000;
const known = new Map<string, string>();

/** One word in comparable form: "Doughnuts" and "donut" meet, "cookies" and "cookie" too. */
export function foodWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const form = comparableForm(word);
  if (known.size < KNOWN_MOST) known.set(word, form);
  return form;
}

function comparableForm(word: string): string {
  const bare = word.replace(/'s?$/, '').replace(/'/g, '');
  const one = singular(SAME_WORD[bare] ?? bare);
  const same = SAME_WORD[one] ?? one;
  return same.length > 4 && same.endsWith('ie') ? `${same.slice(0, -2)}y` : same;
}

/** Other spellings of a word that stand for the same food. */
export function otherSpellings(word: string): string[] {
  return Object.entries(SAME_WORD).flatMap(([other, same]) => (same === word ? [other] : []));
}

export function isJoiner(word: string): boolean {
  return JOINERS.has(word);
}

/** Words of a name in comparable form, joiners left out. */
export function foodWords(text: string): string[] {
  const plain = plainText(text)
    .replace(/\bnon[- ]?fat\b|\bfat[- ]free\b|\b0 ?%/g, 'fatfree')
    .replace(/\blow[- ]fat\b/g, 'fatlow')
    .replace(/\bwhole[- ](wheat|grain|meal)\b/g, 'whole$1')
    .replace(/\b(skin|bone|sugar|gluten)(?:less|[- ]free)\b/g, 'no$1')
    .replace(/\b(?:without|no)(?: added)?[- ](?:the )?(skin|bone|sugar|gluten)s?\b/g, 'no$1');
  return (plain.match(/[a-z0-9%/&']+/g) ?? [])
    .map((word) => (word === '&' || word === 'n' ? 'and' : foodWord(word)))
    .filter((word) => word.length > 0 && !JOINERS.has(word));
}

/** The same words make the same key, in whatever order they stand. */
export function wordsKey(words: readonly string[]): string {
  return [...words].sort().join(' ');
}
