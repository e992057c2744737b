/**
 * How a matched phrase stands in its sentence. `current` is what counts: the person (or someone close to them) now.
 * `habitual` comes now and then, `over` is said to be gone, `recent` happened days or weeks ago, `past` long ago; `hypothetical` might happen; `general` covers lists of
 * illnesses, strangers and figures of speech.
 */
export type MatchContext =
  | 'current'
  | 'habitual'
  | 'recent'
  | 'over'
  | 'hypothetical'
  | 'negated'
  | 'past'
  | 'general';

/**
 * Up to six words before the match may carry the negation. What separates words can stand in none, so that there is
 * one way to read a text.
 */
const NEGATION =
  /\b(?:without\b[\w'-]{0,40}(?:[^\w'-]+[\w'-]{1,40}){0,2}[^\w'-]*$|(?:no|not|never|none|isn't|isnt|aren't|don't|dont|doesn't|doesnt|didn't|didnt|haven't|havent|hasn't|wasn't|won't|zero|off|free of|rules? out|ruled out|instead of|denies|get rid of|got rid of|reversed|cured|healed)\b[\w'-]{0,40}(?:[^\w'-]+[\w'-]{1,40}){0,6}[^\w'-]*$)/;

/** A negation that is none: "not only", "I don't know why". */
const NO_NEGATION =
  /\b(?:not only|not just|no idea|dont know|don't know|not sure|no matter|never had|(?:don't|do not|can't|cannot) (?:see|find|think of))\b/;

/** Words after which a negation no longer reaches: "I do not smoke but my chest hurts". */
const CLAUSE_BREAK =
  /(?:[;:]|,|\b(?:but(?! \d)|however|although|though|yet|now|and (?:i|my|now|then|have|had|he|she))\b)/;

const PAST =
  /\b(?:(?:years?|yrs?) (?:ago|back)|decades? (?:ago|back)|a decade|in my (?:teens|twenties|20s)|as a (?:child|kid|teen\w*)|when i was (?:a|\d+|younger|pregnant)|(?:back )?in (?:19|20)\d\d|last year|i used to|was admitted|brush with|having gone|had gone|survived|recovered from|my (?:keto )?story|my keto journey|(?:had|have) my (?:baby|son|daughter|kid) \d+ ?(?:mo|month|year|yr))/;

const GENERAL =
  /\b(?:the average person|a (?:person|guy|woman|man|girl|lady) (?:i|who|that)|(?<!\b(?:for|can|should|do|does|help|helps) )people (?:who|with)|(?:jokes?|joked|joking|teases?|teased|ask(?:s|ed|ing)?|wonders?) (?:me )?(?:that|about|if|whether) i\b|you must (?:have|be)\b|someone (?:i know|online|on|who)|types? of (?:health|disease|cancer|problem)|linked to|is associated with|would have (?:been|ended)|ended up (?:a|with)|are you going to become|going to become|(?:mom|mother|dad|father|grand\w+|uncle|aunt|brother|sister|friend) (?:had|died|passed away)|died (?:of|from)|family history|runs? in (?:my|the) family|movie|novel|(?:in|of) (?:the|this|a) (?:book|film|show|series|game)\b|suicide vest|due to (?:overweight|pregnancy))/;

/** Words right before a match that make it a danger talked about rather than one at hand. */
const TALKED_ABOUT =
  /\b(?:prevent\w*|avoid\w*|(?:risk|chance|chances|odds|likelihood|history) (?:of|for)|protects? against|(?:vs|versus)|difference between)\b[^.?!]{0,40}$/;

/** It might happen. */
const HYPOTHETICAL =
  /\b(?:what (?:if|would|could)|(?:if|in case|when) (?:i|you|he|she|someone|somebody|one|we) (?:ever |should |suddenly )?(?:get|got|gets|have|had|has|feel|felt|were|was|develop\w*|experience\w*)|if (?:someone|somebody|anyone|one|a person|you) (?:is|are|starts?)|worr(?:y|ied) (?:about|that)(?: getting| having| i)?|(?:scared|afraid|fear) (?:of|that)(?: getting| having| i)?|could i get|would i get)\b[^.?!]{0,60}$/;

/** It comes and goes with something: told as a habit, not as this moment. */
const HABITUAL =
  /\b(?:(?:if|when|whenever|every time|each time|unless) (?:i|he|she|we|you) (?!(?:ever|should|suddenly) )\w+[^.?!]{0,80}|(?:i|he|she) (?:often |sometimes |always |usually |tend to |would )?(?:get|gets) (?:so |very |really |a bit |a little )?|(?:sometimes|usually|tend to|often)\b[^.?!]{0,30})$/;

/** Days or weeks ago; "since last week" goes on. */
const RECENT =
  /(?<!\bsince )(?<!\bsince (?:the|about|maybe) )\b(?:last (?:week|month|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:\d+|a few|few|some|couple(?: of)?|two|three|several) (?:days|weeks|wks|months) ago|the other (?:day|night)|a (?:week|month) ago|earlier this (?:week|month|year))\b/;

/** After the match: it is over. */
const OVER =
  /^[^.?!;]{0,25}\b(?:(?:is|are|has|have|all) (?:now |all |completely )?(?:gone|disappeared)|disappeared|vanished|resolved|went away|no longer|any ?more|cured|in the past)\b/;

/** True when a sentence tells of strangers or of illness in general. */
export function isGeneral(sentence: string): boolean {
  return GENERAL.test(sentence);
}

/** What comes before a match is looked at this far back, in characters. */
const LOOKED_BACK = 160;

/** Tells the context of matches in one lower-case sentence, by where they begin and end in it. */
export function contextsIn(sentence: string): (start: number, end?: number) => MatchContext {
  const general = once(() => GENERAL.test(sentence));
  const isPast = once(() => PAST.test(sentence));
  const isRecent = once(() => RECENT.test(sentence));
  return (start, end = start) => {
    const before = sentence.slice(Math.max(0, start - LOOKED_BACK), start);
    const clause = before.split(CLAUSE_BREAK).at(-1) ?? before;
    if (NEGATION.test(clause) && !NO_NEGATION.test(clause)) return 'negated';
    if (general() || TALKED_ABOUT.test(before)) return 'general';
    if (isPast()) return 'past';
    if (HYPOTHETICAL.test(before)) return 'hypothetical';
    if (isRecent()) return 'recent';
    if (OVER.test(sentence.slice(end, end + LOOKED_BACK))) return 'over';
    return HABITUAL.test(before) ? 'habitual' : 'current';
  };
}

/** Context of a match that begins at `start` of a lower-case sentence. */
export function matchContext(sentence: string, start: number): MatchContext {
  return contextsIn(sentence)(start);
}

function once(test: () => boolean): () => boolean {
  let known: boolean | undefined;
  return () => {
    known ??= test();
    return known;
  };
}

/** Lower case, straight quotes, single spaces. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Sentences of a text; decimal points do not end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[!?\n])\s+|(?<=\.)\s+(?=\D)/).filter((sentence) => sentence.trim() !== '');
}
