import { FORM, MEDICINE, NAMED } from './medicine-words.ts';

const BASE =
  'stop(?: taking| using| injecting)?|skip|reduce|cut(?: back| down)?(?: on)?|lower|halve|double(?: up)?|increase|raise|drop|quit|pause|hold(?: off)?|omit|discontinue|adjust|change|taper(?: off)?|wean(?: off| yourself off)?|(?:come|go|get) off|go without|do without|throw (?:out|away)|ditch|leave out|forgo|replace|swap|switch(?: from| to)?|restart|start(?: taking| on| using| with)?|begin(?: taking)?|take (?:less|more|half|double|fewer)(?: of)?';
const GERUNDS =
  'stopping|skipping|reducing|cutting(?: back| down)?(?: on)?|lowering|halving|doubling|increasing|raising|dropping|quitting|pausing|holding|omitting|discontinuing|adjusting|changing|tapering|weaning|(?:coming|going|getting) off|replacing|swapping|switching|starting|taking (?:less|more|half|double|fewer)';
const PARTICIPLES =
  'stopped|skipped|reduced|cut|lowered|halved|doubled|increased|raised|dropped|paused|held|omitted|discontinued|adjusted|changed|tapered|replaced|started|left out|taken (?:less|more)';

const ADVERB = '(?:\\w+ly |just |simply |then |now |also |even |already |first |always |please |next ){0,2}';
/** Begins a clause, so that the verb behind it is an order to the reader. */
const ORDER =
  '(?:^|[.;:,!?(–—] ?|\\b(?:and|then|so|or|but|please|just|simply|also|instead|today|now|first|always) )';
const LEAVE =
  "\\b(?:you(?:'ll| will| would|'d)?|we|one) (?:can|could|may|might|should|must|need to|have to|ought to|want to|be able to|are able to|are (?:free|allowed|welcome) to|better|had better|need)(?: be able to| want to| need to| have to)? ";
const ADVICE =
  "\\b(?:(?:it(?:'s| is| would be| will be| may be)|is|be|perfectly|feel|are|you(?:'re| are)) (?:\\w+ly |also |quite |now )?(?:safe|fine|ok|okay|alright|all right|best|better|time|possible|good|wise|reasonable|smart|free|clear|recommended|helpful|ready|able)(?: idea| for you| enough)? to |(?:try|recommend|suggest|advise(?: you)?|consider|feel free|go ahead and|remember|make sure|be sure|start by|begin by|aim|plan)(?: to)? |(?:want|like|tell|allow|enable|let)s? you (?:to )?)";

/** Up to six words, none of which begins another clause. */
const OBJECT =
  "(?:(?!(?:if|when|because|while|but|unless|before|after|until)\\b|and (?:check|test|ask|talk|tell|see|eat|drink)\\b)[\\w'%.,-]+ ){0,6}";

/** Amount in which medicines are given. */
const AMOUNT = String.raw`(?:\d[\d.,]*|half|one|two|three|four|five|six|eight|ten|twelve|twenty)(?: ?[-–] ?\d+| to \d+)?[ -]?(?:units?|mg|mcg|µg|μg|milligrams?|micrograms?|ml|iu|tablets?|pills?|capsules?|puffs?|shots?)\b`;

/** Words that tell the reader to change a medicine. */
export const ORDERS: readonly RegExp[] = [
  new RegExp(`${ORDER}${ADVERB}(?:${BASE}) ${OBJECT}${MEDICINE}`, 'g'),
  new RegExp(`${LEAVE}${ADVERB}(?:${BASE}) ${OBJECT}${MEDICINE}`, 'g'),
  new RegExp(`${ADVICE}${ADVERB}(?:${BASE}|${GERUNDS}) ${OBJECT}${MEDICINE}`, 'g'),
];

/** Words by which a medicine is to be changed, or is not needed. */
export const STATEMENTS: readonly RegExp[] = [
  new RegExp(
    `${MEDICINE}[^.;!?]{0,60}\\b(?:can|should|may|could|must|needs? to|has to|have to|might) (?:\\w+ly |now |also |then )?be (?:\\w+ly )?(?:${PARTICIPLES})\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:instead of|rather than|in place of|replaces?|replacement for|substitute for|as good as) (?:your |taking |the |using |any ){0,2}${MEDICINE}`,
    'g',
  ),
];
export const NOT_NEEDED = new RegExp(
  `\\b(?:no longer|don't|won't|do not|will not|doesn't|does not) (?:really |actually |even |ever |still )?(?:need(?:ing|s)?|require|requiring|have to take|need to take)(?: to (?:take|use|inject))? ${OBJECT}${MEDICINE}`,
  'g',
);

const PRONOUN = '(?:it|them|that|these|those|this)\\b';
/** The same with "it" in place of the medicine. */
export const ORDERS_OF_PRONOUN: readonly RegExp[] = [
  new RegExp(`${ORDER}${ADVERB}(?:${BASE}) (?:the dose of |the amount of )?${PRONOUN}`, 'g'),
  new RegExp(`(?:${LEAVE}|${ADVICE})${ADVERB}(?:${BASE}|${GERUNDS}) (?:the dose of )?${PRONOUN}`, 'g'),
  new RegExp(`\\b(?:no longer|don't|won't|do not|will not) need (?:to take )?${PRONOUN}`, 'g'),
];

/** A medicine with its amount beside it, an amount to inject, a number of tablets to take. */
export const DOSES: readonly RegExp[] = [
  new RegExp(`${AMOUNT}[^.;!?]{0,40}${NAMED}`, 'g'),
  new RegExp(`${NAMED}[^.;!?]{0,40}${AMOUNT}`, 'g'),
  new RegExp(`\\b(?:inject|bolus)\\w* (?:yourself |with |about |up to )*${AMOUNT}`, 'g'),
  new RegExp(
    `(?:${ORDER}|${LEAVE})take (?:up to |about |another )?(?:\\d+|half|one|an?|two|three|four)(?: more| extra| of your)? ${FORM}`,
    'g',
  ),
];
