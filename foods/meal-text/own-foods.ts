import type { DiarySource } from '#contract/diary.ts';
import type { MealChoice, OwnFood } from '#contract/meal-text.ts';
import { withCount } from '#domain/diary/entries.ts';
import { foodWords } from '../food-words.ts';
import { UNIT_GRAMS, UNIT_MILLILITRES } from './amount-words.ts';
import { wordWeight } from './food-ranking.ts';
import type { MealPart } from './one-food.ts';
import { type WeighedAmount, weighMeal } from './portion-grams.ts';
import type { TableFood } from './table-foods.ts';

/** Share of the weight of the words that the name and what was said must have in common. */
const SAME_FROM = 0.75;

const OWNERS: Readonly<Partial<Record<DiarySource['kind'], string>>> = {
  recipe: 'your recipes',
  own: 'your own figures',
};

/** The person's own foods that a part may mean, weighed as it was said, the nearest name first. */
export function ownChoices(
  { words, amount }: MealPart,
  own: readonly OwnFood[],
  nearest: TableFood | undefined,
): MealChoice[] {
  const said = new Set(words);
  return own
    .map((food) => ({ food, closeness: closeness(said, food.name) }))
    .filter(({ closeness }) => closeness >= SAME_FROM)
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ food }) => {
      const { name, source, grams, values } = withCount(
        food,
        food.amount.count *
          servings(food, amount, nearest && amount ? weighMeal(nearest, amount, words) : null),
      );
      return {
        name,
        amount: amount
          ? {
              count: amount.count,
              unit: amount.unit ?? [amount.size, amount.measure].filter(Boolean).join(' '),
            }
          : food.amount,
        grams,
        values,
        source,
        sourceName: OWNERS[source.kind] ?? 'your pantry',
      };
    });
}

/**
 * How many times its own amount was said: by weight where that was said, by what such a piece or measure weighs in the
 * tables, else a serving for each.
 */
function servings(
  { grams, amount: own }: OwnFood,
  amount: MealPart['amount'],
  weighed: WeighedAmount | null,
): number {
  if (!amount) return 1;
  const measured = amount.each ?? (amount.unit ? { count: 1, unit: amount.unit } : null);
  const one = measured && (UNIT_GRAMS[measured.unit] ?? UNIT_MILLILITRES[measured.unit]);
  if (measured && one && grams && grams.value > 0) return (amount.count * measured.count * one) / grams.value;
  if (
    grams &&
    grams.value > 0 &&
    weighed &&
    weighed.doubt !== 'usual amount' &&
    !/^(?:serving|portion)$/.test(amount.measure ?? '')
  ) {
    return weighed.grams.value / grams.value;
  }
  return amount.count / own.count;
}

function closeness(said: ReadonlySet<string>, name: string): number {
  const words = new Set(foodWords(name));
  const weigh = (all: Iterable<string>) => [...all].reduce((sum, word) => sum + wordWeight(word), 0);
  const common = weigh([...said].filter((word) => words.has(word)));
  const smaller = Math.min(weigh(said), weigh(words));
  return smaller === 0 ? 0 : common / smaller;
}
