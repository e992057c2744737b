import type { NetCarbsInterval, NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';
import { listText, sentenceStart } from '#domain/food-text/amount-text.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { portionOf } from '#domain/nutrition/portion.ts';
import { hiddenCarbs } from '#domain/product-analysis/hidden-carbs.ts';
import { isUnidentifiedName } from '#domain/product-analysis/product-name.ts';
import { type AskedAmount, columnText, type MissingAmount } from './product-amount.ts';

/** A product as a question is answered about it. */
export interface AskedProduct {
  readonly analysis: NutritionAnalysis;
  readonly facts: NutritionFacts;
  /** Amount the question names; null for the label's own. */
  readonly amount: AskedAmount | MissingAmount | null;
  /** Net carbs of a day that the question is about, in grams. */
  readonly dayG: number;
}

/** A strict ketogenic diet in trials stays under 20 g a day (Westman 2008, Yancy 2005). */
export const STRICT_DAY_NET_CARBS_G = 20;

const CHECK_FIRST = ' Please check this number on the label: I’m not sure I read it right.';

/** To a hundredth. */
export function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Amount and its words, or what is missing to work it out. */
function inAmount(
  { amount, analysis }: AskedProduct,
  value: number,
): { value: number; text: string } | string {
  if (!amount) return { value: tidy(value), text: columnText(analysis) };
  if ('missing' in amount)
    return ` The label doesn’t say ${amount.missing}, so I can’t calculate that amount.`;
  return { value: tidy(value * amount.factor), text: amount.text };
}

export function nutrientAnswer(product: AskedProduct, label: string, name: NutrientName): string {
  const { analysis } = product;
  const reading = analysis.fields[name];
  if (!reading) return `**${label}:** I don’t see it on the label.`;
  if (reading.value === null)
    return `**${label}:** I couldn’t read it. Please check the label and fill it in.`;
  const less = reading.lessThan ? 'less than ' : '';
  const doubt = reading.sure ? '' : CHECK_FIRST;
  const asked = inAmount(product, reading.value);
  if (typeof asked === 'string') {
    return `**${label}:** ${less}${reading.value} ${reading.unit} ${columnText(analysis)}.${asked}${doubt}`;
  }
  return `**${label}:** ${less}${asked.value} ${reading.unit} ${asked.text}.${doubt}`;
}

/** Whether net carbs rest on a value that is in doubt. */
export function needsCheck({ fields, basis }: NutritionAnalysis): boolean {
  const names: NutrientName[] = ['total_carbs', 'sugar_alcohols', 'allulose'];
  if (basis.kind !== 'available') names.push('dietary_fiber');
  return names.some((name) => fields[name]?.sure === false);
}

export function netCarbsAnswer(product: AskedProduct): string {
  const { net_carbs_interval: net, net_carbs_working: working } = product.analysis;
  if (!net)
    return '**Net carbs:** I can’t tell, because I couldn’t read enough of the label. Please fill in what’s missing.';
  const asked = inAmount(product, net.value);
  const doubt = needsCheck(product.analysis) ? ' Please check the marked values first.' : '';
  if (typeof asked === 'string')
    return `**Net carbs:** ${net.value} g ${columnText(product.analysis)}.${asked}${doubt}`;
  const factor = net.value === 0 ? 1 : asked.value / net.value;
  const how = !product.amount && working.includes(' - ') ? ` (${working})` : '';
  const range =
    net.low < net.high
      ? ` Labels use rounded numbers, so it’s between ${tidy(net.low * factor)} and ${tidy(net.high * factor)} g.`
      : '';
  return `**Net carbs:** ${asked.value} g ${asked.text}${how}.${range}${doubt}`;
}

function portionNet(facts: NutritionFacts, net: NetCarbsInterval): NetCarbsInterval {
  const { factor } = portionOf(facts);
  return { value: net.value * factor, low: net.low * factor, high: net.high * factor };
}

/** Down to a tenth, so that what is promised to fit does fit. */
function downToTenth(value: number): number {
  return Math.floor(value * 10 + 1e-9) / 10;
}

/** "A serving (40 g)", "A container", "A portion (100 g)". */
export function portionWords(facts: NutritionFacts): string {
  const portion = portionOf(facts);
  const weight = portion.grams ? ` (${tidy(portion.grams)} ${portion.unit})` : '';
  return `A ${PORTION_WORD[portion.kind]}${weight}`;
}

const PORTION_WORD = { serving: 'serving', container: 'container', assumed: 'portion' } as const;

/** Net carbs printed as 0 that may be more by rounding. */
function nearlyNothing(one: string, high: number, dayG: number): string {
  if (high < 1) return `**How much:** ${one} has no net carbs, so carbs don’t limit how much you can have.`;
  return `**How much:** ${one} has up to ${tidy(high)} g of net carbs because labels use rounded numbers, so ${downToTenth(dayG / high)} of them are sure to fit in ${dayG} g.`;
}

/** How much of it holds the net carbs of the day that was asked about. */
export function budgetAnswer({ analysis, facts, dayG }: AskedProduct): string {
  const { net_carbs_interval: net } = analysis;
  if (!net) return '**How much:** I can’t tell, because I couldn’t calculate net carbs from the label.';
  const portion = portionOf(facts);
  const { value, high } = portionNet(facts, net);
  const weight = portion.grams ? ` (${tidy(portion.grams)} ${portion.unit})` : '';
  const one = `a ${PORTION_WORD[portion.kind]}${weight}`;
  const doubt = needsCheck(analysis) ? ' Please check the marked values first.' : '';
  if (value === 0) return nearlyNothing(one, high, dayG) + doubt;
  const count = dayG / value;
  const weighing = portion.grams ? `, or ${Math.floor(portion.grams * count + 1e-9)} ${portion.unit},` : '';
  const tooMuch =
    count < 1
      ? ` One is more than ${dayG === STRICT_DAY_NET_CARBS_G ? 'a strict keto day of ' : ''}${dayG} g allows.`
      : '';
  const sure = downToTenth(dayG / high);
  const rounding =
    sure < downToTenth(count) ? ` Since labels use rounded numbers, only ${sure} are sure to fit.` : '';
  return `**How much:** ${one} has ${tidy(value)} g of net carbs; ${downToTenth(count)} of them${weighing} fit in ${dayG} g.${tooMuch}${rounding} That would leave nothing for the rest of the day.${doubt}`;
}

/** How much of a strict keto day an amount fills, e.g. "Yes, that fits: it is 13% of a strict keto day of 20 g." */
function dayWords(net: number, dayG: number): string {
  const day = `${dayG === STRICT_DAY_NET_CARBS_G ? 'a strict keto day of ' : ''}${dayG} g`;
  const percent = Math.round((100 * net) / dayG);
  if (net < 1) return 'Yes, that fits: it has hardly any carbs.';
  if (net > dayG) return `That’s more than ${day} allows, so better not.`;
  if (percent <= 25) return `Yes, that fits: it’s ${percent}% of ${day}.`;
  return `You can, but it takes ${percent}% of ${day}, so keep the rest of the day low in carbs.`;
}

/** Whether an amount that the question names fits, e.g. "Can I have half of it?". */
export function amountFitsAnswer(product: AskedProduct): string {
  const { analysis, facts, amount, dayG } = product;
  const net = analysis.net_carbs_interval;
  if (!net || !amount || 'missing' in amount) return netCarbsAnswer(product);
  const grams = tidy(net.value * amount.factor);
  const doubt = needsCheck(analysis) ? ' Please check the marked values first.' : '';
  const { factor, kind } = portionOf(facts);
  const count = facts.servingsPerContainer ?? 1;
  const whole =
    amount.ofPackage && kind === 'serving' && count > 1
      ? ` If you mean the package, with ${count} servings in it: ${tidy(net.value * factor * count * amount.ofPackage)} g.`
      : '';
  return `**${sentenceStart(amount.text.replace(/^in /, ''))}:** ${grams} g of net carbs. ${dayWords(grams, dayG)}${whole}${doubt}`;
}

export function scoreAnswer({ analysis }: AskedProduct): string {
  const { keto_score, keto_rating, score_terms, warnings } = analysis;
  if (keto_score === null) {
    return `**Score:** there isn’t one yet. ${warnings[0] ?? 'I couldn’t read enough of the label.'}`;
  }
  const terms = score_terms.map(
    ({ label, points, detail }) => `- ${label}: ${points > 0 ? '+' : ''}${points}. ${detail}`,
  );
  return [`**Score:** ${keto_score} out of 10, ${keto_rating}. It adds up like this:`, '', ...terms].join(
    '\n',
  );
}

export function alternativesAnswer({ analysis }: AskedProduct): string {
  const { alternatives, keto_friendly } = analysis;
  if (keto_friendly === false && isUnidentifiedName(analysis.product_name))
    return '**Instead:** that depends on what it is. Give the product a name first, and I’ll list better choices of the same kind.';
  if (alternatives.length > 0)
    return ['**Instead:**', '', ...alternatives.map((item) => `- ${item}`)].join('\n');
  if (keto_friendly) return '**Instead:** no need to look further, this one fits a keto day.';
  if (keto_friendly === null) return '**Instead:** I can’t judge that yet, because there’s no score so far.';
  return '**Instead:** I found nothing like it with fewer net carbs in my foods table.';
}

export function verdictAnswer({ analysis }: AskedProduct): string {
  const { analysis: text, recommendations, keto_score, warnings } = analysis;
  const first = keto_score === null ? warnings.slice(0, 1) : [];
  return [text, ...[...first, ...recommendations].map((item) => `- ${item}`)].join('\n');
}

export function ingredientsAnswer({ analysis }: AskedProduct): string {
  const { ingredients, polyols } = analysis;
  if (ingredients === null) {
    return '**Ingredients:** the list isn’t in your photos. Add a photo of it and I’ll look through it.';
  }
  const hidden = hiddenCarbs(ingredients);
  const named = (kind: 'sugar' | 'starch') =>
    hidden.filter((item) => item.kind === kind).map(({ name }) => name);
  const found = [
    ...(named('sugar').length > 0 ? [`- Sugars by other names: ${listText(named('sugar'))}.`] : []),
    ...(named('starch').length > 0 ? [`- Starches: ${listText(named('starch'))}.`] : []),
    ...(polyols.length > 0 ? [`- Sugar alcohols: ${listText(polyols.map(({ name }) => name))}.`] : []),
  ];
  const none = '- I see no sugars by other names, starches or sugar alcohols in what I read.';
  return [`**Ingredients:** ${ingredients}`, '', ...(found.length > 0 ? found : [none])].join('\n');
}

export function basisAnswer({ analysis }: AskedProduct): string {
  const { basis, net_carbs_working: working } = analysis;
  const sum = working ? ` Net carbs are ${working}.` : '';
  return `**How carbs are counted:** ${basis.reason}${sum}`;
}
