import { FLESH_GROUPS, isOfAnimals } from '#content/dishes/diet-tags.ts';
import type { Ingredient } from '#content/dishes/ingredient.ts';
import { isRaw } from './cooked-words.ts';
import type { IngredientNames } from './ingredient-names.ts';
import { nameWords } from './name-words.ts';

/**
 * How a food is sold, as its whole name tells: "Mackerel fillets in olive oil" are of a tin and ready to eat, "Fresh
 * chorizo" is raw, "Beyond Beef" is of plants. It decides whether something is cooked or eaten as it is.
 */
type Form = 'raw' | 'fresh' | 'canned' | 'smoked' | 'pickled' | 'vegan' | 'minced';

/** Fish that is sold in oil or brine ready to eat; other fish in oil may be raw in a marinade. */
const IN_A_TIN =
  /\b(?:mackerel|sardine|pilchard|sprat|tuna|anchovy|anchovie|herring)s?,? (?:[a-z,-]+ ){0,5}in (?:[a-z]+ ){0,3}(?:oil|brine|water|tomato sauce)\b/;
const ELSEWHERE_IN_A_TIN =
  /\b(?:en|em|in|aus der|w|i) (?:conserva|lata|scatola|boîte|dose|puszce|olio|öl|aceite|óleo|oleju|olje|olja|escabeche)\b|\bkonserv|\bà l['’]huile\b/;
const WORDS: readonly (readonly [Form, RegExp])[] = [
  [
    'vegan',
    /\b(?:vegan|plant[- ]based|dairy[- ]free|meatless|meat[- ]free|vegetarian|beyond|impossible|quorn)\b/,
  ],
  ['vegan', /\bsoya? (?:chorizo|yog|cream|cheese|sausage|burger)/],
  ['vegan', /\b(?:pea|rice|hemp|pumpkin(?: seed)?) protein\b/],
  ['canned', /\b(?:canned|tinned|tin)\b/],
  // Minced steak is done at a higher temperature than a steak.
  ['minced', /\b(?:minced?|ground)\b/],
  ['canned', ELSEWHERE_IN_A_TIN],
  ['canned', IN_A_TIN],
  [
    'smoked',
    /\b(?:smoked|kippered)\b|ahumad[oa]|geräuchert|räucher|\bfumée?s?\b|affumicat|wędzon|r[øö]k[te]|gerookt/,
  ],
  ['pickled', /\b(?:salted|century|preserved|thousand[- ]year) (?:duck |quail |chicken )?eggs?\b/],
  ['pickled', /сол[её]н|малосол|\bmatjes|\b(?:salted|sol[oe]n[aey]) (?:herring|śled)/],
  ['pickled', /\b(?:pickled|soused|rollmops?)\b|\bmarinated (?:herring|anchov|mackerel|sardine)/],
  ['raw', /\b(?:raw|uncooked|sushi|sashimi)\b/],
];
/** They tell of raw food only where nothing says that it was made ready: "Deli Fresh ham", "frozen smoked salmon". */
const FRESH = /\b(?:fresh|frozen)\b/;
const FRESH_ELSEWHERE =
  /\b(?:fres[ck](?:[oai]|os|as|he|hi)|frai(?:s|che|ches)|frisch(?:e[rsn]?)?|färsk[at]?|fersk[et]?|taze|verse?|friss)\b|fraîche|śwież|свеж|свіж/;
const FROZEN_ELSEWHERE =
  /\b(?:congelad[oa]s?|surgel(?:és?|ées?|at[oiae])|tk|tiefgekühlt|frys(?:ta|te|t)|diepvries)\b|mrożon|заморож/;
const saysFresh = (name: string) =>
  [FRESH, FRESH_ELSEWHERE, FROZEN_ELSEWHERE].some((words) => words.test(name));
const MADE_READY = /\b(?:deli|sliced?|cooked|roast(?:ed)?|grilled)\b/;

/** Whether the name, in lower case, tells of smoke. */
export const saysSmoked = (name: string): boolean =>
  WORDS.some(([form, words]) => form === 'smoked' && words.test(name));

/** Whether the name, in lower case, is of stock to be made with water. */
export const saysCondensed = (name: string): boolean =>
  /\bbouillon\b|\b(?:soup|stock|chicken|beef|vegetable) base\b|\b(?:stock|broth)s?\b.{0,20}\b(?:cube|pot|powder|granule|paste|concentrate|gel)s?\b/.test(
    name,
  );

/** Whether the name, in lower case, says that it lies in the freezer. */
export const saysFrozen = (name: string): boolean =>
  /\b(?:frozen|frzn?|froz)\b/.test(name) || FROZEN_ELSEWHERE.test(name);

function formsOf(name: string): Form[] {
  const told = WORDS.filter(([, words]) => words.test(name)).map(([form]) => form);
  return told.length === 0 && saysFresh(name) && !MADE_READY.test(name) ? ['fresh'] : told;
}

/** Foods that are eaten as they come, and that are sold raw under the same name. */
const ALSO_SOLD_RAW = new Set(['chorizo', 'smoked-sausage', 'ham', 'salami']);

const FISH = ['white-fish', 'oily-fish'];
const isOf = ({ groups }: Ingredient, kinds: readonly string[]) =>
  groups.some((group) => kinds.includes(group));
const isFlesh = (ingredient: Ingredient) => isOf(ingredient, FLESH_GROUPS);

const namesOf = ({ name, plural, words }: Ingredient) => [name, ...(plural ? [plural] : []), ...words];
const namesSay = (ingredient: Ingredient, form: Form) =>
  namesOf(ingredient).some((name) => WORDS.some(([one, words]) => one === form && words.test(name)));

/** Whether a food of this form is another than the ingredient. */
function clashes(ingredient: Ingredient, form: Form): boolean {
  if (form === 'vegan') {
    return isOfAnimals(ingredient) || ingredient.contains.some((one) => one === 'milk' || one === 'egg');
  }
  if (form === 'minced') return isFlesh(ingredient) && isRaw(ingredient) && !namesSay(ingredient, form);
  const isCookedRaw = isFlesh(ingredient) || isOf(ingredient, ['egg']);
  if (!isCookedRaw || namesSay(ingredient, form)) return false;
  if (form === 'fresh') return ALSO_SOLD_RAW.has(ingredient.id) || isOf(ingredient, ['canned-fish']);
  if (form === 'raw') return !isRaw(ingredient);
  return isRaw(ingredient) && (form !== 'smoked' || isOf(ingredient, FISH));
}

/** Words for the cut or the place of what a tin holds: "smoked mackerel fillets" are smoked mackerel. */
const CUTS = new Set(['fillet', 'steak', 'loin', 'piece', 'chunk', 'fresh', 'frozen', 'raw']);
const OF_PLANTS = new Set([
  'vegan',
  'vegetarian',
  'plant',
  'based',
  'meatless',
  'beyond',
  'impossible',
  'quorn',
]);

/** Ingredients that are called so in this form. */
function calledSo(name: string, form: Form, names: IngredientNames): readonly string[] {
  const needless = (word: string) =>
    CUTS.has(word) || word === form || (form === 'vegan' && OF_PLANTS.has(word));
  const words = nameWords(name).filter((word) => !needless(word));
  return names.exactly([form === 'raw' ? 'fresh' : form, ...words]);
}

/** What a name is by its form alone: an "Impossible burger" is no burger, but mince of plants. */
export const namedByForm = (productName: string, names: IngredientNames): readonly string[] =>
  formsOf(productName.toLowerCase()).flatMap((form) => calledSo(productName, form, names));

/**
 * The ingredients that a food of this name can be: one that the form tells apart gives way to the one called by that
 * form ("canned mackerel"), and to none where there is no such ingredient.
 */
export function ofItsForm(
  ids: readonly string[],
  said: string,
  ingredients: ReadonlyMap<string, Ingredient>,
  names: IngredientNames,
): readonly string[] {
  const forms = formsOf(said.toLowerCase());
  return ids.flatMap((id) => {
    const ingredient = ingredients.get(id);
    const clash = ingredient && forms.find((form) => clashes(ingredient, form));
    if (!clash) return [id];
    return [...namesOf(ingredient), said].flatMap((name) => calledSo(name, clash, names));
  });
}
