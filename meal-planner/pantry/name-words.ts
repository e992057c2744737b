/** What follows one of these describes the food and does not name it. */
const TAIL = /\s(?:with|without|(?<=\S\s)no|in|from|for|by|on|off|made|packed)\s.*$/s;
/** How much there is, in what, where, and whose it is. */
const NOISE = new Set(
  (
    'family fam size value left star portion portioned cage regular jumbo xl assorted color colour tri ' +
    'ultra thick thin lb lbs oz gr kg ml cl dl ltr litre liter qt pt gal gallon pint quart stk stuk ' +
    'piece pc pcs pks inch dzn clamshell wedge brick tub tin jar can pouch sachet carton bottle net ' +
    'punnet block round wheel slice spear halve bigger big small tiny little new old opened sealed ' +
    'freezer fridge cupboard pantry kid mine him her proper one other rest cut peeled trimmed chunky ' +
    'fine crunchy smooth mature sharp xtra aged full washed ready zak blik pak gesneden plakken dose ' +
    'glas packung beutel scheibe gramm bio lata bote brik paquete bolsa loncha boite tranche paquet ' +
    'barattolo confezione fetta puszka sloik opakowanie sztuka plastry burk paket skivad bit some guess ' +
    'thing kind half pack packet bag bagged bunch box tray head loose dozen doz ct count bulk pk x an ' +
    'the a of open end last gone handful couple few getting sad two three four six er tk st flat ' +
    'long grade aa already soaked mostly dark szt slightly'
  ).split(' '),
);

/** What comes behind "in" and "with" and changes nothing of the food: what it lies in, and what belongs to it. */
const HARMLESS = new Set(
  (
    'water brine juice salt sea skin bone shell tail oil olive sunflower vegetable rapeseed canola soybean soya ' +
    'avocado spring own its and or rind fat herb chive garlic pepper chili basil dill lemon rosemary thyme ' +
    'mustard vinegar spice'
  ).split(' '),
);

/** Words that leave open which food it is. */
const FILLERS = new Set(
  (
    'organic fresh natural pure raw real plain premium extra virgin finest original classic traditional ' +
    'free range grass fed grassfed wild caught pasture raised pastured large medium small mini baby ' +
    'whole low carb keto friendly sliced shredded grated chopped diced minced cubed crumbled boneless ' +
    'skinless skin bone unsalted salted lightly frozen thawed ripe sodium reduced brand style homemade ' +
    'cup halal zabiha kosher local farm butcher supermarket and irish english greek italian french ' +
    'german danish american australian british scottish welsh cornish cypriot canadian norwegian ' +
    'atlantic nz creamy frysta mittelscharf mild'
  ).split(' '),
);

/** Letters that are no other letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Syllables of Korean and the like go together again.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøßæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\([^)]{0,200}\)/g, ' ')
    .replace(/(?<![a-z])left[ -]over/g, 'leftover')
    // "Ground beef 3 lb roll" comes in one.
    .replace(/(?<![a-z])(?:lb|oz|kg|g) (?:roll|tube|log|chub)\b/g, 'lb ')
    .replace(/(?<!\d)\d+(?:[.,]\d+)?\s*(?:g|kg|oz|lb|ml|l|%(?:\s+(?:fat|lean)\b)?|percent)?(?!\w)/g, ' ');

/** Whether one of these words tells which food it is. */
export const isTelling = (words: readonly string[]): boolean =>
  words.some((word) => !FILLERS.has(word) && !NOISE.has(word));

/** Spellings of one word, and how people shorten it on a list. */
const SPELLED: Readonly<Record<string, string>> = {
  avo: 'avocado',
  bf: 'beef',
  bfast: 'breakfast',
  bnl: 'boneless',
  brocc: 'broccoli',
  btr: 'butter',
  cauli: 'cauliflower',
  choc: 'chocolate',
  chs: 'cheese',
  crm: 'cream',
  chkn: 'chicken',
  chook: 'chicken',
  chix: 'chicken',
  chx: 'chicken',
  ched: 'cheddar',
  chz: 'cheese',
  ckd: 'cooked',
  cuke: 'cucumber',
  frz: 'frozen',
  grd: 'ground',
  frzn: 'frozen',
  frzr: 'freezer',
  grn: 'green',
  froz: 'frozen',
  lge: 'large',
  lg: 'large',
  lrg: 'large',
  med: 'medium',
  moz: 'mozzarella',
  ny: 'new york',
  mozz: 'mozzarella',
  mushie: 'mushroom',
  mush: 'mushroom',
  mushrm: 'mushroom',
  org: 'organic',
  orig: 'original',
  parm: 'parmesan',
  pepperjack: 'pepper jack',
  pkg: 'pack',
  pkt: 'pack',
  pwdr: 'powder',
  reg: 'regular',
  sf: 'sugar free',
  shrd: 'shredded',
  sknl: 'skinless',
  sltd: 'salted',
  tom: 'tomato',
  unsmkd: 'unsmoked',
  unsw: 'unsweetened',
  veg: 'vegetable',
  veggie: 'vegetable',
  wholewht: 'wholewheat',
  yog: 'yogurt',
  chilli: 'chili',
  chilly: 'chili',
  chily: 'chili',
  chillie: 'chili',
  chilie: 'chili',
  yoghurt: 'yogurt',
  yoghourt: 'yogurt',
  yogourt: 'yogurt',
};

/** One form for singular and plural: "eggs" as "egg", "berries" as "berry", "radishes" as "radish", "cuisses" and "cuisse" as the same. */
export function singular(word: string): string {
  if (word.endsWith('sse')) return word.slice(0, -1);
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  if (/(?:lea|hal|loa|cal)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words of a text in one form each. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+(?:'\p{L}+)?/gu) ?? [])
    .map((word) => singular(word.replace(/'s$/, '')))
    .flatMap((word) => (SPELLED[word] ?? word).split(' '));
}

/**
 * Words of a product's name, the naming noun last. "Cheese, cheddar" is read as "cheddar cheese" and "Sardines in oil"
 * as "sardine"; the brand is left out
 * where the rest names a food ("Peperami Original" by Peperami does not).
 */
export function nameWords(name: string, brand: string | null = null): string[] {
  // "Green onions / scallions" says it twice.
  const [once = ''] = name.split(/\s\/\s/);
  const [head = '', ...rest] = plain(once)
    .split(/[,;|–—]|\s-\s/)
    .map((part) => part.trim());
  const unbranded = brand ? new Set(wordsOf(plain(brand))) : new Set<string>();
  const ordered = [...rest.reverse(), head].map((part) => ` ${part} `.replace(TAIL, ' '));
  const words = wordsOf(ordered.join(' '));
  const kept = words.filter((word) => !unbranded.has(word));
  return isTelling(kept) ? kept : words;
}

/**
 * Whether the name says what else is in it: yogurt with honey, prawns in batter, but not "pork chops in clearance".
 * @param isFood of a word behind "in"
 */
export function saysMore(name: string, isFood: (word: string) => boolean): boolean {
  const [, by, more = ''] = /\s(with|in|made|packed)\s(.*)$/s.exec(plain(name)) ?? [];
  return tellingWords(wordsOf(more)).some(
    (word) => isTelling([word]) && !HARMLESS.has(word) && (by !== 'in' || isFood(word)),
  );
}

/** The words without amounts, packages and places; all of them where nothing else is there. */
export function withoutNoise(words: readonly string[]): string[] {
  const kept = words.filter((word) => !NOISE.has(word));
  return kept.length > 0 ? kept : [...words];
}

/** The words without those that do not tell which food it is; all of them where nothing else is there. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !FILLERS.has(word) && !NOISE.has(word));
  return telling.length > 0 ? telling : [...words];
}
