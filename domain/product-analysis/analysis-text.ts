import type { KetoScore, MacroBreakdown, NetCarbsInterval } from '#contract/nutrition.ts';
import { amountText, gramsText } from '../food-text/amount-text.ts';
import type { NetCarbs } from '../nutrition/net-carbs.ts';
import type { NutritionFacts } from '../nutrition/nutrition-facts.ts';
import type { Portion } from '../nutrition/portion.ts';

/** A strict ketogenic diet in trials stays under 20 g a day (Westman 2008, Yancy 2005). */
const STRICT_DAY_NET_CARBS_G = 20;

export interface AnalysisParts {
  readonly facts: NutritionFacts;
  readonly portion: Portion;
  readonly net: NetCarbs;
  /** Net carbs of the portion, or null. */
  readonly portionNet: NetCarbsInterval | null;
  readonly score: KetoScore | null;
  readonly macros: MacroBreakdown | null;
}

const VERDICTS: Readonly<Record<KetoScore['rating'], string>> = {
  excellent: 'an easy yes on keto',
  good: 'a good fit for keto in a sensible portion',
  moderate: 'okay now and then, if you plan the rest of your day around it',
  poor: 'hard to fit into a keto day',
};

function verdict(name: string | null, score: KetoScore | null): string {
  if (!score) {
    return `We can’t give ${name ?? 'this product'} a keto score yet: please fill in the numbers that are missing.`;
  }
  const words = `${VERDICTS[score.rating]}, ${score.score} out of 10.`;
  return name ? `${name}: ${words}` : `This is ${words}`;
}

/** "A serving, 2 tbsp (32 g),", "A portion of 100 g", "A container". */
function portionPhrase({ facts, portion }: AnalysisParts): string {
  const weight = portion.grams === null ? null : amountText(portion.grams, portion.unit);
  if (portion.kind === 'assumed') return `A portion of ${weight}`;
  if (portion.kind === 'container') return 'A container';
  const size = facts.servingSize?.trim();
  if (size) return `A serving, ${size},`;
  return weight === null ? 'A serving' : `A serving of ${weight}`;
}

function dayShareText(netCarbsG: number): string[] {
  const share = Math.round((100 * netCarbsG) / STRICT_DAY_NET_CARBS_G);
  if (share >= 100)
    return [`That is a whole day’s carbs or more on strict keto (${STRICT_DAY_NET_CARBS_G} g).`];
  return share >= 10
    ? [`That is ${share}% of a day’s carbs on strict keto (${STRICT_DAY_NET_CARBS_G} g).`]
    : [];
}

function netCarbsText(parts: AnalysisParts): string[] {
  const { portionNet, net, portion } = parts;
  if (!portionNet) return [];
  const { value, low, high } = portionNet;
  const working = portion.factor === 1 && net.working.includes(' - ') ? ` (${net.working})` : '';
  const most = net.atMost ? 'at most ' : '';
  const sentences = [`${portionPhrase(parts)} has ${most}${gramsText(value)} of net carbs${working}.`];
  // Beyond a day's worth, the exact gram no longer matters to anybody.
  if (!net.atMost && high - low >= 1 && value < STRICT_DAY_NET_CARBS_G) {
    sentences.push(
      `Labels use rounded numbers, so the real amount is between ${gramsText(low)} and ${gramsText(high)}.`,
    );
  }
  return [...sentences, ...dayShareText(value)];
}

function macroText(macros: MacroBreakdown | null): string[] {
  if (!macros) return [];
  const { fat_percentage: fat, protein_percentage: protein, carb_percentage: carbs } = macros;
  return [`Fat provides ${fat}% of the calories, protein ${protein}% and net carbs ${carbs}%.`];
}

const COST_WORDS: Readonly<Record<string, string>> = {
  net_carbs_portion: 'the net carbs in a portion',
  net_carbs_concentration: 'how concentrated its carbs are, whatever the serving',
  added_sugar: 'the added sugar',
};

/** The term that took most, where anything took a point or more. */
function costText(score: KetoScore | null): string[] {
  const worst = [...(score?.terms ?? [])].sort((a, b) => a.points - b.points)[0];
  const words = worst && worst.points <= -1 ? COST_WORDS[worst.id] : undefined;
  return words ? [`What lowers its score most is ${words}.`] : [];
}

/** The product in plain words. Every number comes from the facts or from what was computed of them. */
export function analysisText(parts: AnalysisParts): string {
  return [
    verdict(parts.facts.productName, parts.score),
    ...netCarbsText(parts),
    ...macroText(parts.macros),
    ...costText(parts.score),
  ].join(' ');
}
