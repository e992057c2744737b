import { normaliseText } from '#domain/symptoms/context.ts';
import { readBodyFacts } from '../../message-facts/body-facts.ts';

/** What somebody wants worked out for themselves. */
export type TargetQuestion =
  | { about: 'macros' | 'energy' | 'protein' }
  /** "Is 1400 calories too little?" */
  | { about: 'enough'; kcal: number };

/** A food, dish or drink is asked about, not a person's need: "calories in a can of coke", "does it have a lot of". */
const OF_FOOD =
  /\b(?:calor\w*|kcal|protein|macros?)\b[^.?!]{0,25}\b(?:in|of|from|does)\b(?! (?:total|a day|one day|my day|general|order|ketosis|keto|weight|me|day\b|grams|calor|protein|a (?:deficit|keto))\b)(?! \d+ ?(?:kcal|cal|years?|yrs?))|\b(?:powder|shake|bar|bars|supplement|source|sources|one sitting|per meal|label|recipe|snack|food|foods)\b|\b(?:how much|how many|amount of)\b[^.?!]{0,20}\bdo(?:es)? (?!i\b|a (?:wo)?man|women|men|we\b|you\b)/;

/** Troubles with a target one has, which the handbook answers. */
const TROUBLE =
  /\b(?:meet|hit|hitting|reach|went over|under my|stick|adjust|struggl\w*|help me understand|track\w*|count(?:ing)?|wildly|different results|believe|burn\w* calories|matter|real|replace)\b/;

const WORK_OUT =
  /\b(?:calculate|calculating|calculator|work(?:ing)? out|figure out|figuring out|compute|set|estimate|determine|find out)\b/;

const PROTEIN =
  /\bhow (?:much|many (?:grams|g)(?: of)?) protein\b[^.?!]{0,20}\b(?:should|do|can|must|shall|would) (?:i|we|you|a|an|my|someone)\b[^.?!]{0,25}\b(?:need|eat|eating|have|get|take|consume|aim|require)\b|\b(?:my|daily) protein (?:goal|target|need|needs|requirement|intake|limit)\b|\bprotein (?:goal|target|requirement|intake)\b[^.?!]{0,15}\b(?:for|should)\b|\bhow (?:much|many) (?:grams of )?protein\b[^.?!]{0,10}\b(?:a|per|each) day\b|\bhow much protein for (?:a|an|my|me)\b/;
const ENERGY =
  /\bhow (?:many|much) (?:k?cals?|calories|kcal|energy)\b[^.?!]{0,20}\b(?:should|do|can|must|shall|would) (?:i|we|you|a|an|my|someone)\b[^.?!]{0,25}\b(?:need|eat|eating|have|get|take|consume|aim|require|stay)\b|\bhow many calories\b[^.?!]{0,10}\b(?:a|per|each) day\b|\b(?:my|daily) (?:calorie|calories|caloric|energy) (?:goal|target|need|needs|requirement|intake|limit|budget|maintenance|deficit)\b|\b(?:maintenance|target) (?:calories|kcal)\b|\bmy (?:tdee|bmr|maintenance)\b|\bhow many calories for (?:a|an|my|me)\b|\bwhat(?:'s| is| should)[^.?!]{0,15}\bcalorie (?:goal|target|intake)\b/;
const DAILY_CALORIES =
  /\b(?:my|daily|the right|own) (?:daily )?(?:calories|calorie|kcal|energy)\b|\b(?:calorie|caloric|energy) (?:needs?|intake|goal|target)\b|\b(?:tdee|bmr)\b|\bcalories (?:a|per|each) day\b/;
const MACROS =
  /\bwhat (?:should|are|would)[^.?!]{0,12}\bmy (?:\w+ )?macros\b|\bwhat macros\b|\bwhich macros\b|\b(?:give|tell|get) me (?:my |some )?(?:\w+ )?macros\b|\bmacros (?:for|should) (?:a|an|my|me|i)\b|\bwhat are (?:the|good|right) (?:\w+ )?macros for (?:a|an|my|me)\b|\bmy (?:daily |keto )?targets\b/;
const ENOUGH =
  /\b(\d{1,2}[.,]?\d00|[6-9]\d0|\d{4}) ?(?:k?cals?|calories|kcal)\b[^.?!]{0,30}\b(?:too (?:little|low|few|much|many|high)|enough|ok|okay|safe|healthy|alright|good|right)\b|\b(?:too (?:little|low|few|much|many)|enough|ok|okay|safe|healthy)\b[^.?!]{0,20}\b(\d{1,2}[.,]?\d00|\d{4}) ?(?:k?cals?|calories|kcal)\b/;

/** Statements that hold what a formula needs, without a question, are a request for it. */
const NEEDED_WORDS = 4;

/** Which target a message asks for; null when it asks for something else. */
export function targetQuestion(text: string): TargetQuestion | null {
  const plain = normaliseText(text).toLowerCase();
  const enough = ENOUGH.exec(plain);
  const kcal = Number((enough?.[1] ?? enough?.[2] ?? '').replace(/[.,]/, ''));
  if (kcal >= 300 && /\b(?:day|daily|eat|eating|diet|now|too|enough|intake)\b/.test(plain))
    return { about: 'enough', kcal };
  if (OF_FOOD.test(plain) || TROUBLE.test(plain)) return null;
  if (MACROS.test(plain) || (WORK_OUT.test(plain) && /\bmacros?\b/.test(plain))) return { about: 'macros' };
  if (ENERGY.test(plain) || (WORK_OUT.test(plain) && DAILY_CALORIES.test(plain))) return { about: 'energy' };
  return PROTEIN.test(plain) ? { about: 'protein' } : null;
}

/** Somebody who introduces themselves with all that a formula needs, and asks nothing, wants their targets. */
export function introducesThemselves(text: string): boolean {
  if (text.includes('?')) return false;
  const facts = readBodyFacts(text);
  const counted = Object.keys(facts).filter((name) => name !== 'weightGoal').length;
  return counted >= NEEDED_WORDS && 'weightGoal' in facts;
}
