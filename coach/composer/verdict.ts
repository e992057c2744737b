import { contentWords } from '../retrieval/words.ts';

/** Asks whether something is all right. */
const ASKS_IF_FINE =
  /^(?:(?:can|may|could|should) (?:i|we|you|one|diabetics?|people)\b(?! (?:do|help|expect|get)\b)|(?:is|are|isn['’]t|aren['’]t) .*\b(?:ok|okay|oke|fine|alright|safe|allowed|keto|keto[- ]friendly|good|healthy)\b)/i;
/** Names a special kind of the food, of which a sentence on the food itself says nothing. */
const SPECIAL_KIND = /\b(?:keto|low[- ]carb|sugar[- ]free|diet|zero|light|vegan|gluten[- ]free) [a-z]+/i;
const ON_KETO = /\b(?:on|for|in|with|while|doing) (?:a |the |my )?keto\b/gi;

const STARTS_WITH_VERDICT =
  /^(?:yes|no|not|it depends|that depends|mostly|usually|sometimes|rarely|in moderation)\b/i;
const DEPENDS =
  /\b(?:depends?|some are|some do|in small|small amounts?|now and then|a handful|a little|with care|varies|moderate|unless|but)\b/i;
const NO =
  /\b(?:(?:does|do|will) not fit|not safe|is out|are out|leave (?:it|them|these|those)? ?out|too (?:sweet|starchy)|uses? up|best avoided|would not|not keto)\b/i;
const YES = /\b(?:fits?|(?:is|are) (?:fine|safe|welcome|ideal|ok)|close to ideal|are free|works? well)\b/i;

const SUBJECT_SHARED_LEAST = 0.5;

/**
 * "Yes", "No" or "It depends" for a question that asks whether something is fine, where the answer's first sentence
 * speaks of the same thing and decides it; null in every other case.
 * @param about title or heading under which the sentence stands
 */
export function verdictFor(question: string, sentence: string, about: string): string | null {
  const plain = question.replace(ON_KETO, ' ').replace(/\s+/g, ' ').trim();
  if (!ASKS_IF_FINE.test(plain) || SPECIAL_KIND.test(plain) || /\b(?:or|instead|better|more)\b/i.test(plain))
    return null;
  if (STARTS_WITH_VERDICT.test(sentence) || !sharesSubject(plain, `${about} ${sentence}`)) return null;
  if (DEPENDS.test(sentence)) return DEPENDS_WORDS;
  if (NO.test(sentence)) return 'No';
  return YES.test(sentence) ? 'Yes' : null;
}

const DEPENDS_WORDS = 'It depends';

function sharesSubject(question: string, text: string): boolean {
  const asked = contentWords(question).filter(
    (word) => !/^(?:safe|fine|healthy|allowed|alright|friendly|drink|cook|add|try|fit)$/.test(word),
  );
  const said = new Set(contentWords(text));
  return (
    asked.length > 0 && asked.filter((word) => said.has(word)).length / asked.length > SUBJECT_SHARED_LEAST
  );
}
