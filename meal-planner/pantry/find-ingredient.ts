import type { Ingredient } from '#content/dishes/ingredient.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { saysCooked, withoutCookedWords } from './cooked-words.ts';
import { ALONE_ONLY, ALTERED, MADE_OF_IT, NO_FOOD_OF_IT, OF_MANY_KINDS, PREPARED } from './dish-names.ts';
import { namedByForm, ofItsForm, saysFrozen } from './food-forms.ts';
import type { IngredientNames } from './ingredient-names.ts';
import { nameBook } from './name-book.ts';
import { isTelling, nameWords, saysMore, tellingWords, withoutNoise, wordsOf } from './name-words.ts';
import { ofItsAnimal } from './of-its-animal.ts';
import { withoutKnownMakers } from './without-maker.ts';

/** Row of the USDA table that an everyday name stands for, and whether that is sure; null when nothing is called so. */
export type FindFood = (name: string) => { readonly food: Food; readonly sure: boolean } | null;

export interface FoundIngredient {
  readonly id: string;
  /** The whole name is the ingredient's, so that the table's values may stand in for a label's. */
  readonly sure: boolean;
  readonly saysCooked: boolean;
  /** The ingredient is named before other words, so that the values must be its very own: "Leeks off the allotment". */
  readonly namedWithin: boolean;
}

export interface NamedFood {
  readonly productName: string;
  readonly brand: string | null;
  readonly foodId: string | null;
  /** Of its label, where it has one. */
  readonly netCarbs?: number | null;
}

/** How fish is cut up for sale. */
const OF_FISH = new Set(['fillet', 'portion', 'loin', 'steak', 'piece']);

/** Nobody takes more than a pinch of what ends so. */
const OF_SPICES = new Set(['spice', 'seasoning', 'rub']);

/** Plain in one country, ketchup in the next: only its label tells. */
const OF_KETCHUP = /^\s*tomato sauce\b/i;

/** A maker's name alone: "Frank's" is no frankfurter. */
const SOMEBODYS = /^\s*\p{L}+['’]s\s*$/u;

/** Its label tells whether it is of the few that fit. */
const OF_BREAD = new Set(['bread', 'loaf', 'bagel', 'bun']);

/** "Whole milk dahi" and "full cream amasi" tell what it is made of first. */
const OF_MILK = new Set(['milk', 'cream']);

/** What a tin holds besides, in languages that name the food first. */
const IN_OIL =
  /\s(?:en |em |à l['’]|all['’]|in |i |w |v |в )(?:aceite|óleo|azeite|huile|olio|öl|olje|olja|oleju|oleji|olii|масле|олії)(?!\p{L})/iu;

/** Nobody sells a fresh tomato so. */
const CUT_UP_IN_A_CAN = /\b(?:canned|tinned|diced|chopped|crushed|peeled) (?:\w+ )?tomato/i;

/** They tell the cut and not whose it is: an "ikan tenggiri steak" is of a fish. */
const CUTS = new Set(['steak', 'fillet', 'chop', 'cutlet', 'mince', 'roast', 'joint', 'sausage']);

/** What stands in brackets: "Gobi (cauliflower)". */
const IN_BRACKETS = /\(([^()]{1,80})\)/g;

/** An egg begins the names of dishes, and eggs do not. */
const EGGS = /\beggs\b/i;

/** "Peppers" are to be eaten, "pepper" is ground. */
const PEPPERS = /\bpeppers\b/i;

/**
 * Ingredients that a pantry food may be, those of one way of looking after the other: by its whole name, its row of the table, the end of its
 * name, what stands in brackets, a word of another language, the food finder, a word anywhere. Values decide between
 * them.
 */
export function ingredientFinder(
  names: IngredientNames,
  ingredients: readonly Ingredient[],
  findFood: FindFood | null,
): (item: NamedFood) => Iterable<readonly FoundIngredient[]> {
  const book = nameBook(names, ingredients, findFood);
  const { byId, makers, regional, byWholeName, beginning } = book;
  const isFood = (word: string) =>
    !book.isNoFood(word) || [ALTERED, MADE_OF_IT, PREPARED].some((words) => words.has(word));
  return function* ({ productName, brand, foodId, netCarbs }) {
    const typed = nameWords(productName, brand);
    const unmade = withoutKnownMakers(typed);
    const words =
      [typed, withoutNoise(typed), unmade].find(
        (some) => byWholeName(some).length + regional.exactly(some).length > 0,
      ) ?? makers.spelled(unmade);
    const isCooked = saysCooked(withoutNoise(words));
    // Leaves that were frozen are no salad.
    const isFrozen = saysFrozen(productName.toLowerCase());
    const isCutUp = CUT_UP_IN_A_CAN.test(productName);
    const asSold = (id: string) => {
      if (isCutUp && id === 'tomato') return 'canned-tomatoes';
      return isFrozen && byId.has(`frozen-${id}`) ? `frozen-${id}` : id;
    };
    // Whose name says what else is in it has its own label's values or none.
    const mayBeSure = foodId !== null || netCarbs != null || !saysMore(productName, isFood);
    const as = (ids: readonly string[], sure: boolean, namedWithin = false) =>
      [...new Set(ofItsForm(ids, `${brand ?? ''} ${productName}`, byId, names).map(asSold))].map(
        (id): FoundIngredient => ({ id, sure: sure && mayBeSure, saysCooked: isCooked, namedWithin }),
      );
    const core = withoutCookedWords(words);
    const isStew =
      tellingWords(core).every((word) => ALONE_ONLY.has(word)) &&
      tellingWords(wordsOf(productName.toLowerCase())).length > 1;
    // "Leftover roast chicken" is what is sold as roast chicken, before it is chicken that was cooked.
    const asLeft = words.filter((word) => word !== 'leftover');
    const whole = isStew
      ? []
      : [words, asLeft, core].flatMap((some) => (some.length > 0 ? byWholeName(some) : []));
    const row = book.ofRow(foodId);
    if (row.length > 0) {
      const named = whole.filter((id) => row.includes(id));
      return yield as([...named, ...row], true);
    }
    const isPrepared = !words.includes('olive') && [...unmade, ...words].some((word) => PREPARED.has(word));
    if (
      NO_FOOD_OF_IT.test(productName) ||
      SOMEBODYS.test(productName) ||
      (isPrepared && byWholeName(unmade).length === 0)
    )
      return;
    if (whole.length > 0) return yield as(whole, netCarbs != null || !OF_KETCHUP.test(productName));
    const foreign = [words, tellingWords(words), tellingWords(asLeft)].flatMap((some) =>
      regional.exactly(some),
    );
    if (foreign.length > 0 && !isStew) return yield as(foreign, true);
    if (PEPPERS.test(productName) && /^(?:mixed )?pepper(?: mixed)?$/.test(tellingWords(words).join(' ')))
      return yield as(names.exactly(['bell', 'pepper']), true);
    const shelf = book.spicesListed(productName);
    if (shelf.length > 0) return yield as(shelf, true);
    if (OF_SPICES.has(words.findLast((word) => isTelling([word]) && word !== 'mix') ?? ''))
      yield as(['seasoning-blend'], true);
    const asFish = words.filter((word) => !OF_FISH.has(word));
    if (asFish.length < words.length)
      yield as([...byWholeName(asFish), ...regional.exactly(asFish)].filter(book.isFish), true);
    const made = makers
      .namesWithout(words)
      .filter(
        ([first = '', ...more]) => more.length > 0 || !(OF_MANY_KINDS.has(first) || ALONE_ONLY.has(first)),
      )
      .map((name) => [...byWholeName(name), ...regional.exactly(name)])
      .find(({ length }) => length > 0);
    yield as((made ?? []).filter(book.holdsFewCarbs), true);
    // "Kimchi mother in law's", "Argentinian red shrimp": nothing beside the food's name is a food, or says what was made of it.
    const first = beginning(names.startingOf(words), words);
    const bare = withoutNoise(words);
    const alone = (bare.length < words.length ? [words, bare] : [words])
      .flatMap(book.atEitherEnd)
      .filter(({ rest }) => !rest.some((word) => ALTERED.has(word)))
      .flatMap(({ ids, rest }) =>
        ids.filter(
          (id) =>
            (id !== 'egg' || EGGS.test(productName)) &&
            rest.every(book.isFlavor(id) ? makers.isUnknown : book.isNoFood),
        ),
      );
    const isOfThis = (id: string) => ofItsAnimal([id], words, byId, names).includes(id);
    yield as(
      alone.filter((id) => book.holdsFewCarbs(id) && isOfThis(id)),
      true,
    );
    if (netCarbs != null && words.some((word) => OF_BREAD.has(word))) yield as(['low-carb-bread'], false);
    const pieces = [
      ...(ALONE_ONLY.has(words.at(-1) ?? '') ? [] : names.endingOf(words).ids),
      ...names.endingOf(core).ids,
      ...names.endingOf(bare).ids,
      // "Chunky salsa, medium" is told by what is left without such words.
      ...names.endingOf(tellingWords(words)).ids,
      // What is eaten from the packet is followed by its flavor: "Beef jerky teriyaki".
      ...book.snacksIn(words),
      ...first.ids,
      ...beginning(regional.startingOf(words), words).ids,
    ];
    const bracketed = [...productName.matchAll(IN_BRACKETS)].flatMap(([, text = '']) => {
      const inside = nameWords(text);
      return [...names.endingOf(inside).ids, ...regional.exactly(inside)];
    });
    const isMade = words.some(
      (word, at) => MADE_OF_IT.has(word) && !(OF_MILK.has(word) && at < words.length - 1),
    );
    const isWhole = (part: readonly string[]) => !isMade || part.some((word) => MADE_OF_IT.has(word));
    // "Anchoas en aceite de oliva" are no olive oil.
    const oil = productName.search(IN_OIL);
    const inOil = oil > 0 ? nameWords(productName.slice(0, oil)) : words;
    const elsewhere = [
      ...(inOil.length < words.length ? regional.within(inOil, isWhole) : []),
      ...regional.within(words, isWhole),
    ];
    const isCutAlone = CUTS.has(words.at(-1) ?? '') && names.exactly(words.slice(-2)).length === 0;
    const named = [
      ...ofItsAnimal(
        [
          ...(isCutAlone ? elsewhere : []),
          ...pieces,
          ...bracketed,
          ...elsewhere,
          ...regional.compoundsOf(words),
          ...names.compoundsOf(words),
        ],
        words,
        byId,
        names,
      ),
      ...namedByForm(productName, names),
    ];
    yield as(named, false);
    const found = findFood?.(productName) ?? null;
    // A name that the finder is sure of is the food's where nothing else was found.
    const isOnly = named.length === 0;
    if (found) {
      const called = [...book.ofRow(found.food.id), ...byWholeName(nameWords(found.food.description))];
      yield as(ofItsAnimal(called, words, byId, names), isOnly && found.sure);
    } else if (isOnly) yield as(book.ofTableRow(foodId), false);
    if (!isMade) yield as(ofItsAnimal(names.within(words), words, byId, names), false, true);
  };
}
