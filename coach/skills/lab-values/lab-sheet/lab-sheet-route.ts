import { sentencesOf } from '#domain/chat-text/sentences.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import { readableSentences } from '../../../triage/signals.ts';
import { statedReadings } from '../../../triage/stated-readings.ts';
import type { SkillRoute } from '../../skill.ts';
import { ownerOf } from '../value-owner.ts';
import { type Glycemia, type LabLine, labLines } from './lab-sheet-meaning.ts';
import { toldLabValues } from './told-lab-values.ts';

const IT =
  '(?:that|this|it|these|those|they|both|(?:my|the|these|those) (?:numbers|results|labs|levels|values|bloods|tests?))';
/** What values mean, how bad they are, and what to do about them. */
const ASKS = new RegExp(
  [
    String.raw`\bwhat (?:do|does|did|would) ${IT}\b.{0,30}\b(?:mean|say|tell)`,
    String.raw`\bwhat (?:do|does) (?:my|those|these|the|all|that|this|it)\b.{0,40}\b(?:mean|say|tell)`,
    String.raw`\bhow (?:worried|concerned|bad|serious|alarmed)\b`,
    String.raw`\b(?:is|are|was|were) ${IT} (?:really |that |very |too |so |all )?(?:bad|good|ok|okay|fine|normal|high|low|serious|dangerous|worrying|concerning|alright|right|(?:pre-?)?diabet\w{1,4}|insulin resist\w{1,5})`,
    String.raw`\b(?:am i|do i have|is (?:he|she)|does (?:he|she) have) (?:really |now |already |officially |still |an? )?(?:(?:pre-?)?diabet\w{1,4}|insulin resist\w{1,5}|metabolic syndrome)`,
    String.raw`\bshould (?:i|we) (?:worry|be (?:worried|concerned|scared|alarmed)|panic)`,
    String.raw`\b(?:make sense of|explain|interpret|help me (?:read|understand)|thoughts on|your (?:thoughts|opinion|take)|read on)\b.{0,30}\b(?:${IT}|numbers|results|labs|this|them)`,
    String.raw`\bwhat (?:would|should|do|can|could) (?:i|you|we)\b.{0,20}\b(?:do|change|start|fix|work on)\b`,
    String.raw`\b(?:bring|get|lower|improve|fix|turn)\b.{0,12}\b(?:them|it|these|those|this|that|numbers|labs)\b`,
    String.raw`\bwhere (?:do|should|would) (?:i|you) (?:start|begin)`,
    String.raw`\bwhat(?:'s| is)? (?:now|next|first)\b`,
    String.raw`\bwhat (?:should|do|could) (?:i|we) (?:be )?ask(?:ing)?\b`,
  ].join('|'),
  'i',
);

/** Glucose of another moment has other limits than a laboratory's. */
const NOT_FASTING =
  /\b(?:after|post|random|non-?fasting)\b.{0,20}\b(?:meals?|eating|breakfast|lunch|dinner|supper|snack|food|glucose|sugar|hours?)\b|\bpost-?prandial\b|\bnon-?fasting\b/i;

const HEART_DISEASE =
  /\b(?:stents?|heart (?:attack|disease|bypass)|bypass surgery|angina|stroke|tia|coronary|angioplasty|cabg)\b/;

/** "A1C 5.9, fasting glucose 108, trigs 190, HDL 38: what do these say together?" */
export const labSheetRoute: SkillRoute = {
  name: 'lab_sheet',
  async reply(question, context) {
    const asked = question.replace(/’/g, "'");
    if (!ASKS.test(asked) || NOT_FASTING.test(asked)) return null;
    const values = toldLabValues(question);
    if (Object.keys(values).length < 2 || (values.glucose?.value ?? Infinity) < GLUCOSE.low.mgPerDl)
      return null;
    const [first] = statedReadings(readableSentences(question), false).values;
    const { whose, when } = first ?? { whose: 'unknown', when: 'now' };
    const text = question.toLowerCase();
    const unsure = { text: '', meanings: [], whose, when };
    const { of: owner, isProfile } = await ownerOf(
      { text, moment: null, isGuess: false, unsure },
      [question],
      context,
    );
    // Other limits hold in pregnancy and under 18, the care team's goals with diabetes.
    if (owner.health.pregnant || owner.health.minor || owner.health.hasDiabetes) return null;
    const { insulin: _injected, ...others } = values;
    const lines = labLines(owner.health.onInsulinOrSulfonylurea ? others : values, HEART_DISEASE.test(text));
    if (lines.length < 2) return null;
    return {
      kind: 'answer',
      text: [verdict(lines), lines.map(({ text }) => `- ${text}`).join('\n'), whatToDo(lines)].join('\n\n'),
      sources: [{ kind: 'handbook', slug: 'blood-tests-on-keto' }],
      used: isProfile ? ['profile'] : [],
      next: ['How is metabolic syndrome diagnosed?', 'What lowers insulin resistance?'],
      isWhole: true,
      answersAll: asksOnlyOfThem(asked),
    };
  },
};

const ASKING =
  /\?$|^(?:and |so |but )?(?:what|how|why|where|when|which|is|are|am|should|can|could|do|does|will)\b/i;
/** A question mark behind the values alone asks what they mean. */
const asksOnlyOfThem = (text: string) => {
  const questions = sentencesOf(text).filter((sentence) => ASKING.test(sentence));
  return (
    questions.length > 0 &&
    questions.every((question) => ASKS.test(question) || Object.keys(toldLabValues(question)).length > 0)
  );
};

const of = (lines: readonly LabLine[], key: 'resistance' | 'sign' | 'standsOut' | 'forDoctor') =>
  lines.flatMap((line) => line[key] ?? []);
const hasGlycemia = (lines: readonly LabLine[], glycemia: Glycemia) =>
  lines.some((line) => line.glycemia === glycemia);
const isRaised = (lines: readonly LabLine[]) =>
  hasGlycemia(lines, 'prediabetes') || hasGlycemia(lines, 'diabetes') || of(lines, 'resistance').length > 0;

function verdict(lines: readonly LabLine[]): string {
  const resistance = of(lines, 'resistance');
  const pattern = `${listText(resistance)}, as in insulin resistance`;
  const beside = resistance.length > 0 ? `, with ${pattern}` : '';
  if (hasGlycemia(lines, 'diabetes')) return `Together they reach the **diabetes range**${beside}.`;
  if (hasGlycemia(lines, 'prediabetes')) return `Together they point to **prediabetes**${beside}.`;
  const standsOut = of(lines, 'standsOut');
  const rest = lines.some(({ glycemia }) => glycemia)
    ? 'Your glucose is normal'
    : 'There is no glucose value among them';
  if (resistance.length > 0) return `${rest}, but there ${/^a /.test(pattern) ? 'is' : 'are'} ${pattern}.`;
  return standsOut.length > 0
    ? `${rest}; what stands out is ${listText(standsOut)}.`
    : 'All of these are in the usual range.';
}

function whatToDo(lines: readonly LabLine[]): string {
  const steps =
    'What can improve them: no sugary drinks or juice from today, then less bread, rice, pasta and sweets with protein and vegetables in their place, a walk after the largest meal, enough sleep, and losing some weight if you have some to lose.';
  const repeat =
    'have them repeated in about three months, and before you cut carbs, tell your doctor every medicine you take.';
  const again = hasGlycemia(lines, 'diabetes')
    ? secondTest(lines)
    : isRaised(lines)
      ? `One set of tests is no diagnosis: ${repeat}`
      : 'Have them repeated at your next checkup.';
  return [...of(lines, 'forDoctor'), syndrome(of(lines, 'sign')), isRaised(lines) ? steps : '', again]
    .filter(Boolean)
    .join(' ');
}

/** Two different tests of one blood that both reach the range make the diagnosis together: ADA diagnosis. */
function secondTest(lines: readonly LabLine[]): string {
  const are = lines.filter(({ glycemia }) => glycemia === 'diabetes').length > 1;
  const why = are
    ? 'soon, since two such tests usually make the diagnosis'
    : 'soon for a second test, which must confirm it';
  return `See your doctor ${why}, and before you cut carbs, tell them every medicine you take.`;
}

function syndrome(signs: readonly string[]): string {
  if (signs.length < 2) return '';
  return signs.length === 2
    ? `Two of the five signs of metabolic syndrome are here (${listText(signs)}); it takes three, and a large waist or raised blood pressure would be the third.`
    : `Three of the five signs of metabolic syndrome are here (${listText(signs)}), and three are enough to call it that.`;
}
