/** What a number without a unit is of, by the words before it, with the units it may be in. */
export type Measured = {
  readonly name: string;
  /** Names of units; empty for what has none. */
  readonly units: readonly string[];
};

const BLOOD = ['mg/dL', 'mmol/L'];

const MEASURES: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\b(?:hb)?a1c\b|\bhemoglobin\b|\bhaemoglobin\b/, 'a1c', ['%', 'mmol/mol']],
  [/\b(?:homa|gki|bmi|index)\b/, 'index', []],
  [/\bketones?\b|\bbhb\b|\bhydroxybutyrate\b/, 'ketones', BLOOD],
  [/\btriglycerides?\b/, 'triglycerides', BLOOD],
  [/\bcholesterol\b|\b[lh]dl\b/, 'cholesterol', BLOOD],
  [/\bglucose\b|\bblood sugars?\b|\bsugar level\b/, 'glucose', BLOOD],
  [/\bsodium\b|\bpotassium\b|\bmagnesium\b|\bcalcium\b|\bsalt\b/, 'mineral', ['mg', 'g', 'mcg']],
  [
    /\bcarbs?\b|\bcarbohydrates?\b|\bprotein\b|\bfats?\b|\bfib(?:er|re)\b|\bsugars?\b|\bpolyols?\b|\balcohols?\b|\ballulose\b|\bgrams?\b/,
    'nutrient',
    ['g'],
  ],
  [/\bcalories\b|\bkcal\b|\benergy\b|\btdee\b|\bbmr\b/, 'energy', ['kcal', 'kJ']],
  [/\bscores?\b|\brating\b/, 'score', ['/10', '/100']],
  [/\bpercent(?:age)?\b|\bpct\b/, 'share', ['%']],
  [/\bweigh(?:s|t|ed)?\b/, 'weight', ['kg', 'lb']],
  [/\bwaist\b|\bheight\b|\btall\b/, 'length', ['cm', 'in', 'm', 'ft']],
  [/\bpressure\b|\bsystolic\b|\bdiastolic\b/, 'pressure', ['mmHg']],
  [/\baged?\b/, 'age', ['year']],
  [/\blimit\b|\btarget\b|\bbudget\b|\bgoal\b|\breading\b|\blevels?\b|\bvalues?\b/, 'measure', []],
];

/** Words that may stand between what is measured and its number. */
const LINK =
  /^(?:of|is|was|are|were|at|to|about|around|near|roughly|approximately|approx|below|above|under|over|than|less|more|fewer|least|most|up|down|from|between|only|just|now|your|the|a|level|levels|reading|readings|value|values|score|score|limit|target|goal|total|net|daily|average|avg|mean|g|mg|dl|mmol|l|kg|lb|cm|by|equals|stays|stayed|it|s|per|serving|day)$/;
const LINKS_MOST = 6;
const LOOK_BACK = 90;

/** What the number behind a text is of; null when the words before it do not say. */
export function measuredBefore(left: string): Measured | null {
  const line = left.slice(-LOOK_BACK).replace(/^[\s\S]*[\n.;!?,](?=[^\d])/, '');
  const words = line
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[’']/g, ' ')
    .match(/[\p{L}\d]+/gu);
  if (!words) return null;
  for (let back = 1; back <= Math.min(words.length, LINKS_MOST); back += 1) {
    const tail = words.slice(-back).join(' ');
    const found = MEASURES.find(([pattern]) => pattern.test(tail));
    if (found) return preferred(words, back, found);
    if (!LINK.test(words.at(-back) ?? '')) return null;
  }
  return null;
}

/** "Glucose level" is of glucose, though "level" stands nearer. */
function preferred(words: readonly string[], back: number, found: (typeof MEASURES)[number]): Measured {
  const [, name, units] = found;
  if (name !== 'measure') return { name, units };
  const wider = words.slice(-(back + 2)).join(' ');
  const nearer = MEASURES.find(([pattern, other]) => other !== 'measure' && pattern.test(wider));
  return nearer ? { name: nearer[1], units: nearer[2] } : { name, units };
}

const SUBSTANCES: readonly (readonly [RegExp, 'ketones' | 'triglycerides' | 'cholesterol' | 'glucose'])[] = [
  [/ketone|\bbhb\b|hydroxybutyrate/gi, 'ketones'],
  [/triglycerid/gi, 'triglycerides'],
  [/cholesterol|\bldl\b|\bhdl\b/gi, 'cholesterol'],
  [/glucose|sugar/gi, 'glucose'],
];

export type Substance = (typeof SUBSTANCES)[number][1];

/** The blood value last named before a number, which decides between mg/dL and mmol/L; null when none is. */
export function substanceBefore(left: string): Substance | null {
  let last = -1;
  let nearest: Substance | null = null;
  for (const [pattern, substance] of SUBSTANCES) {
    for (const { index } of left.slice(-2 * LOOK_BACK).matchAll(pattern)) {
      if (index < last) continue;
      last = index;
      nearest = substance;
    }
  }
  return nearest;
}
