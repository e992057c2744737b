import { isPlural } from '#foods/serving.ts';

/** A question as the words around the thing it asks about: "How many carbs are in | a cup of | cashews | on keto?" */
export type QuestionFrame = { before: string; amount: string; thing: string; after: string };

const AMOUNT =
  /^((?:about |around |roughly )?(?:(?:\d+(?:[.,/]\d+)?|an?|one|two|three|four|five|six|ten|half|half an?|a couple(?: of)?)\s*)(?:(?:small|medium|large|big)\s+)?(?:g|gr|grams?|kg|oz|ounces?|lbs?|pounds?|ml|cl|cups?|tbsp|tablespoons?|tsp|teaspoons?|slices?|pieces?|handfuls?|servings?|glass(?:es)?|cans?|bottles?|bowls?|scoops?|sticks?|bars?)\b(?: of)?)\s*/i;

const TAIL =
  /(?:(?:on|while|when|if|during|with|for|in|every|each|per|before|after|at|to|and|or|but|instead|raw|cooked|safe|ok|okay|fine|allowed|keto|good|bad|healthy|unhealthy|better|worse|high|low|better|fit|fits|have|has|raise|raises|break|breaks|kick|kicks|cause|causes|affect|affects|contain|contains|count|counts|help|helps|make|makes|can|should|may|is|are|do|does)\b.{0,200})?/
    .source;

const FRAMES: readonly RegExp[] = [
  /^(?<before>.{0,300}\b(?:carbs?|carbohydrates?|protein|fat|calories|kcal|fib(?:er|re)|sugars?|sodium|potassium|magnesium|iron|salt|cholesterol)\b(?: (?:are|is|do|does|would be))?(?: there)?(?: (?:in|does|do|has|have)) )(?<thing>.{1,200}?)(?<after>(?: have| has| contain)?)$/i,
  new RegExp(
    `^(?<before>(?:can|could|may|should) (?:i|you|we|one) (?:still )?(?:eat|have|drink|use|take|add|try) )(?<thing>.{1,200}?)(?<after> ?${TAIL})$`,
    'i',
  ),
  /^(?<before>is it (?:ok|okay|fine|safe|alright|bad|good) to (?:eat|have|drink|use|take|add) )(?<thing>.{1,200}?)(?<after>(?: (?:on|while|when|if|during|with|every|each|before|after)\b.{0,200})?)$/i,
  new RegExp(
    `^(?<before>(?:is|are|does|do|will|would) (?!i\\b|it\\b|you\\b|there\\b|keto\\b))(?<thing>.{1,200}?)(?<after> ${TAIL.slice(0, -1)})$`,
    'i',
  ),
  /^(?<before>what (?:can|could|should|do) (?:i|you) (?:use|eat|have|take) (?:instead of|in place of|for) )(?<thing>.{1,200}?)(?<after>)$/i,
  /^(?<before>how (?:much|many) )(?<thing>.{1,200}?)(?<after> (?:can|should|may|could|fits?|is|are)\b.{0,200})$/i,
];

/** Takes a question apart; null when it has none of the customary forms. */
export function questionFrame(question: string): QuestionFrame | null {
  const plain = question.trim().replace(/(?<![?.!\s])[?.!\s]+$/, '');
  for (const form of FRAMES) {
    const groups = form.exec(plain)?.groups;
    if (!groups?.thing) continue;
    const amount = AMOUNT.exec(groups.thing)?.[1] ?? '';
    const thing = groups.thing.slice(amount.length).trim();
    if (thing === '' || thing.split(/\s+/).length > THING_WORDS_MOST) continue;
    return { before: groups.before ?? '', amount, thing, after: groups.after ?? '' };
  }
  return null;
}

const THING_WORDS_MOST = 5;

const NUTRIENT =
  /\b(?:net carbs?|carbs?|carbohydrates?|protein|fat|calories|kcal|fib(?:er|re)|sugars?|sodium|potassium|magnesium|iron|salt|cholesterol)\b/i;
const ANOTHER =
  /^(?:(?:and|or|but|ok(?:ay)?|so)[, ]{1,3}){0,3}(?:(?:what|how) about |about |with )?(?:the |some )?(?<words>[^?]+?)\??$/i;
const NOT_A_THING =
  /\b(?:why|what|how|when|who|where|which|is|are|was|can|could|should|would|do|does|did|will|it|that|this|those|these|them|they|i|me|my|you|your|much|many|often|then|not|more|else)\b/i;

/**
 * The earlier question asked again of something else: "what about almonds?", "and 100 g?", "and protein?" after
 * "how many carbs are in a cup of cashews?". Null when the reply names nothing that fits in.
 */
export function askedAgain(earlier: string, reply: string): string | null {
  const number = BARE_NUMBER.exec(reply.trim())?.[1];
  if (number && (earlier.match(NUMBERS) ?? []).length === 1) return earlier.replace(NUMBERS, number);
  const frame = questionFrame(earlier);
  if (!frame) return null;
  const ofIt =
    /\bhow (?:much|many)(?: of)?(?: (?:it|that|them|those))?(?<can> (?:can|should|may) i.{0,200})?\??$/i.exec(
      reply.trim(),
    );
  if (ofIt && !NUTRIENT.test(reply)) return `how much ${frame.thing} can I eat?`;
  if (INSTEAD.test(reply)) return `what can I eat instead of ${frame.thing}?`;
  const words = ANOTHER.exec(reply.trim())?.groups?.words?.trim() ?? '';
  const nutrient = NUTRIENT.exec(words)?.[0];
  if (
    nutrient &&
    (words.toLowerCase() === nutrient.toLowerCase() ||
      /^how (?:much|many) (?:net )?\w+(?: (?:is|are|does|do))?(?: (?:in|has|have))?(?: (?:it|that|them|they))?(?: (?:have|has))?$/i.test(
        words,
      ))
  )
    return NUTRIENT.test(frame.before)
      ? joined({ ...frame, before: frame.before.replace(NUTRIENT, nutrient) })
      : joined({ before: `how much ${nutrient} in `, amount: frame.amount, thing: frame.thing, after: '' });
  if (words === '' || NOT_A_THING.test(words) || words.split(/\s+/).length > THING_WORDS_MOST + 1)
    return null;
  const amount = AMOUNT.exec(`${words} `)?.[1] ?? '';
  const thing = words.slice(amount.length).trim();
  return joined({ ...frame, amount: amount || frame.amount, thing: thing || frame.thing });
}

const BARE_NUMBER = /^(?:(?:and|or|what about|how about) )*(\d+(?:[.,]\d+)?)\s*\??$/i;
const NUMBERS = /(?<![\d.,])\d+(?:[.,]\d+)?(?![\d.,])/g;
const INSTEAD = /^(?:and |so |ok )*(?:what|anything)\b(?:[^?]{0,30})\binstead\W*$/i;

function joined({ before, amount, thing, after }: QuestionFrame): string {
  const measure = amount === '' ? '' : `${amount.replace(/ of$/i, '')} of `;
  const asked = `${before.replace(/how many (?!(?:net )?carb|calor|kcal)/i, 'how much ')}${measure}${thing}${after}?`;
  return measure === '' ? agreeing(asked, thing) : asked;
}

/** The question with the thing of an earlier one in place of its pronoun: "does it raise cholesterol?" of cheese. */
export function withThingOf(earlier: string, question: string): string | null {
  const thing = questionFrame(earlier)?.thing;
  if (!thing || !PRONOUN.test(question)) return null;
  return agreeing(question.replace(PRONOUN, thing), thing);
}

const OF_ONE: Readonly<Record<string, string>> = { is: 'are', was: 'were', does: 'do' };
const OF_MANY: Readonly<Record<string, string>> = { are: 'is', were: 'was', do: 'does' };

/** The verb before the thing in its number: "are cashews", "is rice". */
function agreeing(question: string, thing: string): string {
  const forms = isPlural(thing) ? OF_ONE : OF_MANY;
  const at = question.indexOf(thing);
  const before = question.slice(0, at).replace(/\b(?:is|was|does|are|were|do)(?= $)/i, (verb) => {
    const form = forms[verb.toLowerCase()] ?? verb;
    return /^[A-Z]/.test(verb) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
  return before + question.slice(at);
}

const PRONOUN = /\b(?:it|they|them|that|those|these|this)\b(?! (?:is|was|how|why)\b)/i;
