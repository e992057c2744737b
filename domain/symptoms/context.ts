/**
 * How a matched phrase stands in its sentence. `current` is what counts: the person (or someone close to them) now.
 * `general` covers lists of illnesses, strangers, figures of speech and what might have happened.
 */
export type MatchContext = 'current' | 'negated' | 'past' | 'general';

/** Up to six words before the match may carry the negation. */
const NEGATION =
  /\b(?:without(?:\W+[\w'-]+){0,2}\W*$|(?:no|not|never|none|isn't|isnt|aren't|don't|dont|doesn't|doesnt|didn't|didnt|haven't|havent|hasn't|wasn't|won't|zero|off|free of|rules? out|ruled out|instead of|denies|get rid of)\b(?:\W+[\w'-]+){0,6}\W*$)/;

/** Words after which a negation no longer reaches: "I do not smoke but my chest hurts". */
const CLAUSE_BREAK =
  /(?:[;:]|,|\b(?:but(?! \d)|however|although|though|yet|now|and (?:i|my|now|then|have|had))\b)/;

const PAST =
  /\b(?:years? ago|decades? ago|a decade|in my (?:teens|twenties|20s)|as a (?:child|kid|teen\w*)|when i was (?:a|\d+|younger|pregnant)|back in (?:19|20)\d\d|i used to|was admitted|brush with|having gone|had gone|survived|recovered from|my (?:keto )?story|my keto journey|(?:had|have) my (?:baby|son|daughter|kid) \d+ ?(?:mo|month|year|yr))/;

const GENERAL =
  /\b(?:the average person|a person i|people (?:who|with)|someone (?:i know|online|on)|types? of (?:health|disease|cancer|problem)|linked to|is associated with|would have (?:been|ended)|ended up (?:a|with)|are you going to become|going to become|(?:mom|mother|dad|father|grand\w+|uncle|aunt) (?:had|died)|family history|runs? in (?:my|the) family|movie|novel|suicide vest|due to (?:overweight|pregnancy))/;

/** Words right before a match that make it a danger talked about rather than one at hand. */
const TALKED_ABOUT =
  /\b(?:prevent\w*|avoid\w*|(?:risk|chance|chances|odds) (?:of|for)|protects? against)\b[^.?!]{0,40}$/;

/** True when a sentence tells of the past, of strangers or of illness in general. */
export function isSetAside(sentence: string): boolean {
  return GENERAL.test(sentence) || PAST.test(sentence);
}

/**
 * Context of a match.
 * @param sentence the lower-case sentence
 * @param start where the match begins in it
 */
export function matchContext(sentence: string, start: number): MatchContext {
  const before = sentence.slice(0, start);
  const clause = before.split(CLAUSE_BREAK).at(-1) ?? before;
  if (
    NEGATION.test(clause) &&
    !/\b(?:not only|not just|no idea|dont know|don't know|not sure)\b/.test(clause)
  ) {
    return 'negated';
  }
  if (GENERAL.test(sentence) || TALKED_ABOUT.test(before)) return 'general';
  if (PAST.test(sentence)) return 'past';
  return 'current';
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
