import type { Ingredient } from '#content/dishes/ingredient.ts';
import { spokenName } from '../kitchen/kitchen.ts';
import type { PantryFood } from '../plan-request.ts';
import { withoutCookedWords } from './cooked-words.ts';
import { isTelling, nameWords, singular } from './name-words.ts';

const inWords = (text: string) => nameWords(text).map((word) => word.toLowerCase());

/** "Parma ham, sliced" by Levoni as "parma ham": short enough for a sentence, with the brand where nothing else names it. */
function shortName({ productName, brand }: Pick<PantryFood, 'productName' | 'brand'>): string {
  const [head = productName] = productName
    .replace(/\([^)]{0,200}\)/g, ' ')
    .split(/[,;|]|\s(?:in|with|without|for)\s/);
  const unbranded = brand ? head.replace(brand, ' ') : head;
  const short = (isTelling(inWords(unbranded)) ? unbranded : head)
    .replace(/(?<!\d)\d+(?:[.,/–-]\d+){0,4}\s*(?:(?:g|kg|oz|ml|l)\b|%)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (short === '' ? productName.trim() : short).toLowerCase();
}

/** "small courgette" of "small courgettes". */
const oneOf = (name: string) => name.replace(/(?<!\S)\S+$/, (last) => singular(last));

/**
 * What steps and amounts call a food of the pantry: by the ingredient where its name says so, by its own short name
 * where it is a near kind (lardons for bacon).
 */
export function ownName(
  item: Pick<PantryFood, 'productName' | 'brand'>,
  ingredient: Ingredient,
  isCooked: boolean,
): { inSteps: string; one: string } {
  const short = shortName(item);
  const own = new Set(inWords(item.productName));
  const isNamed = withoutCookedWords(inWords(ingredient.name)).every((word) => own.has(word));
  const cooked = isCooked ? 'cooked ' : '';
  return isNamed
    ? { inSteps: `${cooked}${spokenName(ingredient)}`, one: `${cooked}${ingredient.name}` }
    : { inSteps: short, one: ingredient.plural === null ? short : oneOf(short) };
}
