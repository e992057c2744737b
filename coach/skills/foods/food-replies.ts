import type { SaidFood } from '#foods/read-foods.ts';
import { isPlural, type Serving, servingOf } from '#foods/serving.ts';
import { compareAnswer, fitsAnswer, rankAnswer, swapsAnswer } from '../foods/choice-answers.ts';
import { allergyWarning, type DayLimit } from '../foods/day-limit.ts';
import type { FoodQuestion } from '../foods/food-question.ts';
import { valuesAnswer } from '../foods/values-answer.ts';
import { hasAlcohol, verdictAnswer } from '../foods/verdict-answer.ts';
import type { SkillReply, SkillSource } from '../skill.ts';
import { compareFoodsSkill } from './food-compare-skill.ts';
import { portionForNetCarbsSkill } from './food-portion-skill.ts';
import { rankFoodsSkill } from './food-rank-skill.ts';
import { foodSwapsSkill } from './food-swaps-skill.ts';

const SOURCES_MOST = 4;
/** What one food may take of a day when no budget is named. */
const FAIR_SHARE = 0.25;

function sourcesOf(ids: readonly string[]): SkillSource[] {
  return [...new Set(ids)].slice(0, SOURCES_MOST).map((id) => ({ kind: 'food', id }));
}

function idsOf(servings: readonly Serving[]): string[] {
  return servings.flatMap(({ foods }) => foods.map(({ id }) => id));
}

function fitQuestion(called: string): string {
  return isPlural(called)
    ? `How many ${called} fit in 5 g net carbs?`
    : `How much ${called} fits in 5 g net carbs?`;
}

/** What else counts with a drink stands in the handbook. */
function alcoholSource(servings: readonly Serving[]): SkillSource[] {
  const isAlcohol = servings.some(({ foods }) => foods.some(hasAlcohol));
  return isAlcohol ? [{ kind: 'handbook', slug: 'alcohol' }] : [];
}

/** The words a skill is asked with: as said, so that an amount or a form is not lost. */
function askedAs({ said, amount }: SaidFood) {
  return { name: said, amount };
}

type Asked<Kind extends FoodQuestion['kind']> = Extract<FoodQuestion, { kind: Kind }>;

function valuesReply({ foods, nutrients }: Asked<'values'>, day: DayLimit): SkillReply {
  const servings = foods.map(servingOf);
  const [first] = servings;
  const name = first?.called ?? '';
  const fits = (first?.values.netCarbs ?? 0) >= 0.5;
  return {
    kind: 'answer',
    text: valuesAnswer(servings, nutrients, day),
    sources: sourcesOf(idsOf(servings)),
    next: [
      `Can I eat ${name} on keto?`,
      fits ? fitQuestion(name) : `What is the nutrition info for ${name}?`,
    ],
  };
}

function verdictReply({ foods }: Asked<'verdict'>, day: DayLimit): SkillReply {
  const servings = foods.map(servingOf);
  const [first, other] = servings;
  const said = foods[0]?.said ?? '';
  const swaps = first && !other ? foodSwapsSkill.run({ name: said }).swaps.slice(0, 3) : [];
  const { text, fits } = verdictAnswer(servings, day, swaps);
  const warning = allergyWarning(servings, day);
  const name = first?.called ?? said;
  const hasCarbs = (first?.values.netCarbs ?? 0) >= 0.5;
  return {
    kind: 'answer',
    text: warning ? `${warning}\n\n${text}` : text,
    sources: [...sourcesOf(idsOf(servings)), ...alcoholSource(servings)],
    next: [
      `What is the nutrition info for ${name}?`,
      ...(fits && hasCarbs ? [fitQuestion(name)] : []),
      ...(fits ? [] : [`What can I eat instead of ${name}?`]),
    ],
  };
}

function compareReply({ foods, nutrient }: Asked<'compare'>): SkillReply | null {
  const { found, missing, least, most } = compareFoodsSkill.run({ foods: foods.map(askedAs), nutrient });
  if (missing.length > 0) return null;
  return {
    kind: 'answer',
    text: compareAnswer(found, nutrient, { least, most }),
    sources: sourcesOf(found.flatMap(({ ids }) => ids)),
    next: found.slice(0, 2).map(({ called }) => `Can I eat ${called} on keto?`),
  };
}

function swapsReply({ food: asked }: Asked<'swaps'>): SkillReply | null {
  const { food, swaps } = foodSwapsSkill.run({ name: asked.said });
  if (!food || swaps.length === 0) return null;
  return {
    kind: 'answer',
    text: swapsAnswer(asked.said, food.portion, food.values.netCarbs, swaps),
    sources: sourcesOf([...food.ids, ...swaps.map(({ id }) => id)]),
    next: [`Can I eat ${food.called} on keto?`, fitQuestion(food.called)],
  };
}

function fitsReply({ food: asked, budget }: Asked<'fits'>, day: DayLimit): SkillReply | null {
  const netCarbs = budget ?? day.grams * FAIR_SHARE;
  if (day.stop !== null && budget === null) return verdictReply({ kind: 'verdict', foods: [asked] }, day);
  const part = portionForNetCarbsSkill.run({ name: asked.said, netCarbs });
  const whole = portionForNetCarbsSkill.run({ name: asked.said, netCarbs: day.grams });
  if (!part.food) return null;
  const { called: name, ids } = part.food;
  return {
    kind: 'answer',
    text: fitsAnswer(netCarbs, { ...part, name }, { ...whole, name }, day),
    sources: sourcesOf(ids),
    next: [`Can I eat ${name} on keto?`, `What is the nutrition info for ${name}?`],
  };
}

function rankReply({ category, nutrient, most }: Asked<'rank'>): SkillReply | null {
  const { ranked } = rankFoodsSkill.run({ category: category.name, nutrient, most });
  if (ranked.length === 0) return null;
  return {
    kind: 'answer',
    text: rankAnswer(category.name, nutrient, most, ranked),
    sources: sourcesOf(ranked.map(({ id }) => id)),
    next: ranked.slice(0, 2).map(({ name }) => `Can I eat ${name} on keto?`),
  };
}

/** What is said to a question about foods, measured against the person's day; null where a food is not in the table. */
export function foodReply(question: FoodQuestion, day: DayLimit): SkillReply | null {
  switch (question.kind) {
    case 'values':
      return valuesReply(question, day);
    case 'verdict':
      return verdictReply(question, day);
    case 'compare':
      return compareReply(question);
    case 'swaps':
      return swapsReply(question);
    case 'fits':
      return fitsReply(question, day);
    case 'rank':
      return rankReply(question);
  }
}
