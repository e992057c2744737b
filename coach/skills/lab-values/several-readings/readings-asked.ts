const VERDICT =
  /\b(?:ok|okay|alright|all right|fine|good|great|nice|decent|bad|terrible|awful|high|low|elevated|normal|abnormal|healthy|unhealthy|safe|dangerous|concerning|worrying|worrisome|alarming|scary|acceptable|too much|usual|typical|expected|in range|in (?:the |a )?\w{1,12} range|a (?:problem|worry|concern|spike)|(?:pre-?)?diabet\w{1,4})\b(?! (?:to (?!have|be|see|get|wake)|idea|time|snacks?|foods?|breakfast|lunch|dinner|meals?|diet|choices?|news|carbs?|fats?|sugar|blood))/;
/** A question of the values: "is that", "are my fasting numbers", "is 108". */
const OF_VALUES =
  /\b(?:is|isn't|isnt|are|aren't|was|were|does|do|would) (?:(?:a|my|his|her|the|that|this|these|those|our|all|blood|fasting|morning|having) ){0,4}(?:\d|(?:that|this|it|these|those|they|which|both|sugars?|glucose|bgs?|numbers?|values?|readings?|results?|levels?|curve|response|spike)\b)/;
/** What a clause asks that ends in a verdict: "is oatmeal ok?" */
const ASKS_ELSE =
  /(?<!\b(?:that|this|it|these|those|they|sugars|numbers|values|readings|results|levels) )\b(?:is|are|was)\b|\b(?:can|could|should|do|does|will|would|may|how|what|which|eat)\b/;
const WORRIES =
  /\bshould (?:i|we|he|she|they) (?:be )?(?:worr(?:y|ied)|concerned|alarmed|scared|afraid|panic\w{0,3})\b(?! about (?!it|that|this|these|those|my (?:sugar|glucose|number)))|\b(?:need|have|reason|something|anything|nothing) to (?:worry|be worried)\b|\b(?:am i|is (?:he|she)) (?:now |still |already )?(?:(?:pre-?)?diabetic|ok|okay|fine)\b|\b(?:do i|does (?:he|she)) have (?:(?:pre-?)?diabetes)\b/;
const OPINION =
  /\bwhat (?:do|does|did) (?:that|this|it|they|these|those|(?:my|her|his|the) (?:numbers|values|readings|results))(?: \w{1,9}){0,1} (?:mean|say|tell)\b|\bwhat (?:do you think|do you make of)\b|\bthoughts ?\?|\bhow am i doing\b|\bhow (?:do|does) [^.?!]{1,30} look\b|\bhow (?:bad|high|good|normal|dangerous|serious) (?:is|are)\b/;

/** What lies behind the values, or makes them differ, is asked, which a card may explain. */
const EXPLAINED =
  /\b(?:why|how come|what (?:causes|caused|makes|made|is causing|raises)|what(?:'s| is) (?:the reason|going on)|how (?:can|do|could|should) (?:i|we|he|she) (?:lower|reduce|bring|get|improve|flatten))\b[^.?!]{0,60}(?:\b(?:sugars?|glucose|bgs?|it|that|this|they|them|these|those|numbers?|values?|readings?|fasting|mornings?|higher|lower|rise|spike)\b|\d)|\bnormal (?:that|for (?:it|my|the)|to (?:be|have|see))\b|\binstead of\b/;
/** What somebody feels is another question than what their values say. */
const FELT =
  /\b(?:feel\w{0,3}(?! (?:fine|good|great|ok|normal|well))|felt|dizzy|tired|shak(?:y|ing|es)|trembl\w{1,3}|headaches?|hungry|thirsty|faint\w{0,3}|sweat\w{0,3}|nause\w{1,4}|symptoms?)\b/;

/** What a text in lower case asks of the values it tells; null where it asks something else. */
export function askedOfReadings(text: string): 'verdict' | 'explanation' | null {
  if (FELT.test(text)) return null;
  if (EXPLAINED.test(text)) return 'explanation';
  const sentences = text.match(/[^.?!;]+[.?!;]?/g) ?? [];
  return WORRIES.test(text) || OPINION.test(text) || sentences.some(asksVerdict) ? 'verdict' : null;
}

function asksVerdict(sentence: string): boolean {
  const asked = OF_VALUES.exec(sentence);
  if (asked && VERDICT.test(sentence.slice(asked.index))) return true;
  // "fasting 98 and 104: good results?", "these are normal, right?"
  const clause =
    sentence
      .replace(/, ?right ?\?$/, '?')
      .split(/[:)–—]|,(?!\d)| - /)
      .at(-1) ?? '';
  return clause.endsWith('?') && VERDICT.test(clause) && !ASKS_ELSE.test(clause);
}
