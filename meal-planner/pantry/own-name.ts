import type { Ingredient } from '#content/dishes/ingredient.ts';
import { regionalNames } from '#content/dishes/load-ingredients.ts';
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

/** The longest of the names that the product's holds, as the product writes it: "lardons", "tofu". */
function namedAs({ productName }: Pick<PantryFood, 'productName'>, names: readonly string[]): string | null {
  const written = productName.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const held = (called: string) => {
    const wanted = inWords(called);
    const at = written.findIndex((_, start) =>
      wanted.every((word, offset) => inWords(written[start + offset] ?? '').includes(word)),
    );
    return at < 0 ? [] : [written.slice(at, at + wanted.length).join(' ')];
  };
  const all = names.flatMap(held).filter((called) => isTelling(inWords(called)));
  return all.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/**
 * What steps and amounts call a food of the pantry: by the ingredient where its name says so or where it is called so
 * elsewhere, by its own words where it is a near kind (lardons for bacon), by its short name where nothing else tells
 * what it is.
 */
export function ownName(
  item: Pick<PantryFood, 'productName' | 'brand'>,
  ingredient: Ingredient,
  isCooked: boolean,
): { inSteps: string; one: string } {
  const { id, name, plural, words } = ingredient;
  const own = new Set(inWords(item.productName));
  const isHeld = (called: string) => inWords(called).every((word) => own.has(word));
  const cooked = isCooked ? 'cooked ' : '';
  const isNamed = isHeld(withoutCookedWords(inWords(name)).join(' '));
  const { same = [], near = [] } = regionalNames().get(id) ?? {};
  const kinds = [name, ...words.filter((called) => !/\d/.test(called)), ...near];
  const called = isNamed ? null : (namedAs(item, kinds) ?? (same.some(isHeld) ? null : shortName(item)));
  return called === null
    ? { inSteps: `${cooked}${spokenName(ingredient)}`, one: `${cooked}${name}` }
    : { inSteps: called, one: plural === null ? called : oneOf(called) };
}
