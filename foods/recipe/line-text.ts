/** A line of a recipe as it is written, brought to one way of writing before its words are read. */
export interface LineText {
  /** Amount and name, without notes: "2 large eggs, beaten". */
  readonly said: string;
  /** A weight or volume told beside the amount ("(about 2 lb)"), and whether each piece has it. */
  readonly note: { readonly text: string; readonly isOfEach: boolean } | null;
}

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?(?: \d\/\d)?|\d\/\d`;
const RANGE = `(?:${NUMBER})(?: ?(?:-|to) ?(?:${NUMBER}))?`;
const WEIGHTS = 'kg|grams?|g|ounces?|oz|pounds?|lbs?|ml|millilit(?:re|er)s?|lit(?:re|er)s?|l|fl oz';
const WEIGHED = new RegExp(String.raw`(?<![\d.,/])${RANGE}[ -]?(?:${WEIGHTS})\b\.?`, 'gi');
const CONTAINER =
  'cans?|tins?|packages?|pkgs?|packets?|packs?|bags?|boxes|box|jars?|bottles?|cartons?|blocks?|tubs?|containers?|sachets?|envelopes?|bricks?|rolls?|tubes?';
const UNITS = 'cups?|tbsp|tsp|tablespoons?|teaspoons?|g|oz|ml|lbs?|pounds?|ounces?';

/** What is written short after a number. A capital T is a tablespoon, a small one a teaspoon. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)(?:T|Tb|Tbl|Tbs|TBSP|Tbsp|tbsp|tbs|tbl|tblsp)s?\b\.?(?!\w)/g, ' tbsp'],
  [/(?<=\d ?)(?:t|tsp|TSP|Tsp)s?\b\.?(?!\w)/g, ' tsp'],
  [/(?<=\d ?)[cC]\b\.?(?![\w'])/g, ' cup'],
  [/(?<=\d ?)(?:qts?|QT)\b\.?/g, ' quart'],
  [/(?<=\d ?)(?:pts?|PT)\b\.?/g, ' pint'],
  [/(?<=\d ?)(?:ltrs?|litres?)\b/gi, ' liter'],
  [/(?<=\d ?(?:ml|g) )pots?\b/gi, 'tub'],
  [/\b(oz|lbs?|gal|doz|approx|lg|med|sm|pkgs?|pkts?|env|sq)\./gi, '$1'],
  [/\b(?:pkgs?|pkts?)\b/gi, 'package'],
  [/\bdoz\b/gi, 'dozen'],
  [/\bgal\b/gi, 'gallon'],
  [/\bsm\b/gi, 'small'],
  [/(?<=\d ?)(?:pcs?|nos?)\b\.?/gi, ' piece'],
  [/(?<=\d ?)gms?\b\.?/gi, ' g'],
  [/(?<=- ?)half\b(?! (?:an?|cup|tsp|tbsp))/gi, '1/2'],
  [/(?<=\d ?)(?:ribs?|sticks?) (?=(?:of )?celery)/gi, ' stalk '],
  [/(?<=celery )(?:ribs?|sticks?)\b/gi, 'stalks'],
  [/\bpods? (?:of )?(?=garlic)/gi, 'cloves '],
  [/^[\p{L}' ]{3,30}: (?=\S)/u, ''],
  [/(?:\b(?:a )?(?:few|good|couple of) )?\b(?:grinds?|twists?|cracks?|shakes?) (?:of )?/gi, '1 pinch '],
  [/^(?:an? )?(?:(?:big|good|small) )?squeezes? (?:of )?/i, '1 tsp '],
  [/^an? drop of (?=milk|water|oil|cream|wine)/i, '1 splash '],
  [
    /(?<=\d) ?(?:heaping|heaped|heap|rounded|level|scant|generous|slightly heaped|(?:firmly|tightly|lightly|loosely) packed) (?=[a-z])/gi,
    ' ',
  ],
  [/^(?:an? |one |1 )?thumb(?:nail)?(?:[- ]siz(?:ed?))?(?: (?:piece|knob|chunk))?(?: of)? /i, '1 piece '],
  [
    /^(?:an? )?(?:\d[\d./ -]{0,8})?-? ?(?:inch|in|cm|")[- ]?(?:long |thick )?(?:piece|knob|chunk|length)s?(?: of)? /i,
    '1 piece ',
  ],
];
const DECILITERS = /\b(\d{1,4}(?:[.,]\d)?) ?dl\b/gi;

/** "2 x 400 g", "1 14 oz can", "1 - 6 oz pkg": each has that weight. */
const TIMES = /^(\d{1,3}) ?[x×] ?(\d{1,4}(?:[.,]\d{1,2})? ?(?:g|kg|oz|ml|lb)\b)/i;
const PACKED = new RegExp(
  String.raw`^(\d{1,3})(?: | ?- ?)(\d{1,4}(?:[.,]\d{1,2})?[ -]?(?:oz|ounces?|g|lb|ml)\b\.?) (?=(?:${CONTAINER})\b)`,
  'i',
);

/** "Water - 5 cups", "Flour: 200 g", "rum, 50 ml": the amount stands behind. */
const AMOUNT_BEHIND = new RegExp(
  String.raw`^(\p{L}[^\d:]{0,80}?) ?(?:,|:| -) ?(?:about )?(${RANGE}(?: ?(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|g|kg|ml|l|liter|oz|ounces?|lbs?|pounds?|cloves?|sprigs?|piece|large|medium|small|bunch(?:es)?|stalks?|inch)\b)?)(?=$|[ ,(])`,
  'iu',
);

/** "Juice of 1/2 lemon", "2 limes, juiced": the fruit's juice or peel, so many of them. */
const OF_FRUIT =
  /^(?:the )?(?:(?:finely|freshly|fresh|grated) ){0,3}(juice|zest|rind|peel)(?: and (?:juice|zest))? (?:of|from) (half an?|an?|one|\d[\d/ ]{0,6})? ?(?:large |small |medium )?(lemon|lime|orange|grapefruit)s?\b.{0,200}$/i;
const FRUIT_OF =
  /^(half an?|an?|one|\d[\d/ ]{0,6}) (?:large |small |medium )?(lemon|lime|orange)s?,? .{0,40}?\b(juice|zest)(?:d| only)?\b.{0,200}$/i;

/** What no longer names the food: where it is from, what else would do, when more is needed. */
const TAIL =
  /[,;]? ?(?:- .{0,300}|\+ ?(?:more|extra)\b.{0,300}|\bmore$|\b(?:such as|e\.?g\b|preferably|ideally|i (?:use|used|like|leave|skip|prefer)\b|plus (?:more|extra|additional|some)|and (?:more|extra)|or (?:more|less|as|to)\b|if\b|in place of|instead of|depending|(?:as|when) (?:needed|desired|required)|for (?:the |a |each )?[a-z]{1,20}\b(?! (?:milk|cream))|to (?:taste|serve|garnish|finish|top|decorate|thin|cover|coat|sprinkle|drizzle|make|grease|fry|brush|rub|roll|dip|stir|spread|glaze|line|deglaze|season|cook)\b|from (?:the|an?|your)\b|at room|room temp|see notes?|optional|opt\b|divided|your (?:choice|favorite)|like\b).{0,300})$/i;
/** A second food in the line: "4 eggs + 1 yolk", "2 T cornstarch mixed with 1/4 cup water". */
const AND_ANOTHER =
  / ?(?:\+|\b(?:plus|and)\b|&|\b(?:mixed|dissolved|whisked|stirred|bloomed) (?:with|in|into)\b) (?=\d[\d/ .-]{0,12}\p{L}{2}|\d[\d/ .-]{0,12}g\b|an? (?:pinch|dash)\b|(?:grated |finely grated )?(?:juice|zest|rind) (?:of|from)\b)|, (?=\d[\d/ .-]{0,12}(?:cups?|tbsp|tsp|tablespoons?|teaspoons?)\b)/iu;
/** "1 tsp each cumin, coriander and paprika" */
const EACH = /^(\d[^,]{0,30}?) each (?:of )?(?=\p{L})(.{1,200})$/iu;
const IN_LIST = / ?(?:,(?: and)?|\band\b|&) /;
/** "Pinch of salt", "handful spinach": one of it. */
const BARE_MEASURE =
  /^(?:(?:tiny|small|large|big|good|generous) )?(pinch|dash|handful|bunch|knob|splash|drizzle|sprig|clove|stick|slice|head|sprinkle|dollop|can|tin|package|packet|bag|jar|few drops)\b/i;
const OF_SIZE = /^(?:tiny|small|large|big|good|generous) /i;

const IN_PACKAGE = new RegExp(String.raw`\d[^,;]{0,40}\b(?:${CONTAINER})\b`, 'i');
/** Of such a food there is less sugar, salt or fat than in the usual one. */
const LESS_OF_IT =
  /\b(?:sugar|salt|sodium|fat|carb)s?[- ]?(?:free|reduced)\b|\b(?:no|less|reduced|low|zero)[- ](?:added |in )?(?:sugar|salt|sodium|fat|carb)s?\b|\bunsweetened\b/i;
const ABOUT_WEIGHT = new RegExp(
  String.raw`,? ?\b(?:about|approx(?:imately)?|around|roughly|weighing) (${RANGE}[ -]?(?:${WEIGHTS})\b(?: total| each)?)`,
  'i',
);
const WEIGHT_BEHIND = new RegExp(String.raw`, ?(${RANGE}[ -]?(?:${WEIGHTS})\b(?: total| each)?)$`, 'i');
const AMOUNT_ALONE = new RegExp(String.raw`^\d[\d/ .-]{0,12}(?:${UNITS})$`, 'i');
const AMOUNT_AHEAD = new RegExp(String.raw`^\d[\d/ .-]{0,12}(?:${UNITS})? (?:of )?`, 'i');
const ANY_UNIT = new RegExp(`\\b(?:${UNITS})\\b`, 'gi');

function plain(raw: string): string {
  let text = raw
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKC')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/⁄/g, '/')
    .replace(/[–—]/g, '-')
    .replace(/(?<=\p{L}) ?- ?(?= )|(?<= )-(?=\p{L})/gu, ' - ')
    .replace(/(?<!\s)\s+/g, ' ')
    .replace(/(?<=\d) - (?=\d)/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/(\d) (?:and|&) (\d\/\d)/g, '$1 $2')
    .replace(TIMES, '$1 ($2)')
    .replace(PACKED, '$1 ($2) ')
    .replace(DECILITERS, (_, count: string) => `${Number(count.replace(',', '.')) * 100} ml`);
  for (const [short, long] of SHORT) text = text.replace(short, long);
  return text
    .replace(/ {2,9}/g, ' ')
    .replace(AMOUNT_BEHIND, '$2 $1')
    .trim();
}

/** "Juice of 1 lime", "1 lemon, zested": so many of the juice or the peel. */
const fruitFirst = (piece: string): string =>
  piece
    .replace(
      OF_FRUIT,
      (_, part: string, count: string | undefined, fruit: string) => `${countIn(count)} ${fruit} ${part}`,
    )
    .replace(
      FRUIT_OF,
      (_, count: string, fruit: string, part: string) => `${countIn(count)} ${fruit} ${part}`,
    )
    .trim();
const countIn = (count = '1'): string =>
  /^half/i.test(count) ? '1/2' : /^(?:an?|one) ?$/i.test(count) ? '1' : count.trim();

/** One line as the foods it names, each with its amount. */
export function lineTexts(raw: string): LineText[] {
  const pieces = withoutOther(plain(raw))
    .replace(/\([^()]*\)/g, (note) => note.replace(/[+&,]|\band\b|\bplus\b/g, ' '))
    .split(AND_ANOTHER)
    .flatMap(eachOf);
  const read = pieces.map((piece) => readPiece(fruitFirst(piece))).filter(({ said }) => said !== '');
  return read.map((piece, at) => {
    const amount = piece.said.replace(TAIL, '');
    if (!AMOUNT_ALONE.test(amount)) return piece;
    // "1 cup plus 2 tbsp flour": both amounts are of what follows; "200 g butter, plus 25 g to brush" of what went before.
    const other = read[at + 1] ?? read[at - 1];
    return other ? { ...piece, said: `${amount} ${other.said.replace(AMOUNT_AHEAD, '')}` } : piece;
  });
}

/** "6 cups broth, or water plus 6 bouillon cubes": what else would do goes. */
function withoutOther(text: string): string {
  const at = text.search(/, or /i);
  return at > 0 && /\p{L}{3}/u.test(text.slice(0, at)) ? text.slice(0, at) : text;
}

function eachOf(piece: string): string[] {
  const [, amount, foods] = EACH.exec(piece) ?? [];
  return amount && foods && IN_LIST.test(foods)
    ? foods.split(IN_LIST).map((food) => `${amount} ${food}`)
    : [piece];
}

function readPiece(piece: string): LineText {
  const notes: string[] = [];
  let isPacked = false;
  let said = piece.replace(/\(([^()]*)\)?/g, (_, note: string, at: number) => {
    if (/^[\d/ .]*$/.test(piece.slice(0, at)) && weightIn(note)) isPacked = true;
    // "6 eggs (700 g carton)" tells what they come in.
    if (isPacked || !IN_PACKAGE.test(note)) notes.push(note);
    // "Ketchup (no added sugar)" is not the usual one.
    return LESS_OF_IT.test(note) ? `, ${note} ` : ' ';
  });
  const noteOf = (all: string, note: string, at: number) => {
    if (at === 0) return all;
    notes.push(note);
    return ' ';
  };
  said = said
    .replace(/ {2,9}/g, ' ')
    .trim()
    .replace(ABOUT_WEIGHT, noteOf)
    .replace(WEIGHT_BEHIND, noteOf);
  const withoutTail = said.replace(TAIL, '');
  if (/\p{L}{2}/u.test(withoutTail.replace(ANY_UNIT, ''))) said = withoutTail;
  said = said.replace(BARE_MEASURE, (measure) => `1 ${measure.replace(OF_SIZE, '')}`);
  const weighed = notes.map((text) => ({
    text: weightIn(text) ?? '',
    isOfEach: /\b(?:each|apiece)\b/i.test(text),
  }));
  const note = weighed.find(({ text }) => text !== '') ?? null;
  return {
    said: said
      .replace(/ {2,9}/g, ' ')
      .replace(/ ,/g, ',')
      .replace(/^[,.; ]{1,9}|(?<![,.; ])[,.; ]{1,9}$/g, ''),
    note: note && { ...note, isOfEach: note.isOfEach || isPacked },
  };
}

/** The weight that a note tells, in grams where it tells several. */
function weightIn(note: string): string | null {
  const found = note.match(WEIGHED) ?? [];
  return found.find((one) => /\d ?(?:g|grams?|kg)\b/i.test(one)) ?? found[0] ?? null;
}
