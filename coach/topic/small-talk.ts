/** Small talk that gets a friendly word instead of a refusal. */
export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'about-me';

const WORDS_MOST = 9;

const PATTERNS: readonly [SmallTalk, RegExp][] = [
  [
    'about-me',
    /^(?:(?:hi|hello|hey)[,!. ]+)?(?:who|what) are you\b|\bwhat(?: all)? (?:can|do) you (?:do|help|know|offer)|^how can you help|\bwhat(?:'s| is) your name\b|\bare you (?:a |an )?(?:human|robot|bot|ai|real|person|doctor)\b|^help[!.? ]*$/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?[,!. ]+|great[,!. ]+|perfect[,!. ]+)?(?:thanks?|thank you|thx|cheers|much appreciated|appreciate it)\b|^(?:great|perfect|awesome|got it|ok(?:ay)?|cool|nice|super)(?:[,!. ]+(?:thanks?|thank you|got it))?[!. ]*$/,
  ],
  [
    'farewell',
    /^(?:good ?bye|bye(?: bye)?|see you|see ya|good ?night|take care|talk (?:to you )?later|have a (?:good|nice|great) (?:day|one|evening))\b/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|howdy|yo|ahoy|greetings|good (?:morning|afternoon|evening|day)|hiya|moin|hallo)(?:[ ,]+(?:there|captain|captain keto|again|everyone|all|you|friend))*(?:[,!. ]+how (?:are you|is it going|are things|do you do)[^?]*)?[!.? ]*$|^how (?:are you|is it going|are things)\b[^?]{0,20}[!.? ]*$/,
  ],
];

/** Kind of small talk, or null when the message asks for something. */
export function smallTalkKind(text: string): SmallTalk | null {
  const plain = text.trim().toLowerCase();
  if (plain.split(/\s+/).length > WORDS_MOST) return null;
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
