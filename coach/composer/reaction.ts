import { sentencesOf, wordCount } from '#domain/chat-text/sentences.ts';

/** Where somebody leaves what was spoken of: what follows is what they ask. */
const TURNS =
  /(?<=^|[.!?…\n] ?|\b(?:ok|okay|right|well|so|and|but|anyway|haha|cheers|thanks|good)[,.!]? )(?:forget (?:it|that)|never ?mind|(?:just )?(?:one|two)(?: (?:more|last|other))?(?: (?:thing|question))?(?= ?:| more)(?: more)?(?: thing| question)?|(?:the )?last (?:one|thing|question)(?: na)?|(?:an)?other (?:thing|question)|change of subject|something else|meanwhile)\b[,.:;! ]*/gi;
const TURNED_WORDS_LEAST = 2;
/** "Ok thank you, that's kind.", "I will ring the surgery Monday." */
const REACTS =
  /^(?:(?:(?:right|great|good|perfect|lovely|nice|cool)(?=[^a-z]*$|[,.!]| (?:to|that|so|i|then|ok|point|idea)\b)|ok(?:ay)?|thanks?|thank you|thx|cheers|oh|ah|wow|damn|alright|understood|i see|got it|fair enough|haha|ha|that (?:could|makes|sounds|is clear)|sounds)\b|(?:the|that|those) (?:[a-z'’-]+ ){1,4}sounds? (?:lovely|good|nice|great|fine|doable|delicious)\b|i(?:['’]ll| will| shall| won['’]t) (?!be\b|have\b|eat\b))[^?]*$/i;
const REACTION_WORDS_MOST = 14;
/** A number at the end is the hour at which one will call. */
const OWN_FACT = /\d(?!\W*$)|\b(?:i['’]?m|i am|my|i have|i['’]?ve|i take|i eat|i drink)\b/i;

/**
 * A message without what it says of the answer before: thanks, plans, and what somebody leaves for "one more thing". The
 * whole where nothing would remain that asks.
 */
export function withoutReaction(message: string): string {
  const turned = message.split(TURNS).at(-1)?.trim() ?? '';
  const rest = turned !== message.trim() && wordCount(turned) >= TURNED_WORDS_LEAST ? turned : message;
  const sentences = sentencesOf(rest);
  const from = sentences.findIndex((sentence) => !isReaction(sentence));
  return from > 0 ? sentences.slice(from).join(' ') : rest;
}

const isReaction = (sentence: string): boolean =>
  REACTS.test(sentence) && wordCount(sentence) <= REACTION_WORDS_MOST && !OWN_FACT.test(sentence);
