import { sentencesOf, wordCount } from '#domain/chat-text/sentences.ts';

/** "I asked about dinner for me and the kids", "no dear, I meant for the sponge", "just tell me a number" */
const MEANT =
  /\b(?:(?<!what )i (?:(?:only|just|really) )?(?:ask(?:ed)?|said|meant|mean(?! to\b)|was asking|want(?:ed)? to know)(?: (?:you )?(?:about|for|what|if|whether))?|just asking(?: (?:about|if|whether))?|(?:just|please) (?:tell|give) me|you (?:did not|didn['’]?t|didnt|have not|haven['’]?t) (?:answer(?:ed)?|said|say|told|tell)(?: me)?(?: anything)?(?: (?:about|what))?)(?=[ ,:])[ ,:]*/i;
const MEANT_AT_ONCE = new RegExp(
  `^(?:(?:no|nope|ha(?:ha)?|um+|erm|sorry|ok|okay|well|dear|none of those)[,.! ]+)*(?:${MEANT.source})`,
  'i',
);
/** What is said of the answer before and asks nothing by itself. */
const COMPLAINS =
  /\b(?:(?:not |that['’]?s |thats |that is )what i (?:asked|meant|said)|wrong end of the stick|(?:didn['’]?t|did not|don['’]?t|dont|didnt) (?:get|understand) (?:that|it|you)|you (?:(?:did not|didn['’]?t|didnt|have not|haven['’]?t) (?:say|answer|tell|read)|misunderstood|misread|mixed|got (?:me|that|it) wrong)|what(?:['’]?s| has| is) (?:it|that|this) (?:got )?to do with|i (?:already|just) (?:said|told you)|nobody (?:(?:here )?(?:is|has|said|mentioned|asked|took|was)|['’]s)|i never (?:said|mentioned|asked))\b/i;
/** "um I'm not pregnant??" */
const PROTESTS =
  /^(?:(?:um+|erm|er|uh|hm+|what|wait|hey|no|oh|goodness)[,.?! ]+)+i(?:['’]?m| am| have) (?:not|no)\b|^i(?:['’]?m| am) not [^?]{1,40}\?{2,}$|^nobody['’]s\b/i;
const DENIES =
  /^(?:(?:and|also|so|but|or)[, ]+)?(?:no|nor|i (?:do not|don['’]?t|am not|never)|i['’]?m not)\b[^?]*$/i;
/** "protein, not carbs" */
const NOT_THAT =
  /^(?:(?:no|nope|sorry|i meant?|erm|um)[,. ]+)*(?<this>(?!(?:why|what|how|is|are|was|do|does|did|can|could|should|will|would|if|it|that|this|i|he|she|they|we|you|still|maybe|perhaps|definitely|certainly|probably|really|also|just|but|and|so|or)\b)[^,.;?!]{2,40}?),? not (?:the |my |about )?(?<that>(?!\w{1,20}ing\b)[^,.;?!]{2,30})[.!]*$/i;
const NOT_THAT_WORDS_MOST = 9;

/**
 * What somebody asks who says that the last answer missed it: the message without what it says of the answer, and for
 * "protein, not carbs" the last question with the one in place of the other. Null for any other message.
 */
export function askedInstead(message: string, last: string | undefined): string | null {
  if (last === undefined) return null;
  return inPlaceOf(message, last) ?? withoutComplaint(message, last);
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

function withoutComplaint(message: string, lastAsked: string): string | null {
  const sentences = sentencesOf(message);
  const complains = (sentence: string) => COMPLAINS.test(sentence) || PROTESTS.test(sentence);
  const meant = sentences.findLastIndex(
    (sentence) => MEANT_AT_ONCE.test(sentence) || (MEANT.test(sentence) && sentences.some(complains)),
  );
  if (meant !== -1) {
    const said = (sentences[meant] ?? '').split(MEANT).at(-1) ?? '';
    const asked = [said, ...sentences.slice(meant + 1)].join(' ').trim();
    if (asked !== '') return asked;
  }
  const last = sentences.findLastIndex(complains);
  if (last === -1) return null;
  const others = sentences.filter((sentence, at) => at > last && !DENIES.test(sentence));
  if (others.some(asks)) return others.join(' ');
  // "ok but what about the rice? that's what I asked. I eat two cups"; "you didn't say, is milk ok? I have it daily"
  const asked = sentences.findLast(
    (sentence, at) => at <= last && asks(sentence) && !PROTESTS.test(sentence),
  );
  if (asked) return [asked, ...others].join(' ');
  // "I'm not in hospital??" says no more than that the last answer was another's.
  return others.length > 0 ? others.join(' ') : lastAsked;
}

const asks = (sentence: string): boolean => sentence.endsWith('?');
