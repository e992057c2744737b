import { sentencesOf, wordCount } from '../message-facts/sentences.ts';

/** "I asked about dinner for me and the kids", "no dear, I meant for the sponge", "just tell me a number" */
const MEANT =
  /\b(?:i (?:(?:only|just|really) )?(?:asked|meant|mean|was asking|wanted to know)(?: (?:you )?(?:about|for|what|if|whether))?|(?:just|please) (?:tell|give) me)(?=[ ,:])[ ,:]*/i;
/** What is said of the answer before and asks nothing by itself. */
const COMPLAINS =
  /\b(?:not what i (?:asked|meant|said)|wrong end of the stick|(?:didn['’]?t|did not|don['’]?t|dont|didnt) (?:get|understand) (?:that|it|you)|you (?:(?:did not|didn['’]?t|didnt|have not|haven['’]?t) (?:say|answer|tell|read)|misunderstood|misread|got (?:me|that|it) wrong)|what(?:['’]?s| has| is) (?:it|that|this) (?:got )?to do with|i (?:already|just) (?:said|told you))\b/i;
/** "um I'm not pregnant??" */
const PROTESTS = /^(?:(?:um+|erm|er|uh|hm+|what|wait|hey)[,.?! ]+)+i(?:['’]?m| am) not\b/i;
const DENIES =
  /^(?:(?:and|also|so|but|or)[, ]+)?(?:no|nor|i (?:do not|don['’]?t|am not|never)|i['’]?m not)\b[^?]*$/i;
/** "protein, not carbs" */
const NOT_THAT =
  /^(?:(?:no|nope|sorry|i meant?|erm|um)[,. ]+)*(?<this>(?!(?:why|what|how|is|are|was|do|does|did|can|could|should|will|would|if|it|that|this|i|he|she|they|we|you)\b)[^,.;?!]{2,40}?),? not (?:the |my |about )?(?<that>[^,.;?!]{2,30})[.!]*$/i;
const NOT_THAT_WORDS_MOST = 9;

/**
 * What somebody asks who says that the last answer missed it: the message without what it says of the answer, and for
 * "protein, not carbs" the last question with the one in place of the other. Null for any other message.
 */
export function askedInstead(message: string, last: string | undefined): string | null {
  if (last === undefined) return null;
  return inPlaceOf(message, last) ?? withoutComplaint(message);
}

function inPlaceOf(message: string, last: string): string | null {
  if (wordCount(message) > NOT_THAT_WORDS_MOST) return null;
  const { this: wanted = '', that: unwanted = '' } = NOT_THAT.exec(message.trim())?.groups ?? {};
  if (wanted === '') return null;
  const at = last.toLowerCase().lastIndexOf(unwanted.toLowerCase());
  return at === -1
    ? `${wanted}: ${last}`
    : `${last.slice(0, at)}${wanted}${last.slice(at + unwanted.length)}`;
}

function withoutComplaint(message: string): string | null {
  const sentences = sentencesOf(message);
  const complains = sentences.findLastIndex(
    (sentence) => COMPLAINS.test(sentence) || PROTESTS.test(sentence),
  );
  const meant = sentences.findLastIndex((sentence) => MEANT.test(sentence));
  if (meant !== -1 && (complains !== -1 || !isQuestion(sentences[meant]))) {
    const [, said = ''] = (sentences[meant] ?? '').split(MEANT);
    const asked = [said, ...sentences.slice(meant + 1)].join(' ').trim();
    if (asked !== '') return asked;
  }
  if (complains === -1) return null;
  const others = sentences.slice(complains + 1).filter((sentence) => !DENIES.test(sentence));
  return others.length > 0 ? others.join(' ') : null;
}

const isQuestion = (sentence = ''): boolean => sentence.endsWith('?');
