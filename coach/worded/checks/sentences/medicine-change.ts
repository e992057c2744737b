import { medicinesIn } from '#domain/medicines.ts';

const NOUN =
  /\b(?:insulins?|medications?|medicines?|meds|drugs?|dos(?:e|es|age|ages)|pills?|tablets?|injections?|prescriptions?|sulf?phonylureas?|sulfonylureas?|blood thinners?|diuretics?|(?:beta|calcium channel) ?-?blockers?|(?:sglt-?2|ace|dpp-?4) ?-?inhibitors?|steroids?|statins?|basal|bolus)\b/g;
/** The body's own insulin, which food changes. */
const OWN_INSULIN =
  /\b(?:insulin (?:resistan\w*|sensitiv\w*|levels?|response\w*|spikes?|secretion|release|production|demand|surges?|rises?|signal\w*|receptors?|effect\w*)|(?:fasting|your body's|own|high|circulating|natural) insulin\b(?! dose))/g;

const VERBS =
  'stop|skip|reduce|cut(?: back| down)?(?: on)?|lower|halve|double(?: up)?|increase|raise|drop|quit|pause|hold(?: off)?|omit|discontinue|adjust|change|taper(?: off)?|wean(?: off| yourself off)?|come off|go off|get off|go without|throw (?:out|away)|ditch|leave out|half|forgo|replace|swap|switch(?: from)?|restart|start(?: taking| on| using)?|begin(?: taking)?|stop taking|stop using|stop injecting|take (?:less|more|half|double|fewer)(?: of)?';
const GERUNDS =
  'stopping|skipping|reducing|cutting(?: back| down)?(?: on)?|lowering|halving|doubling|increasing|raising|dropping|quitting|pausing|holding|omitting|discontinuing|adjusting|changing|tapering|weaning|coming off|going off|getting off|replacing|swapping|switching|starting|taking (?:less|more|half|double|fewer)';
const PARTICIPLES =
  'stopped|skipped|reduced|cut|lowered|halved|doubled|increased|raised|dropped|paused|held|omitted|discontinued|adjusted|changed|tapered|replaced|started|left out|taken (?:less|more)';

const ADVERB =
  '(?:\\w+ly |just |simply |then |now |also |even |already |probably |first |always |please ){0,2}';
/** Begins a clause, so that the verb behind it is an order to the reader. */
const ORDER = `(?:^|[.;:,!?(–—] ?|\\b(?:and|then|so|or|but|please|just|simply|also|to be safe,?|instead|today|now|first) )`;
const LEAVE =
  "(?:you(?:['’]?ll| will| would|['’]d)?|we|one|i|people|user|patients?) (?:can|could|may|might|should|must|need to|have to|ought to|want to|be able to|are able to|are (?:free|allowed|welcome) to|better|had better|need)(?: be able to| want to| need to| have to)? ";
const ADVICE =
  "(?:(?:it(?:['’]?s| is| would be| will be| may be)|is|be|perfectly|feel|are|you(?:['’]re| are)) (?:also |perfectly |completely |totally |usually |generally |quite |now )?(?:safe|fine|ok|okay|alright|all right|best|better|time|possible|good|wise|reasonable|smart|free|clear|recommended|helpful|ready|able)(?: idea| for you| enough)? to |(?:try|i(?:['’]d| would)? (?:recommend|suggest|advise)|recommend|suggest|advise you|consider|feel free|go ahead and|remember|make sure|be sure|start by|begin by|aim|plan)(?: to)? |(?:want|like|tell|allow|enable|let)s? you (?:to )?)";

/** Up to six words that end before another clause begins. */
const OBJECT =
  "(?:(?!if\\b|when\\b|because\\b|while\\b|but\\b|unless\\b|before\\b|after\\b|until\\b|and (?:check|test|ask|talk|tell|see|eat|drink)\\b)[\\w’'%.,-]+ ){0,6}";
const MEDICINE = '§';
const PRONOUN = '(?:it|them|that|these|those|this)\\b';

const DIRECTIVES: readonly RegExp[] = [
  new RegExp(`${ORDER}${ADVERB}(?:${VERBS}) ${OBJECT}${MEDICINE}`, 'g'),
  new RegExp(`\\b${LEAVE}${ADVERB}(?:${VERBS}) ${OBJECT}${MEDICINE}`, 'g'),
  new RegExp(`\\b${ADVICE}${ADVERB}(?:${VERBS}|${GERUNDS}) ${OBJECT}${MEDICINE}`, 'g'),
  new RegExp(
    `${MEDICINE}[^.;!?]{0,60}\\b(?:can|should|may|could|must|needs? to|has to|have to|might) (?:\\w+ly |now |also |then )?be (?:\\w+ly )?(?:${PARTICIPLES})\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:no longer|don['’]?t|won['’]?t|do not|will not|not|never|without|stop|doesn['’]?t|does not) (?:really |actually |even |ever |still )?(?:need(?:ing|s)?|require|requiring|have to take|need to take|take|taking|use)(?: to (?:take|use|inject))? ${OBJECT}${MEDICINE}`,
    'g',
  ),
  new RegExp(
    `\\b(?:instead of|rather than|in place of|replaces?|replacement for|substitute for|alternative to|as good as|without) (?:your |taking |the |using |any ){0,2}${MEDICINE}`,
    'g',
  ),
];
const OF_PRONOUN: readonly RegExp[] = [
  new RegExp(
    `${ORDER}${ADVERB}(?:${VERBS}|take) (?:taking |using |the dose of |the amount of )?${PRONOUN}`,
    'g',
  ),
  new RegExp(
    `\\b(?:${LEAVE}|${ADVICE})${ADVERB}(?:${VERBS}|${GERUNDS}|take) (?:taking |using |the dose of )?${PRONOUN}`,
    'g',
  ),
  new RegExp(`\\b(?:no longer|don['’]?t|won['’]?t|do not|will not) need (?:to take )?${PRONOUN}`, 'g'),
];

/** Amount in which medicines are given. */
const AMOUNT = String.raw`(?:\d[\d.,]*|half|one|two|three|four|five|six|eight|ten|twelve|twenty)(?: ?[-–] ?\d+| to \d+)?[ -]?(?:units?|mg|mcg|µg|μg|milligrams?|micrograms?|ml|iu|tablets?|pills?|capsules?|puffs?|shots?)\b`;
const DOSES: readonly RegExp[] = [
  new RegExp(`${AMOUNT}[^.;!?]{0,40}${MEDICINE}`, 'g'),
  new RegExp(`${MEDICINE}[^.;!?]{0,40}${AMOUNT}`, 'g'),
];

/** A dose that the person told of, or that is spoken of as theirs, is no advice. */
const TOLD =
  /\b(?:if you|when you|you (?:take|told|said|mention\w*|are on|are taking|use|inject|already)|you['’]re (?:on|taking)|your (?:list|profile|current|usual)|you noted|since you|who (?:take|use)s?|(?:trial|study|studies|participants|patients|people))\b[^.;!?]*$/;
const NEGATED =
  /\b(?:don['’]?t|do not|never|not|avoid|without|cannot|can['’]?t|shouldn['’]?t|mustn['’]?t|must not|should not|isn['’]?t|no one should|rather than|instead of|won['’]?t|before) (?:\w+ ){0,3}$/;
const DOCTOR =
  '(?:doctor|prescriber|physician|clinician|gp|nurse|pharmacist|care team|diabetes team|medical team|health ?care (?:team|provider|professional)|provider|specialist|cardiologist|endocrinologist)s?';
/** The change is a question to, or a decision of, those who prescribe. */
const ASKED = new RegExp(
  `\\b(?:ask|talk|speak|check|discuss|consult|work|see|tell|call|contact|agree|plan|review|decide|involve|let)\\w*\\b[^.;!?]{0,60}\\b${DOCTOR}\\b[^.;!?]{0,90}$`,
);
const ASKED_ABOUT = /\b(?:whether|if|about|how|when|before|which|what|why|to)\b[^.;!?]*$/;
const DOCTOR_DECIDES = new RegExp(
  `\\b(?:only |except )?(?:with|under|after|by|from|through|unless|if|as|when|until|once|together with|alongside)\\b[^.;!?]{0,40}\\b(?:${DOCTOR}\\b|medical (?:supervision|advice|guidance)|supervision)|\\b${DOCTOR}\\b[^.;!?]{0,20}\\b(?:can|will|may|might|should|must|to|decides?|says?|agrees?|needs? to|knows?)\\b|\\b(?:discuss|talk|ask|check|consult|speak)\\w*\\b[^.;!?]{0,40}\\b${DOCTOR}\\b`,
);
const BY_HOW_MUCH =
  /\bby (?:half|a (?:third|quarter)|about|around|up to|\d)|\b\d[\d.,]* ?(?:%|percent|units?|mg|mcg|iu)|\bhal(?:f|ve|ving)\b|\bdoubl(?:e|ing)\b/;
/** Between a medicine and "it": the pronoun is then of this. */
const OTHER_NOUN =
  /\b(?:glucose|sugars?|carbs?|salt|fast|fasting|ketones?|weight|pressure|meals?|calories|food|fat|protein|water|level|number|diet|plan)\b[^.;!?]*$/;

/** Lower case, plain quotes, one blank; medicines as one sign. */
function marked(sentence: string): string {
  const plain = sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[*_`~#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const withoutOwn = plain.replace(OWN_INSULIN, (own) => own.replace('insulin', 'hormone'));
  const named = [...medicinesIn(withoutOwn)].sort((a, b) => b.start - a.start);
  let text = withoutOwn;
  for (const { start } of named) {
    const word = /^[a-z0-9-]+/.exec(text.slice(start))?.[0] ?? '';
    text = `${text.slice(0, start)}${MEDICINE}${text.slice(start + word.length)}`;
  }
  return text.replace(NOUN, MEDICINE);
}

/** True for words that name a medicine or what is taken of one. */
export function namesMedicine(sentence: string): boolean {
  return marked(sentence).includes(MEDICINE);
}

/**
 * True for a sentence that tells a dose of a medicine or a change of one. What is to be asked of a doctor, what must
 * not be done and what studies saw stays.
 * @param before the sentence before it, which "it" may be about
 */
export function changesMedicine(sentence: string, before: string): boolean {
  const text = marked(sentence);
  const hasMedicine = text.includes(MEDICINE);
  if (hasMedicine && tellsDose(text)) return true;
  if (hasMedicine && DIRECTIVES.some((pattern) => directs(text, pattern))) return true;
  const known = hasMedicine ? text.lastIndexOf(MEDICINE) : namesMedicine(before) ? -1 : null;
  return known !== null && OF_PRONOUN.some((pattern) => directs(text, pattern, known));
}

function tellsDose(text: string): boolean {
  return DOSES.some((pattern) =>
    [...text.matchAll(pattern)].some(({ index }) => !TOLD.test(text.slice(0, index)) && !asked(text, index)),
  );
}

/** @param medicine where the medicine stands that a pronoun is about */
function directs(text: string, pattern: RegExp, medicine?: number): boolean {
  return [...text.matchAll(pattern)].some(({ index, 0: match }) => {
    const left = text.slice(0, index + (/^[\s.;:,!?(–—]*/.exec(match)?.[0].length ?? 0));
    if (medicine !== undefined) {
      if (medicine > index + match.length) return false;
      if (medicine >= 0 && OTHER_NOUN.test(text.slice(medicine, index))) return false;
    }
    if (
      NEGATED.test(`${left} `) &&
      !/^(?:no longer|don|won|do not|will not|not|never|without|does)/.test(match.trim())
    )
      return false;
    if (asked(text, index)) return false;
    if (
      /\b(?:not|never|don['’]?t|without|avoid)\b[^,;]{0,30}$/.test(match) &&
      !/need|require|have to/.test(match)
    )
      return false;
    return (
      !DOCTOR_DECIDES.test(text) ||
      BY_HOW_MUCH.test(match + text.slice(index + match.length, index + match.length + 30))
    );
  });
}

function asked(text: string, index: number): boolean {
  const left = text.slice(0, index + 1);
  return ASKED.test(left) && ASKED_ABOUT.test(text.slice(0, index + 12));
}
