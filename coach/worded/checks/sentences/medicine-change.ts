import { DOSES, ORDERS, ORDERS_OF_PRONOUN, REFUSALS, STATEMENTS } from './medicine-orders.ts';
import { lastMedicine, withMedicines } from './medicine-words.ts';
import { changesMedicineElsewhere } from './other-languages.ts';
import { plainSentence } from './plain-sentence.ts';

const DOCTOR =
  '(?:doctor|prescriber|physician|clinician|gp|nurse|pharmacist|surgeon|care team|diabetes team|medical team|health ?care (?:team|provider|professional)|provider|specialist|cardiologist|endocrinologist)s?';

/** A dose that is told as the reader's own or as seen in a study is no advice. */
const TOLD =
  /\b(?:if you|when you|you (?:take|told|said|mention\w*|are on|are taking|use|inject|already)|you're (?:on|taking)|your (?:list|profile|current|usual)|you noted|since you|who (?:take|use)s?|(?:trial|study|studies|participants|patients))\b[^.;!?]{0,300}$/;
const NEGATED =
  /\b(?:don't|do not|never|not|avoid|cannot|can't|shouldn't|mustn't|isn't|no one should|rather than|instead of|won't|before|without) (?:[\w,]+ ){0,3}$/;
/** The change is a question to those who prescribe. */
const ASKED = new RegExp(
  `\\b(?:ask|talk|speak|check|discuss|consult|work|see|tell|call|contact|agree|plan|review|decide|involve|let)\\w*\\b[^.;!?]{0,60}\\b${DOCTOR}\\b[^.;!?]{0,90}$`,
);
const WHETHER = /\b(?:whether|ask (?:if|about|how|when))\b[^.;!?]{0,300}$/;
/** The change is made with them. */
const WITH_DOCTOR = new RegExp(
  [
    `\\b(?:with|under|after|by|from|through|unless|if|when|until|once|alongside)\\b[^.;!?]{0,40}\\b(?:${DOCTOR}\\b|(?:medical )?(?:supervision|guidance))`,
    `\\bas (?:your|the) ${DOCTOR} (?:says|said|advise|direct|instruct|prescribe|told|tells)`,
    `\\b(?:discuss|talk|ask|check|consult|speak|needs?)\\w*\\b[^.;!?]{0,40}\\b${DOCTOR}\\b(?!.{0,200}\\bbut\\b)`,
  ].join('|'),
);
/** The change is a decision of theirs. */
const DOCTOR_DECIDES = new RegExp(
  `${WITH_DOCTOR.source}|\\b${DOCTOR}\\b[^.;!?]{0,20}\\b(?:can|will|may|might|should|must|to|decides?|says?|agrees?|needs? to|knows?|first)\\b`,
);
const BY_HOW_MUCH =
  /\bby (?:half|an? (?:third|quarter)|about|around|up to|\d)|\b\d[\d.,]{0,12} ?(?:%|percent|units?|mg|mcg|iu)|\bhal(?:f|ve|ving)\b|\bdoubl(?:e|ing)\b/;
/** "Some medicines must be stopped" speaks of nobody's own. */
const OF_NOBODY = /\b(?:some|certain|many|most|other|any) (?:of your )?(?:\w+ ){0,2}$/;
/** They do it, not the reader. */
const BY_DOCTOR = new RegExp(`\\b${DOCTOR} (?:\\w+ ){0,4}$`);
/** Between a medicine and "it": the pronoun is then of this. */
const OTHER_NOUN =
  /\b(?:glucose|sugars?|carbs?|salt|fast|fasting|ketones?|weight|pressure|meals?|calories|food|fat|protein|water|level|number|diet|plan)\b[^.;!?]{0,300}$/;

/**
 * True for a sentence that tells a dose of a medicine or a change of one. What is to be asked of a doctor, what must
 * not be done and what studies saw stays.
 * @param before the sentence before it, which "it" may be about
 */
export function changesMedicine(sentence: string, before: string): boolean {
  const plain = plainSentence(sentence);
  const text = withMedicines(plain);
  const medicine = lastMedicine(text);
  if (tellsDose(text)) return true;
  if (medicine !== -1) {
    if (ORDERS.some((pattern) => isOrder(text, pattern))) return true;
    if (STATEMENTS.some((pattern) => isStatement(text, pattern))) return true;
    if (REFUSALS.some((pattern) => isRefusal(text, pattern))) return true;
  }
  const isKnown = medicine !== -1 || lastMedicine(withMedicines(plainSentence(before))) !== -1;
  if (isKnown && ORDERS_OF_PRONOUN.some((pattern) => isOrderOfPronoun(text, pattern, medicine))) return true;
  return changesMedicineElsewhere(plain);
}

/** Whether a pattern stands in the text where nothing excuses it. */
function isSaid(
  text: string,
  pattern: RegExp,
  excused: (left: string, match: string, right: string) => boolean,
): boolean {
  return [...text.matchAll(pattern)].some(({ index, 0: match }) => {
    const lead = /^[\s.;:,!?(–—]*/.exec(match)?.[0].length ?? 0;
    const left = text.slice(0, index + lead);
    return !excused(left === '' ? '' : `${left.trimEnd()} `, match, text.slice(index + match.length));
  });
}

function asks(left: string): boolean {
  return WHETHER.test(left) || (ASKED.test(left) && !/\bbut\b/.test(left));
}

function tellsDose(text: string): boolean {
  return DOSES.some((pattern) =>
    isSaid(text, pattern, (left) => TOLD.test(left) || asks(left) || NEGATED.test(left)),
  );
}

function isOrder(text: string, pattern: RegExp): boolean {
  return isSaid(text, pattern, (left, match, right) => {
    if (NEGATED.test(left) || asks(left)) return true;
    return WITH_DOCTOR.test(text) && !BY_HOW_MUCH.test(match + right.slice(0, 30));
  });
}

function isRefusal(text: string, pattern: RegExp): boolean {
  return isSaid(text, pattern, (left) => asks(left) || DOCTOR_DECIDES.test(text));
}

function isStatement(text: string, pattern: RegExp): boolean {
  return isSaid(text, pattern, (left) => {
    if (NEGATED.test(left) || asks(left) || OF_NOBODY.test(left) || BY_DOCTOR.test(left)) return true;
    return DOCTOR_DECIDES.test(text) && !BY_HOW_MUCH.test(text);
  });
}

/** @param medicine where the medicine stands in the text; -1 when it stands in the sentence before */
function isOrderOfPronoun(text: string, pattern: RegExp, medicine: number): boolean {
  return isSaid(text, pattern, (left) => {
    if (medicine > left.length || NEGATED.test(left) || asks(left)) return true;
    if (medicine !== -1 && OTHER_NOUN.test(left.slice(medicine))) return true;
    return DOCTOR_DECIDES.test(text);
  });
}
