import { amountText, gramsText, listText, sentenceStart } from '../food-text/amount-text.ts';
import { type NutritionFacts, nutrientValue } from '../nutrition/nutrition-facts.ts';
import { polyolKind, polyolsInText } from '../nutrition/polyols.ts';
import type { AnalysisParts } from './analysis-text.ts';
import { hiddenCarbs } from './hidden-carbs.ts';

/** Net carbs that a portion can bring without filling much of a strict day. */
const COMFORTABLE_NET_CARBS_G = 5;
/** A portion of an excellent food with no more than this needs no watching. */
const FREE_NET_CARBS_G = 2;
/** Shares of energy, in percent, that a keto plate aims at or wants more of. */
const LOW_FAT_SHARE = 30;
const PROTEIN_GOAL_SHARE = 25;
/** Milligrams in a portion from which sodium is worth a word. */
const SALTY_MG = 600;

function portionAdvice({ portion, portionNet, score }: AnalysisParts): string[] {
  if (!portionNet || !score) return [];
  if (score.rating === 'excellent' && portionNet.value <= FREE_NET_CARBS_G) {
    return ['Enjoy it freely, and let your hunger decide how much.'];
  }
  if (score.friendly && portionNet.value <= COMFORTABLE_NET_CARBS_G) {
    return ['Stick to the portion shown: it’s the second helping that adds up.'];
  }
  const most = portion.grams && Math.floor((portion.grams * COMFORTABLE_NET_CARBS_G) / portionNet.value);
  const comfortable = most && most < portion.grams ? amountText(most, portion.unit) : null;
  if (score.rating === 'poor') {
    const already = comfortable
      ? `: ${comfortable} of it already has ${COMFORTABLE_NET_CARBS_G} g of net carbs`
      : '';
    return [`Best to skip it while you aim for ketosis${already}.`];
  }
  return comfortable
    ? [`If you want some, ${comfortable} of it keeps you within ${COMFORTABLE_NET_CARBS_G} g of net carbs.`]
    : [];
}

function plateAdvice({ macros, score }: AnalysisParts): string[] {
  if (!macros || !score?.friendly) return [];
  if (macros.protein_percentage >= PROTEIN_GOAL_SHARE && macros.fat_percentage < LOW_FAT_SHARE) {
    return ['It’s lean, so add olive oil, butter or avocado if you need the energy.'];
  }
  if (macros.fat_percentage >= 100 - PROTEIN_GOAL_SHARE && macros.protein_percentage < 10) {
    return ['It’s nearly all fat: have it with eggs, fish or meat for your protein.'];
  }
  return [];
}

function ingredientAdvice(facts: NutritionFacts): string[] {
  if (!facts.ingredients) return [];
  const found = hiddenCarbs(facts.ingredients);
  const names = (kind: 'sugar' | 'starch') =>
    found.filter((item) => item.kind === kind).map(({ name }) => name);
  const advice: string[] = [];
  if (names('sugar').length > 0)
    advice.push(`We found sugar under other names in the ingredients: ${listText(names('sugar'))}.`);
  if (names('starch').length > 0)
    advice.push(`The ingredients include starch: ${listText(names('starch'))}.`);
  return advice;
}

function sweetenerAdvice(facts: NutritionFacts): string[] {
  const kinds = new Set([
    ...facts.polyols.map(({ name }) => polyolKind(name)),
    ...polyolsInText(facts.ingredients ?? ''),
  ]);
  const advice: string[] = [];
  if (kinds.has('maltitol') || kinds.has('maltitol_syrup')) {
    advice.push(
      'Maltitol raises glucose more than other sugar alcohols, so we count three quarters of it: check your meter after you eat it.',
    );
  }
  if (kinds.has('xylitol'))
    advice.push('It contains xylitol, which is dangerous to dogs: keep it out of their reach.');
  return advice;
}

function addedSugarAdvice({ facts, portion }: AnalysisParts): string[] {
  const added = nutrientValue(facts, 'added_sugars');
  if (added === null || added * portion.factor < 1) return [];
  return [`${gramsText(added * portion.factor)} of it is added sugar. Look for one without it.`];
}

function saltAdvice({ facts, portion }: AnalysisParts, sodiumMg: number | null): string[] {
  if (sodiumMg === null || sodiumMg * portion.factor < SALTY_MG) return [];
  const amount = Math.round(sodiumMg * portion.factor);
  const what = facts.nutrients.sodium === undefined ? 'sodium (from its salt)' : 'sodium';
  return [
    `${sentenceStart(`${amount} mg of ${what}`)} in a portion: good for many on keto, but not if you have high blood pressure, heart or kidney trouble, unless your doctor agrees.`,
  ];
}

/** What to do with the product, most useful first. `sodiumMg` is in the facts' column, or null. */
export function recommendationsFor(parts: AnalysisParts, sodiumMg: number | null): string[] {
  return [
    ...portionAdvice(parts),
    ...addedSugarAdvice(parts),
    ...ingredientAdvice(parts.facts),
    ...sweetenerAdvice(parts.facts),
    ...plateAdvice(parts),
    ...saltAdvice(parts, sodiumMg),
  ];
}
