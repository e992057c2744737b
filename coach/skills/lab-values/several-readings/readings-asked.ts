const VERDICT = String.raw`(?:ok|okay|alright|all right|fine|good|great|nice|decent|bad|terrible|awful|high|low|elevated|normal|abnormal|healthy|unhealthy|safe|dangerous|concerning|worrying|worrisome|alarming|scary|acceptable|too much|usual|typical|expected|in range|(?:with)?in (?:the |a )?[\w-]{1,12} range|a (?:problem|worry|concern|spike)|(?:pre-?)?diabet\w{1,4})\b(?! (?:to (?!have|be|see|get|wake)|idea|time|snacks?|foods?|breakfast|lunch|dinner|meals?|diet|choices?|news|carbs?|fats?|sugar|blood))`;
const SOFTENED =
  "(?: (?:too|very|really|so|still|quite|pretty|kind of|kinda|a|bit|little|considered|actually|just|already|all|not|always|be|or|both|these|sound|look|seem|count as|mean|i am|i'm|i have)){0,4}";
const THAT =
  '(?:that|this|it|these|those|they|which|both|(?:(?:the|that|this|those|these|my|her|his|our) )?(?:(?:blood|fasting|morning) )?(?:sugars?|glucose|bgs?|numbers?|values?|readings?|results?|levels?|curve|response|spike))';
const BEHIND_VERDICT =
  '(?: (?:results?|numbers?|values?|readings?|curve|response|levels?|range|right|enough|now|or (?:not|bad|good|high|low|normal|prediabet\\w{1,3})|for (?:me|him|her|someone|a |my |fasting)[^.?!,]{0,30}))?';

const JUDGED = [
  // "is that bad", "are my numbers too high"
  new RegExp(String.raw`\b(?:is|isn't|isnt|are|aren't|was|were|does|do|would) ${THAT}${SOFTENED} ${VERDICT}`),
  // "is 108 and 112 fasting high", "are my fasting sugars of 104 and 108 normal"
  new RegExp(
    String.raw`\b(?:is|are|was|were) (?:(?:a|my|his|her|the|having|blood|fasting|morning|sugars?|glucose|readings?|values?|numbers?|of) ){0,5}\d[^.?!;]{0,90}\b${VERDICT}`,
  ),
  // "these are normal, right?"
  new RegExp(String.raw`\b${THAT}(?:'s| is| are)${SOFTENED} ${VERDICT}[^.?!]{0,20}\?`),
  // ", good result?", ": normal?"
  new RegExp(
    String.raw`(?:[,;:.!)–—] ?|- |\band )(?:(?:so|is|are|all|a|too|not|still|pretty|really) ){0,3}${VERDICT}${BEHIND_VERDICT} ?\?`,
  ),
  // "98 and 151 two hours after normal?"
  new RegExp(
    String.raw`\d(?:(?!\b(?:is|are|was|can|could|should|do|does|will|would|may|how|what|which|eat)\b)[^.?!;,]){0,50} ${VERDICT}${BEHIND_VERDICT} ?\?`,
  ),
  /\bshould (?:i|we|he|she|they) (?:be )?(?:worr(?:y|ied)|concerned|alarmed|scared|afraid|panic\w{0,3})\b(?! about (?!it|that|this|these|those|my (?:sugar|glucose|number)))/,
  /\b(?:need|have|reason|something|anything|nothing) to (?:worry|be worried)\b|\b(?:am i|is (?:he|she)) (?:now |still |already )?(?:(?:pre-?)?diabetic|ok|okay|fine)\b|\b(?:do i|does (?:he|she)) have (?:(?:pre-?)?diabetes)\b/,
  /\bwhat (?:do|does|did) (?:that|this|it|they|these|those|(?:my|her|his|the) (?:numbers|values|readings|results))(?: \w{1,9}){0,1} (?:mean|say|tell)\b|\bwhat (?:do you think|do you make of)\b|\bthoughts ?\?|\bhow (?:am i doing|(?:do|does) (?:that|this|it|these|those|they|my (?:numbers|values|readings|sugars)) look)\b/,
  /\bhow (?:bad|high|good|normal|dangerous|serious) (?:is|are) (?:that|this|it|these|those|they|my (?:numbers|sugars?|readings))\b/,
] as const;

/** What lies behind the values is asked, which a card may explain. */
const EXPLAINED =
  /\b(?:why|how come|what (?:causes|caused|makes|made|is causing|raises)|what(?:'s| is) (?:the reason|going on)|how (?:can|do|could|should) (?:i|we|he|she) (?:lower|reduce|bring|get|improve|flatten))\b[^.?!]{0,60}(?:\b(?:sugars?|glucose|bgs?|it|that|this|they|them|these|those|numbers?|values?|readings?|fasting|mornings?|higher|lower|rise|spike)\b|\d)|\bnormal (?:that|for (?:it|my|the)|to (?:be|have|see))\b/;
/** "always higher before my period, 108 instead of 95, is that normal": asks of what makes the difference. */
const COMPARED =
  /\binstead of\b|\b(?:higher|lower|worse|better)\b[^.?!]{0,40}\b(?:than (?!normal|usual|it should|they should)|the week before|when i|after i|since)\b/;
/** What somebody feels is another question than what their values say. */
const FELT =
  /\b(?:feel\w{0,3}(?! (?:fine|good|great|ok|normal|well))|felt|dizzy|tired|shak(?:y|ing|es)|trembl\w{1,3}|headaches?|hungry|thirsty|faint\w{0,3}|sweat\w{0,3}|nause\w{1,4}|symptoms?)\b/;

/** What a text in lower case asks of the values it tells; null where it asks something else. */
export function askedOfReadings(text: string): 'verdict' | 'explanation' | null {
  if (FELT.test(text)) return null;
  if (EXPLAINED.test(text)) return 'explanation';
  if (!JUDGED.some((pattern) => pattern.test(text))) return null;
  return COMPARED.test(text) ? 'explanation' : 'verdict';
}
