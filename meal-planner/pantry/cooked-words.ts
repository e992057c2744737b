import type { Ingredient } from '#content/dishes/ingredient.ts';
import { foodById } from '#content/foods/foods.ts';

/** As plain letters, in the singular. "Asado" is left out: so are cuts called that are grilled at home. */
const ELSEWHERE =
  'gekocht gekochte gekochter gebraten gebratene gebratener gegart gegarte cocido cocida hervido hervida frito frita ' +
  'cuit cuite roti rotie bouilli bouillie confit cotto cotta bollito bollita arrosto lesso lessa cozido cozida ' +
  'gotowany gotowane pieczony pieczone pieczona smazony kokt kokta stekt stekta kogt stegt gekookt gekookte gebraden ' +
  'haslanmis fott';
/** Words that say so by themselves: "soft cheese" and "hard cheese" are not cooked. */
const TELLING = new Set(
  (
    'cooked roasted roast baked grilled fried boiled steamed braised poached broiled scrambled stewed simmered seared ' +
    `barbecued rotisserie leftover precooked sobra sobro sobrou avanzi reste rester resztki pulled kalua carnitas ${ELSEWHERE}`
  ).split(' '),
);
const COOKED = new Set([...TELLING, ...'hard soft pan deep oven slow done ready'.split(' ')]);

const RAW_ROW = /\b(?:raw|unprepared|unheated|uncooked)\b/;

/** A "pork roast" is a joint to roast; "roast pork" is one that was. */
export const saysCooked = (words: readonly string[]) =>
  words.some((word, at) => TELLING.has(word) && !(word === 'roast' && at > 0 && at === words.length - 1));
export const withoutCookedWords = (words: readonly string[]) => words.filter((word) => !COOKED.has(word));

/** Whether the ingredient is what dishes cook, so that one that was cooked already is another thing. */
export function isRaw({ food }: Pick<Ingredient, 'food'>): boolean {
  return RAW_ROW.test(foodById(food)?.description ?? '');
}
