import { ENTRY_MOST } from '#contract/diary.ts';

/** What stands around the ingredients of a recipe: its title, headings, how much it makes, and how it is made. */

/** Where the method begins, which names no ingredients. */
const METHOD = /^(?:method|directions?|instructions?|steps?|preparation|how to make(?: it)?|to make) ?:?$/i;

/** The lines above the method. */
export function linesAboveMethod(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const method = lines.findIndex((line, at) => at > 0 && METHOD.test(line.trim()));
  return method < 0 ? lines : lines.slice(0, method);
}

export const BULLET = /^\s*(?:[-*•·▢☐▪◦✓]|\d{1,2}[.)](?=\s))\s*/u;

const PARTS =
  'ingredients?|crust|base|filling|topping|frosting|icing|glaze|sauce|gravy|marinade|dressing|vinaigrette|dough|batter|' +
  'garnish|salad|soup|stew|rub|spice (?:mix|rub)|seasoning|breading|coating|crumble|streusel|ganache|cream|cake|meatballs|' +
  'dry(?: ingredients)?|wet(?: ingredients)?|to serve|to finish|optional(?: toppings)?|extras|toppings';
/** "For the sauce:", "Ingredients", "TOPPING", "Dry ingredients" */
const HEADING = new RegExp(
  `^(?:(?:for (?:the )?|the )[\\w' -]{1,40}:?|(?:[\\w']{1,20} )?(?:${PARTS}) ?:?|[\\w'& -]{1,40}:)$`,
  'i',
);
/** "MARINADE" */
const SHOUTED = /^[A-Z][A-Z &'-]{3,40}:?$/;

const AMOUNT_FIRST =
  /^\s*(?:about |approx\.? )?(?:[\d½¼¾⅓⅔⅛]|(?:an?|one|two|three|four|five|six|some|few|several|half|pinch|dash|handful|bunch|knob|splash|juice|zest)\b)/i;
/** "90 second bread", "5-ingredient chili": numbers of a name. */
const NAME_NUMBER = /^\s*\d+[- ](?:second|minute|min|hour|ingredient|day|layer|bean|cheese|spice)\b/i;

const AMOUNT_LAST = /(?:,|:|\s[-–])\s*(?:about )?[\d½¼¾⅓⅔⅛]/;

export const startsWithAmount = (line: string): boolean => AMOUNT_FIRST.test(line) && !NAME_NUMBER.test(line);
const hasAmount = (line: string): boolean => startsWithAmount(line) || AMOUNT_LAST.test(line);

/** True for a line that heads what follows. Bare words head only where other lines begin with amounts. */
export function isHeading(line: string): boolean {
  const text = line.trim();
  return !/\d/.test(text) && (HEADING.test(text) || SHOUTED.test(text));
}

/** The lines without those that head a part; a short one after a gap, above amounts, heads too ("Spicy mayo"). */
export function withoutHeadings(lines: readonly string[]): string[] {
  const heads = (line: string, at: number) => {
    const isApart = at > 0 && (lines[at - 1] ?? '').trim() === '';
    const isShort = /^\s*[\p{L}' &-]{3,40}$/u.test(line) && line.trim().split(' ').length <= 4;
    return (
      isHeading(line) ||
      (isApart && isShort && !startsWithAmount(line) && startsWithAmount(lines[at + 1] ?? ''))
    );
  };
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines.filter((line, at) =>
    at === first ? !isHeading(line) || SHOUTED.test(line.trim()) : !heads(line, at),
  );
}

/** The first line names the dish where it says no amount and what follows does; null where it is an ingredient. */
export function titled(all: readonly string[]): { title: string | null; lines: readonly string[] } {
  const lines = all.filter((line) => line.trim() !== '');
  const [first = '', ...rest] = lines;
  const named = rest.filter((line) => !isHeading(line));
  const isTitle =
    named.length > 0 &&
    !startsWithAmount(first) &&
    !/(?::|\s[-–])\s*(?:about )?[\d½¼¾⅓⅔⅛]/.test(first) &&
    (!isHeading(first) || SHOUTED.test(first.trim())) &&
    !BULLET.test(first) &&
    !BY_TASTE.test(first) &&
    named.filter((line) => hasAmount(line.replace(BULLET, ''))).length * 2 > named.length;
  return isTitle ? { title: first.trim(), lines: lines.slice(1) } : { title: null, lines };
}

/** Said to be added by taste or left away: where no amount is said it adds nothing that can be counted. */
export const BY_TASTE =
  /\b(?:to taste|optional|opt\.|as (?:needed|desired|required)|(?:for|to) (?:garnish\w*|serv(?:e|ing)|dust(?:ing)?|greas(?:e|ing)|sprinkl(?:e|ing)|drizzl(?:e|ing)|finish(?:ing)?|decorat(?:e|ing)|fry(?:ing)?|top(?:ping)?|coat(?:ing)?|the (?:pan|tops?|tin|grill|rim))|(?:cooking|non-?stick|oil) spray|salt(?:,| and| &| \+)? (?:[a-z]+ ){0,3}pepper)\b/i;

/** What a recipe says of how much it makes; null where it does not say. */
interface Yield {
  readonly portions: number | null;
  /** Grams of the finished dish. */
  readonly cookedGrams: number | null;
}

const PORTIONS =
  /\b(?:serves|feeds|servings?|portions?|makes|yields?)\b:? *(?:(?:about|approx\.?|up to|around) )?(\d{1,3})( dozen)?\b(?![.,]\d| ?(?:g|kg|grams?|oz|ml|cups?)\b)|\b(\d{1,3}) (?:servings|portions)\b|\bcuts? into (?:about )?(\d{1,3})\b/i;
const COOKED =
  /\b(?:yields?|cooked weight|finished weight|weighs)\b:? *(?:about )?(\d+(?:\.\d+)?) ?(kg|g|grams?)\b/i;
const YIELD_LINE =
  /^(?:serves|servings?|portions?|makes|yields?|cooked weight|finished weight|cuts? into)\b|^\d{1,3}(?:-\d{1,3})? (?:servings|portions)$|^feeds \d|^(?:prep|cook|bake|chill|total)\w{0,5}(?: time)? ?:?[^,\d]{0,40}\d{1,3} ?(?:m|min|h|hr|hour)/i;

export function readYield(text: string): Yield {
  const portions = PORTIONS.exec(text);
  const cooked = COOKED.exec(text);
  const count =
    Number(portions?.[1] ?? portions?.[3] ?? portions?.[4] ?? 0) * (portions?.[2] === undefined ? 1 : 12);
  const grams = Number(cooked?.[1] ?? 0) * (cooked?.[2]?.toLowerCase() === 'kg' ? 1000 : 1);
  return { portions: count > 0 ? count : null, cookedGrams: grams > 0 && grams <= ENTRY_MOST ? grams : null };
}

export const isYieldLine = (line: string): boolean =>
  YIELD_LINE.test(line.trim().replace(/^\((.{1,60})\)$/, '$1'));
