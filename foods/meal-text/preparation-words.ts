import { isEnglishWord } from '../english-words.ts';
import { foodWord } from '../food-words.ts';
import { isFoodToo } from './amount-tokens.ts';
import { MEASURE_WORDS, NUMBER_WORDS, SIZE_WORDS, UNIT_WORDS } from './amount-words.ts';
import { isFoodWord } from './food-ranking.ts';

/** Words as they are written and in comparable form. */
const inBothForms = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => [word, foodWord(word)]));

/** Words that tell how an ingredient is cut, kept, chosen or handled, and nothing of what it holds. */
const PREPARATION = inBothForms(
  'and or with of the a an to for at on in into from by your my any each all both some such about very just only extra plus ' +
    'fresh freshly ripe firm soft good quality best organic free range freerange grass fed pasture wild caught local homemade home made ' +
    'store bought leftover leftovers cold warm hot chilled ice lukewarm tepid boiling room temperature temp fine finely coarse thin thinly thick rough ' +
    'superfine blanched grinding chop slice dice cut mince grate piece chunk cube bite size sized strip matchstick coin round ring half quarter ' +
    'wedge floret stem stalk end top tip rind pith on off out only part separated removed discarded ' +
    'whole plain regular ordinary normal standard everyday white yellow red green purple brown black golden pink orange dark light pale colored coloured mixed assorted ' +
    'young old mature sharp mild medium strong long short curly flat wide narrow round tender crisp crunchy juicy meaty fat fatty lean ' +
    'skin bone boneless skinless nobone noskin noskin unpeeled unsalted salted raw uncooked thawed defrosted frozen drained rinsed ' +
    'room preferably optional needed desired taste serving garnish note recipe family style authentic classic traditional simple easy quick your favorite favourite ' +
    'italian thai hungarian german english persian japanese lebanese turkish chinese korean mexican spanish french indian kashmiri ' +
    'brand well until overnight minute hour ahead across against grain diagonal bias lengthwise lengthways crosswise kosher sea table flaky ' +
    'pack packet bag box jar bottle carton tub container inch cm mm heap spoon approx approximately generous scant level heaped',
);

/** Those that a table of foods tells sorts apart by: "sugars, brown", "pepper, black". */
const SORTS = inBothForms(
  'white yellow red green purple brown black golden pink orange dark light pale mature young sharp mild raw uncooked frozen salted ' +
    'unsalted whole plain regular lean fat skin bone boneless skinless noskin nobone table fresh italian french german english spanish ' +
    'enriched unenriched hulled pearled degermed unprepared fortified unfortified creamed uncreamed concentrated cured uncured',
);

/** What was done to a food that makes it another: "smoked", "dried". */
const CHANGING = inBothForms(
  'smoked dried cured pickled sweetened unsweetened canned tinned breaded battered candied condensed evaporated crystallized corned fried boiled ' +
    'cooked steamed baked roasted whipped powdered stuffed glazed flavored fermented malted coated reduced enriched puffed refried blackened jellied marinated seasoned desiccated dehydrated freeze deviled clotted cultured',
);

/** True for a word that may stand unread beside a food's name. */
export function isPreparation(word: string, brands: ReadonlySet<string>): boolean {
  if (CHANGING.has(word)) return false;
  return (
    PREPARATION.has(word) ||
    brands.has(word) ||
    (MEASURE_WORDS.has(word) && !isFoodToo(word) && word !== 'leaf') ||
    word in UNIT_WORDS ||
    word in SIZE_WORDS ||
    word in NUMBER_WORDS ||
    /^[\d./%-]+$|(?<!^(?:jel|bel|lil|lol|hol))ly$|(?<!se|we)ed$/.test(word)
  );
}

/** True for a word that tells how it is handled alone: "chopped", "divided". */
export const isHandling = (word: string, brands: ReadonlySet<string>): boolean =>
  isPreparation(word, brands) && !SORTS.has(word);

/** English that no food is told with: a name that a cook gave it. */
export const isIdle = (word: string): boolean =>
  /^[a-z]+$/.test(word) && !isFoodWord(word) && isEnglishWord(word) && !CHANGING.has(word);
