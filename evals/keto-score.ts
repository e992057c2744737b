import { writeFileSync } from 'node:fs';
import { foodById } from '#content/foods/foods.ts';
import { ketoMarks } from '#content/foods/keto-marks.ts';
import { customaryPortion } from '#domain/keto-score/customary-portion.ts';
import { KETO_SCORE_VERSION } from '#domain/keto-score/keto-score.ts';
import { scoreFood } from '#domain/keto-score/score-product.ts';
import { FOODS_SOURCE, netCarbsInPortion } from '#domain/nutrition/food.ts';
import { readArguments } from '../scripts/command-line.ts';

/** `npm run eval:keto-score -- [--json FILE]`: every marked food with its score and what it was made of. */
const { values } = readArguments('npm run eval:keto-score -- [--json FILE]', {
  options: { json: { type: 'string' } },
});

const rows = ketoMarks().flatMap((mark) => {
  const food = foodById(mark.id);
  const score = food && scoreFood(food);
  if (!food || !score) return [];
  const portion = customaryPortion(food);
  return [
    {
      food: mark.name,
      keto: mark.keto,
      score: score.score,
      agrees: mark.keto === score.friendly,
      portion: `${portion.text === `${portion.grams} g` ? '' : `${portion.text}, `}${portion.grams} g`,
      netCarbs: Math.round(netCarbsInPortion(food, portion.grams) * 10) / 10,
      terms: score.terms.map(({ points }) => points).join(' '),
    },
  ];
});

console.log(`Foods: ${FOODS_SOURCE}`);
console.table(rows);
const misses = rows.filter(({ agrees }) => !agrees);
const figures = {
  version: KETO_SCORE_VERSION,
  foods: rows.length,
  agree: rows.length - misses.length,
  agreeShare: (rows.length - misses.length) / rows.length,
  misses: misses.map(({ food, keto, score }) => ({ food, keto, score })),
};
console.log(`${figures.agree} of ${figures.foods} on their side of 6 (formula ${figures.version})`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
