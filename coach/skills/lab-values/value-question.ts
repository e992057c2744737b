import { glucoseToMmol } from '#domain/health-values/glucose.ts';
import { isMeasured, numberTokens } from '../../triage/numbers/number-tokens.ts';
import type { When } from '../../triage/numbers/times.ts';
import { readableSentences } from '../../triage/signals.ts';
import {
  type CertainValue,
  type StatedReadings,
  statedReadings,
  type UnsureValue,
} from '../../triage/stated-readings.ts';
import { ifccOf } from './value-meaning.ts';
import { type Moment, momentOf } from './value-moment.ts';

/** A message that asks what one value means. */
export type ValueQuestion = {
  /** Lower case, with decimal commas. */
  readonly text: string;
  readonly moment: Moment | null;
  /** True where nobody named the number, and it was taken as glucose by its place behind a meal. */
  readonly isGuess: boolean;
} & ({ readonly value: CertainValue } | { readonly unsure: UnsureValue });

const JUDGED_KINDS = ['glucose', 'ketones', 'a1c', 'bloodPressure'] as const;
/** Of another kind, beside which the answer would leave something out. */
const OTHER_KINDS = ['heartRate', 'temperature', 'oxygen'] as const;
const HOLDS: readonly When[] = ['now', 'days'];

/** Words of a verdict; not what "good" or "ok" says of a food, a plan or something to do. */
const VERDICT = String.raw`(?:ok|okay|alright|all right|fine|good|great|bad|terrible|awful|horrible|high|low|elevated|normal|abnormal|healthy|unhealthy|safe|dangerous|concerning|worrying|alarming|scary|acceptable|excessive|too much|usual|typical|expected|in range|(?:with)?in (?:the |a )?(?:normal|healthy|good|target) range|a (?:problem|worry|concern|spike)|(?:pre-?)?diabet\w{1,4}|hypertension|(?:in )?ketosis)\b(?! (?:to (?!have|be|see|get|wake|stay|go|still)|idea|time|snacks?|foods?|breakfast|lunch|dinner|meals?|recipes?|diet|choices?|way|carbs?|fats?|things?|news|sources?|carb|sugar|fat|blood))`;
const SOFTENED = `(?:too|very|really|so|still|quite|pretty|kind of|kinda|a bit|a little|bit|considered|actually|that|just|already|even|all that|not|always|that's|is|it|be|or)`;
const ASKING = `(?:is|isn't|isnt|are|aren't|was|wasn't|were|does|do|would|will|could)`;
const THAT =
  '(?:that|this|it|these|those|they|which|both|(?:the|that|this|my|her|his) (?:number|value|reading|result|level)s?)';
const OWNED = String.raw`(?:my|her|his|our|their|the|a|an|your|this|that|average|current|latest|last|new|blood|fasting|morning|random|of|having|\w{1,12}'s|wife|husband)`;
const NAME = '(?:sugars?|glucose|bgs?|ketones?|bhb|(?:hb)?a1c|bp|pressure|readings?|numbers?|levels?)';

const OF_THAT = new RegExp(
  String.raw`\b${ASKING} ${THAT}(?: (?:${SOFTENED}|sound|look|seem|count as|mean)){0,3} ${VERDICT}`,
);
const IS_THAT_SO = new RegExp(
  String.raw`\b${THAT}(?:'s| is| was)(?: ${SOFTENED}){0,3} ${VERDICT}[^.?!,]{0,30}\?`,
);
const ONLY_VERDICT = new RegExp(`^(?:(?:${SOFTENED}|${ASKING}|and) ){0,5}${VERDICT}[^,]{0,40}$`);
const ANY_VERDICT = new RegExp(String.raw`\b${VERDICT}`);
const ENDS_IN_VERDICT = new RegExp(String.raw`\b${VERDICT}[^,]{0,40}$`);
const OPENS_OTHERWISE =
  /^(?:and |so |but )?(?:is|are|was|can|could|should|do|does|will|would|may|what|how|why|which|when|where|if)\b/;
const WORRIES =
  /\bshould (?:i|we|he|she|they) (?:be )?(?:worr(?:y|ied)|concerned|alarmed|scared|afraid|panic\w{0,3})\b(?! about (?!it|that|this|my|the|her|his|a\b|an\b|\d))|\b(?:need|have) to (?:worry|be worried)\b|\b(?:am i|is (?:he|she)) (?:now )?(?:in ketosis|(?:pre-?)?diabetic|ok|okay|fine)\b|\b(?:do i|does (?:he|she)) have (?:(?:pre-?)?diabetes|high blood pressure|hypertension)\b|\bwhat (?:do|does|did) (?:that|this|it|these|those|(?:my|her|his|an?|the) [^.?!]{0,40}) means?\b|\bwhat (?:do you think|do you make of)\b|\bthoughts\?|\bhow (?:bad|high|low|good|normal|dangerous|serious|worried|concerned) (?:is|are|am|should)\b/;
/** Worded as what should be, and yet a value they have. */
const WORRIED_ABOUT = /\bshould (?:i|we) be (?:worried|concerned|alarmed|scared)\b/;
const CONDITIONAL = /\b(?:if|suppose|imagine|hypothetically|would|could)\b/;
/** Urine and breath are judged by colour and in other units. */
const NOT_BLOOD = /\b(?:urine|pee|ketostix|breath|acetone|ppm|gki|homa)\b/;

/** Numbers that name something: "day 3", "type 2". */
const COUNTS = /\b(?:day|week|month|type) ?#?\d{1,3}\b|\bt[12]d?\b/g;

const BARE_WORDS_MOST = 14;
const UNKNOWN_WORDS_MOST = 2;
/** Of these a message may be made that is little more than the value. */
const VALUE_WORDS = new Set(
  "my her his our their the a an of at is was were are i im i'm and in on with to up for it its it's me just now today yesterday tonight this that morning evening night last came back says said reads shows showed got measured tested checked reading test result level value number meter monitor cgm libre dexcom sensor blood sugar sugars glucose bg fasting fasted fbs fbg ketone ketones bhb a1c hba1c bp pressure over mg dl mmol l mol mmhg percent woke wake waking up after before eating food meal breakfast lunch dinner supper bed bedtime hour hours hr hrs h min mins minutes one two three half about around post pp hi hello hey mom mum dad mother father wife husband partner sister brother first thing".split(
    ' ',
  ),
);
const ASKS_ELSE =
  /\b(?:how|what|where|why|when|which|who|can|could|should|do|does|will|tell|help|want|need|lower|reduce|convert|goal|target|aim\w{0,3})\b/;

/** What nobody named is taken for glucose only where it can be nothing to treat at once. */
const UNNAMED = { leastMg: 70, mostMg: 399, leastMmol: 4, mostMmol: 22 };

/**
 * The one value that a message asks about; null where it asks something else, or has no value or several.
 * @param name what an unsure number was said to be afterward
 */
export function valueQuestion(
  message: string,
  mmol: boolean,
  name: 'glucose' | 'ketones' | null = null,
): ValueQuestion | null {
  const sentences = readableSentences(message);
  const text = sentences.join(' ').replace(/(?<=\d)\.(?=\d)/g, ',');
  if (!/\d/.test(text) || NOT_BLOOD.test(text)) return null;
  const counted = sentences.map((sentence) => sentence.replace(COUNTS, ' '));
  const moment = momentOf(text);
  const read = statedReadings(counted, mmol);
  const [unsure] = read.unsure;
  if (unsure && name) return valueQuestion(named(message, unsure.text, name), mmol);
  const isSilent = read.values.every(({ quantity }) => quantity === 'age');
  const guessed = isSilent && moment?.kind === 'afterMeal' ? unnamedGlucose(counted) : null;
  const readings = guessed ? statedReadings([named(counted.join(' '), guessed, 'glucose')], mmol) : read;
  const about = { text, moment, isGuess: guessed !== null };
  const value = onlyValue(readings, text);
  if (value) return isAsked(text, typedForms(value), moment, value.quantity) ? { ...about, value } : null;
  const isOfTwo = unsure && read.unsure.length === 1 && read.values.length === 0 && unsure.when === 'now';
  const isQuantity = isOfTwo && new Set(unsure.meanings.map(({ quantity }) => quantity)).size === 2;
  const forms = unsure ? [unsure.text.replace('.', ',')] : [];
  return isQuantity && isAsked(text, forms, moment, 'glucose') ? { ...about, unsure } : null;
}

const named = (text: string, number: string, name: string) => text.replace(number, `${name} ${number}`);

function onlyValue({ values, unsure }: StatedReadings, text: string): CertainValue | null {
  if (unsure.length > 0 || OTHER_KINDS.some((kind) => values.some(({ quantity }) => quantity === kind)))
    return null;
  const judged = values.filter(
    ({ quantity, when }) =>
      JUDGED_KINDS.some((kind) => kind === quantity) &&
      (HOLDS.includes(when) ||
        (when === 'months' && quantity === 'a1c') ||
        (when === 'asked' && !CONDITIONAL.test(text)) ||
        (when === 'goal' && WORRIED_ABOUT.test(text))),
  );
  const [value] = judged;
  const isOne = value && judged.every((one) => one.quantity === value.quantity && one.value === value.value);
  if (!isOne || !Number.isFinite(value.value)) return null;
  if (value.quantity === 'bloodPressure' && value.diastolic === null) return null;
  const forms = typedForms(value);
  const number = forms.join('|');
  const isWished = new RegExp(
    String.raw`\b(?:want|wanna|like|hop(?:e|ing)|try(?:ing)?|aim\w{0,3}|plan|goal|target)\b[^.?!]{0,40}\b(?:${number})\b`,
  );
  const isBound = new RegExp(
    String.raw`(?:\b(?:over|above|under|below|beyond|than|least|most|up to)|[<>≥≤]) ?(?:${number})\b`,
  );
  if (isWished.test(text) || isBound.test(text)) return null;
  // Ketones of "15" are mg/dL only by their size.
  const isTyped = new RegExp(String.raw`(?<![\d,])(?:${number})(?![\d,]*\d)`).test(text);
  return value.quantity === 'ketones' && !isTyped && !/\bmg\b/.test(text) ? null : value;
}

/** How a value may stand in the text. */
function typedForms({ quantity, value, diastolic }: CertainValue): string[] {
  const decimals = (number: number) => [String(number), number.toFixed(1), number.toFixed(2)];
  const forms = {
    glucose: () => [String(Math.round(value)), ...decimals(glucoseToMmol(value))],
    ketones: () => decimals(value),
    a1c: () => [...decimals(value), String(ifccOf(value))],
    bloodPressure: () => [`${value} ?/ ?${diastolic}`, `${value} over ${diastolic}`],
  }[quantity as (typeof JUDGED_KINDS)[number]]();
  return [...new Set(forms.map((form) => form.replace('.', ',')))];
}

/** A number that nobody named, in a message that has no other and names nothing else. */
function unnamedGlucose(sentences: readonly string[]): string | null {
  const tokens = sentences.flatMap((sentence) => numberTokens(sentence));
  const [number, another] = tokens.filter(isMeasured);
  if (!number || another || ![null, 'mmol/L'].includes(number.unit) || number.lower !== undefined)
    return null;
  const isNamedElse = tokens.some((token) => token.kind === 'label' && token.strength === 'strong');
  if (isNamedElse || tokens[tokens.indexOf(number) - 1]?.kind === 'label') return null;
  const isMmol = number.unit === 'mmol/L' || number.decimals > 0;
  const [least, most] = isMmol ? [UNNAMED.leastMmol, UNNAMED.mostMmol] : [UNNAMED.leastMg, UNNAMED.mostMg];
  return number.value >= least && number.value <= most ? number.text : null;
}

/** Whether the text asks to have the value judged, rather than how to change it or whether something else is good. */
function isAsked(
  text: string,
  forms: readonly string[],
  moment: Moment | null,
  quantity: CertainValue['quantity'],
): boolean {
  const number = forms.join('|');
  const ofValue = new RegExp(
    String.raw`\b${ASKING}(?: ${OWNED}){0,4} (?:${NAME}|(?:${number})(?![\d,]*\d))[^.?!;]{0,80}\b${VERDICT}`,
  );
  if ([OF_THAT, IS_THAT_SO, WORRIES, ofValue].some((pattern) => pattern.test(text))) return true;
  const hasNumber = new RegExp(`(?:${number})`);
  const asksAtEnd = text
    .split('?')
    .slice(0, -1)
    .some((question) => {
      const clause =
        question
          .split(/[;:.!–—]|,(?!\d)| - /)
          .at(-1)
          ?.trim() ?? '';
      if (ONLY_VERDICT.test(clause)) return true;
      return hasNumber.test(clause) && ENDS_IN_VERDICT.test(clause) && !OPENS_OTHERWISE.test(clause);
    });
  return asksAtEnd || isBare(text, moment, quantity);
}

/** "fasting glucose 104?", "woke up to 5.9 mmol": the value with its moment and no more. */
function isBare(text: string, moment: Moment | null, quantity: CertainValue['quantity']): boolean {
  const words = text.match(/[\p{L}']+/gu) ?? [];
  if (words.length > BARE_WORDS_MOST || [ASKS_ELSE, OPENS_OTHERWISE, ANY_VERDICT].some((no) => no.test(text)))
    return false;
  const unknown = words.filter((word) => !VALUE_WORDS.has(word)).length;
  const mayNameMeal = text.trim().endsWith('?') && quantity === 'glucose' && moment !== null;
  return unknown <= (mayNameMeal ? UNKNOWN_WORDS_MOST : 0);
}
