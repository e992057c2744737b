/**
 * Spellings and short forms of our field, brought to the words the handbook uses, so that the sentence model and
 * the word index see one form. Longest first where one contains another.
 */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\byoghurt/gi, 'yogurt'],
  [/\bfibre/gi, 'fiber'],
  [/\b(lit|millilit|cent|met|kilomet)re(s?)\b/gi, '$1er$2'],
  [/\bflavour/gi, 'flavor'],
  [/\bodour/gi, 'odor'],
  [/\bdiarrhoea/gi, 'diarrhea'],
  [/\bhypoglycaemi/gi, 'hypoglycemi'],
  [/\bhyperglycaemi/gi, 'hyperglycemi'],
  [/\bglycaemic/gi, 'glycemic'],
  [/\bcoeliac/gi, 'celiac'],
  [/\banaemi/gi, 'anemi'],
  [/\bcourgettes?\b/gi, 'zucchini'],
  [/\baubergines?\b/gi, 'eggplant'],
  [/\bprawns\b/gi, 'shrimp'],
  [/\bminced? (beef|pork|meat)\b/gi, 'ground $1'],
  [/\bcrisps\b/gi, 'potato chips'],
  [/\bfizzy drinks?\b/gi, 'soda'],
  [/\bketose\b/gi, 'ketosis'],
  [/\bketo ?adapted\b/gi, 'fat adapted'],
  [/\bHb ?A1c\b/gi, 'A1C'],
  [/\ba1c's\b/gi, 'A1C'],
  [/\bBHB\b/gi, 'ketones'],
  [/\bbeta[- ]?hydroxybutyrate\b/gi, 'ketones'],
  [/\bACV\b/gi, 'apple cider vinegar'],
  [/\bOMAD\b/gi, 'one meal a day'],
  [/\b2MAD\b/gi, 'two meals a day'],
  [/\bADF\b/g, 'alternate day fasting'],
  [/\bIF\b(?!\s+(?:I|you|we|it|the|a|my)\b)/g, 'intermittent fasting'],
  [/\bBPC\b/g, 'butter coffee'],
  [/\bHWC\b/gi, 'heavy cream'],
  [/\bheavy whipping cream\b/gi, 'heavy cream'],
  [/\bEVOO\b/gi, 'olive oil'],
  [/\bPB\b/g, 'peanut butter'],
  [/\bBG\b/g, 'blood glucose'],
  [/\bBP\b/g, 'blood pressure'],
  [/\bIR\b/g, 'insulin resistance'],
  [/\bT1D(?:M)?\b/gi, 'type 1 diabetes'],
  [/\bT2D(?:M)?\b/gi, 'type 2 diabetes'],
  [/\btype (?:ii|two)\b/gi, 'type 2'],
  [/\bDKA\b/gi, 'ketoacidosis'],
  [/\bNAFLD\b/gi, 'fatty liver'],
  [/\bTG\b/g, 'triglycerides'],
  [/\btrigs\b/gi, 'triglycerides'],
  [/\bsugar[- ]free pop\b/gi, 'diet soda'],
  [
    /\bdiet (?:coke|pepsi|cola|pop|sprite|fanta|mountain dew|mtn dew|dr\.? pepper|root beer|ginger ale|7.?up)\b/gi,
    'diet soda',
  ],
  [/\b(?:coke|pepsi|sprite|fanta|mountain dew|dr\.? pepper|7.?up) zero\b/gi, 'diet soda'],
  [/\b(?:lo|nu)-?salt\b/gi, 'salt substitute'],
  [/\bhypos?\b/gi, 'low blood sugar'],
  [/\b(into|out of|reach(?:ed|ing)?|enter(?:ed|ing)?) keto\b(?! diet)/gi, '$1 ketosis'],
  [/\bcur(?:e|ed|ing)\b(?=.{0,200}\bdiabetes\b)/gi, 'reverse'],
];

/** Most texts have none of them, and one search says so. */
const ANY = new RegExp(WORDINGS.map(([pattern]) => pattern.source).join('|'), 'i');

/** The text in the handbook's own spelling. */
export function plainWording(text: string): string {
  if (!ANY.test(text)) return text;
  return WORDINGS.reduce((changed, [pattern, words]) => changed.replace(pattern, words), text);
}
