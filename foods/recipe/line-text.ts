/** A line of a recipe as it is written, brought to one way of writing before its words are read. */
export interface LineText {
  /** Amount and name, without notes: "2 large eggs, beaten". */
  readonly said: string;
  /** A weight or volume told beside the amount ("(about 2 lb)"), and whether each piece has it. */
  readonly note: { readonly text: string; readonly isOfEach: boolean } | null;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:[ ]\d\/\d)?|\d\/\d`;
const WEIGHED = new RegExp(
  String.raw`(?:${NUMBER})(?: ?(?:-|to) ?(?:${NUMBER}))?[ -]?(?:kg|grams?|g|ounces?|oz|pounds?|lbs?|ml|millilit(?:re|er)s?|lit(?:re|er)s?|l|fl oz)\b\.?`,
  'gi',
);
const CONTAINER =
  'cans?|tins?|packages?|pkgs?|packets?|packs?|bags?|boxes|box|jars?|bottles?|cartons?|blocks?|tubs?|containers?|sachets?|envelopes?|bricks?|rolls?|tubes?';

/** What is written short after a number. A capital T is a tablespoon, a small one a teaspoon. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)(?:T|Tb|Tbl|Tbs|TBSP|Tbsp|tbsp|tbs|tbl|tblsp)s?\b\.?(?!\w)/g, ' tbsp'],
  [/(?<=\d ?)(?:t|tsp|TSP|Tsp)s?\b\.?(?!\w)/g, ' tsp'],
  [/(?<=\d ?)[cC]\b\.?(?![\w'])/g, ' cup'],
  [/(?<=\d ?)(?:qts?|QT)\b\.?/g, ' quart'],
  [/(?<=\d ?)(?:pts?|PT)\b\.?/g, ' pint'],
  [/\b(oz|lbs?|gal|doz|approx|lg|med|sm|pkgs?|pkts?|env|sq)\./gi, '$1'],
  [/\b(?:pkgs?|pkts?)\b/gi, 'package'],
  [/\bdoz\b/gi, 'dozen'],
  [/\bgal\b/gi, 'gallon'],
  [/\bsm\b/gi, 'small'],
  [/\b(\d+(?:[.,]\d+)?) ?dl\b/gi, '$1 deciliter'],
  [/(?<=\d ?)(?:ribs?|sticks?) (?=(?:of )?celery)/gi, ' stalk '],
  [/(?<=celery )(?:ribs?|sticks?)\b/gi, 'stalks'],
  [/^[\p{L}' ]{3,30}: (?=\S)/u, ''],
  [
    /(?:\b(?:a )?(?:few|good|couple of) )?\b(?:grinds?|twists?|cracks?|shakes?|squeezes?) (?:of )?/gi,
    '1 pinch ',
  ],
  [
    /(\d) ?(?:heaping|heaped|heap|rounded|level|scant|generous|slightly heaped|(?:firmly|tightly|lightly|loosely) packed) (?=[a-z])/gi,
    '$1 ',
  ],
  [/^(?:an? |one |1 )?thumb(?:nail)?(?:[- ]siz(?:ed?))?(?: (?:piece|knob|chunk))?(?: of)? /i, '1 piece '],
  [
    /^(?:an? )?(?:\d[\d./ -]*)?-? ?(?:inch|in|cm|")[- ]?(?:long |thick )?(?:piece|knob|chunk|length)s?(?: of)? /i,
    '1 piece ',
  ],
];

/** "Juice of 1/2 lemon", "2 limes, juiced": the fruit's juice or peel, so many of them. */
const OF_FRUIT =
  /^(?:the )?(?:(?:finely |freshly |fresh |grated )*)(juice|zest|rind|peel)(?: and (?:juice|zest))? (?:of|from) (an?|one|half an?|\d[\d/ ]*)? ?(?:large |small |medium )?(lemon|lime|orange|grapefruit)s?\b.*$/i;
const FRUIT_OF =
  /^(an?|one|half an?|\d[\d/ ]*) (?:large |small |medium )?(lemon|lime|orange)s?,? .*?\b(juice|zest)(?:d| only)?\b.*$/i;

/** "Water - 5 cups", "Flour: 200 g", "rum, 50 ml": the amount stands behind. */
const AMOUNT_BEHIND = new RegExp(
  String.raw`^(\p{L}[^\d:]*?(?:\([^)]*\))?[^\d:]*?)\s*(?:,|:|\s-)\s*(?:about )?((?:${NUMBER})(?: ?(?:-|to) ?(?:${NUMBER}))?(?:\s*(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|g|kg|ml|l|liter|oz|ounces?|lbs?|pounds?|cloves?|sprigs?|piece|large|medium|small|bunch(?:es)?|stalks?|inch)\b)?)(?=$|[\s,(])`,
  'iu',
);

/** What no longer names the food: where it is from, what else would do, when more is needed. */
const TAIL =
  /[,;]?\s*(?:-\s+.*|\+\s*(?:more|extra)\b.*|\bmore$|\b(?:such as|e\.?g\b|preferably|ideally|i (?:use|used|like|leave|skip|prefer)\b|plus (?:more|extra|additional|some)|and (?:more|extra)|or (?:more|less|as|to)\b|if\b|in place of|instead of|depending|(?:as|when) (?:needed|desired|required)|for (?:the |a |each )?[a-z]+(?:ing)?\b(?! (?:milk|cream))|to (?:taste|serve|garnish|finish|top|decorate|thin|cover|coat|sprinkle|drizzle|make|grease|fry|brush|rub|roll|dip|stir|spread|glaze|line|deglaze|season|cook)\b|from (?:the|an?|your)\b|at room|room temp|see notes?|optional|opt\b|divided|your (?:choice|favorite)|like\b).*)$/i;
/** A second food in the line: "4 eggs + 1 yolk", "2 T cornstarch mixed with 1/4 cup water". */
const AND_ANOTHER =
  /\s*(?:\+|\b(?:plus|and)\b|&|\b(?:mixed|dissolved|whisked|stirred|bloomed)(?: (?:with|in|into))\b)\s+(?=\d[\d/ .-]*\s?\p{L}{2}|\d[\d/ .-]*g\b|(?:an? (?:pinch|dash)|(?:grated |finely grated )?(?:juice|zest|rind) (?:of|from))\b)|,\s+(?=\d[\d/ .-]*\s?(?:cups?|tbsp|tsp|tablespoons?|teaspoons?)\b)/iu;
/** "1 tsp each cumin, coriander and paprika" */
const EACH = /^(.*?\d.*?) each (?:of )?(?=\p{L})(.+)$/iu;
/** "Pinch of salt", "handful spinach": one of it. */
const BARE_MEASURE =
  /^(?:(?:tiny|small|large|big|good|generous) )?(pinch|dash|handful|bunch|knob|splash|drizzle|sprig|clove|stick|slice|head|sprinkle|dollop|can|tin|package|packet|bag|jar|few drops)\b/i;

const IN_PACKAGE = new RegExp(String.raw`\d[^,;]*\b(?:${CONTAINER})\b`, 'i');

function plain(raw: string): string {
  let text = raw
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKC')
    .replace(/⁄/g, '/')
    .replace(/(?<=\d)\s*[–—]\s*(?=\d)/g, '-')
    .replace(/[–—]/g, ' - ')
    .replace(/[‘’]/g, "'")
    .replace(/(\d) (?:and|&) (\d\/\d)/g, '$1 $2')
    .replace(/^(\d+) ?[x×] ?(\d+(?:[.,]\d+)? ?(?:g|kg|oz|ml|lb)\b)/i, '$1 ($2)')
    .replace(
      new RegExp(
        String.raw`^(\d+)(?: | ?- ?)(\d+(?:[.,]\d+)?[ -]?(?:oz|ounces?|g|lb|ml)\b\.?) (?=(?:${CONTAINER})\b)`,
        'i',
      ),
      '$1 ($2) ',
    );
  for (const [short, long] of SHORT) text = text.replace(short, long);
  text = text.replace(AMOUNT_BEHIND, '$2 $1');
  text = text.replace(
    /\b(\d+(?:[.,]\d+)?) deciliter/g,
    (_, count: string) => `${Number(count.replace(',', '.')) * 100} ml`,
  );
  return text.replace(/\s+/g, ' ').trim();
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
  /^half/i.test(count) ? '1/2' : /^(?:an?|one)\s*$/i.test(count) ? '1' : count.trim();

/** One line as the foods it names, each with its amount. */
export function lineTexts(raw: string): LineText[] {
  const text = plain(raw);
  const pieces = text
    .replace(/(?<=\p{L}{3}.*), or .*$/iu, '')
    .replace(/\([^)]*\)/g, (note) => note.replace(/[+&,]|\band\b|\bplus\b/g, ' '))
    .split(AND_ANOTHER)
    .flatMap(eachOf);
  const read = pieces.map((piece) => readPiece(fruitFirst(piece))).filter(({ said }) => said !== '');
  return read.map((piece, at) => {
    if (!isAmountAlone(piece.said.replace(TAIL, ''))) return piece;
    // "1 cup plus 2 tbsp flour": both amounts are of what follows; "200 g butter, plus 25 g to brush" of what went before.
    const other = read[at + 1] ?? read[at - 1];
    return other ? { ...piece, said: `${piece.said.replace(TAIL, '')} ${nameOf(other.said)}` } : piece;
  });
}

function eachOf(piece: string): string[] {
  const [, amount, foods] = EACH.exec(piece) ?? [];
  return amount && foods && /,|\band\b|&/.test(foods)
    ? foods.split(/\s*(?:,(?: and)?|\band\b|&)\s+/).map((food) => `${amount} ${food}`)
    : [piece];
}

const UNITS = 'cups?|tbsp|tsp|tablespoons?|teaspoons?|g|oz|ml|lbs?|pounds?|ounces?';
const isAmountAlone = (said: string): boolean =>
  new RegExp(String.raw`^[\d/ .-]+(?:${UNITS})$`, 'i').test(said);
const nameOf = (said: string): string =>
  said.replace(new RegExp(String.raw`^[\d/ .-]+(?:${UNITS})? (?:of )?`, 'i'), '');

const LESS_OF_IT =
  /\b(?:sugar|salt|sodium|fat|carb)s?[- ]?(?:free|reduced)\b|\b(?:no|less|reduced|low|zero)[- ](?:added |in )?(?:sugar|salt|sodium|fat|carb)s?\b|\bunsweetened\b/i;

function readPiece(piece: string): LineText {
  const notes: string[] = [];
  let isPacked = false;
  let said = piece.replace(/\(([^)]*)\)?/g, (_, note: string, at: number) => {
    if (/^[\d/ .]*$/.test(piece.slice(0, at)) && weightIn(note)) isPacked = true;
    // "6 eggs (700 g carton)" tells what they come in.
    if (isPacked || !IN_PACKAGE.test(note)) notes.push(note);
    // "Ketchup (no added sugar)" is not the usual one.
    return LESS_OF_IT.test(note) ? `, ${note} ` : ' ';
  });
  said = said.replace(
    /,?\s*\b(?:about|approx(?:imately)?|around|roughly|weighing)\s+((?:[\d./-]+ ?)+(?:kg|g|oz|ounces?|lbs?|pounds?|ml)\b(?: total| each)?)/i,
    (all, note: string, at: number) => {
      if (at === 0) return all;
      notes.push(note);
      return ' ';
    },
  );
  const withoutTail = said.replace(TAIL, '');
  if (/\p{L}{2}/u.test(withoutTail.replace(new RegExp(`\\b(?:${UNITS})\\b`, 'gi'), ''))) said = withoutTail;
  said = said.replace(
    BARE_MEASURE,
    (measure) => `1 ${measure.replace(/^(?:tiny|small|large|big|good|generous) /i, '')}`,
  );
  const inComma =
    /,\s*((?:\d[\d./-]*\s?(?:to )?)+(?:kg|g|oz|ounces?|lbs?|pounds?)\b(?: total| each)?)\s*$/i.exec(said);
  if (inComma?.[1]) {
    notes.push(inComma[1]);
    said = said.slice(0, inComma.index);
  }
  const weighed = notes.map((text) => ({
    text: weightIn(text) ?? '',
    isOfEach: /\beach\b|\bapiece\b/i.test(text),
  }));
  const note = weighed.find(({ text }) => text !== '') ?? null;
  return {
    said: said
      .replace(/\s+/g, ' ')
      .replace(/ ,/g, ',')
      .replace(/^[,.;\s]+|[,.;\s]+$/g, ''),
    note: note && { ...note, isOfEach: note.isOfEach || isPacked },
  };
}

/** The weight that a note tells, in grams where it tells several. */
function weightIn(note: string): string | null {
  const found = note.match(WEIGHED) ?? [];
  return found.find((one) => /\d ?(?:g|grams?|kg)\b/i.test(one)) ?? found[0] ?? null;
}
