import type { Ingredient } from '#content/dishes/ingredient.ts';
import type { Meaning, PantryFood } from '../plan-request.ts';
import { nameWords } from './name-words.ts';

/** Unit vectors closer than this mean the same food; measured on names of shops in docs/meal-planner.md. */
const SAME = 0.86;

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Ingredients that mean the same as a name of the pantry; values are compared by the caller. */
export function nearestInMeaning(ingredients: readonly Ingredient[], meaning: Meaning) {
  const texts = ingredients.flatMap(({ id, name, words }) => [name, ...words].map((text) => ({ id, text })));
  let vectors: Promise<readonly Float32Array[]> | null = null;

  return async (items: readonly PantryFood[]): Promise<Map<number, string>> => {
    vectors ??= meaning(texts.map(({ text }) => text));
    const [known, asked] = await Promise.all([
      vectors,
      meaning(items.map(({ productName, brand }) => nameWords(productName, brand).join(' '))),
    ]);
    const nearest = new Map<number, string>();
    for (const [at, { id }] of items.entries()) {
      const vector = asked[at];
      if (!vector) continue;
      let best = SAME;
      for (const [index, other] of known.entries()) {
        const closeness = dot(vector, other);
        const text = texts[index];
        if (closeness <= best || !text) continue;
        best = closeness;
        nearest.set(id, text.id);
      }
    }
    return nearest;
  };
}
