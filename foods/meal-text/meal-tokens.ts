import { readFileSync } from 'node:fs';

const VULGAR = /[¼-¾⅐-⅞]/g;

/**
 * The words, numbers and marks of a told meal: lower case, without accents, fractions as "1/2", units apart from their
 * numbers ("3oz" is "3 oz"), "w/" and "w" as "with". A dash right before the number that begins a food is its sign.
 */
export function mealTokens(text: string): string[] {
  const plain = text
    .replace(VULGAR, ' $&')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/⁄/g, '/')
    .replace(/[–—−]/g, '-')
    .toLowerCase()
    .replace(/\bw\/o\b/g, 'without ')
    .replace(/\bw(?:\/|(?= ))/g, 'with ')
    .replace(/(?<= )'?n'?(?= )/g, 'and')
    .replace(/\b(bun|bread|crust|wrap|noodle|rice|cheese|egg|meat) ?-?less ([a-z]+)/g, '$2 without $1')
    .replace(/\b(sugar|fat|carb|gluten)free\b/g, '$1 free')
    .replace(/\bsf\b(?= [a-z])/g, 'sugar free')
    .replace(/\bchick[- ]?fil[- ]?a\b/g, 'chickfila')
    .replace(/(\d) ?ct\b/g, '$1')
    .replace(/\b7[- ]?up\b/g, 'sevenup')
    .replace(/\b(hand|spoon|cup|bowl|mouth|fork)full(s?)\b/g, '$1ful$2')
    .replace(MEASURED_SUGAR, ' , ')
    .replace(/[$£€] ?\d+(?:\.\d+)?/g, '')
    .replace(/\b(?:split|shared) (?:an?|one) /g, 'half a ')
    .replace(TIMES_BEHIND, '$1 $3 $2')
    .replace(/(\d) ?x (?=[a-z])/g, '$1 ')
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)-(?=\d{1,2}\/\d)/g, '$1 ')
    .replace(/(\d)\s*(?:"|''|\bin\.)/g, '$1 inch ')
    .replace(/(\d)(?=[a-z])|([a-z]{2})(?=\d)/g, '$1$2 ')
    .replace(/([a-z\d])-(?=[a-z])/g, '$1 ')
    .replace(/\binches\b/g, 'inch')
    .replace(/\b(multi|semi|bitter) (?=grain|sweet)/g, '$1')
    .replace(/\bsalt free ([a-z]+)/g, '$1 no salt')
    .replace(/\bsquare inch\b/g, 'surface inch')
    .replace(/\bcalories\b/g, 'calorie')
    .replace(/\b(?:one|1) inch cube/g, '1 cubic inch')
    .replace(/\binch cubes?\b/g, 'cubic inch');
  const tokens =
    plain.match(
      /(?<=(?:^|[,;(]|\b(?:and|with|plus) )\s{0,3})-\d+(?:\/\d+|\.\d+)?(?![\d%])|(?<!\d)\d+\/\d+(?!\d)|\d+(?:\.\d+)?%?|[a-z]\d{1,2}(?![\d./%])|[a-z][a-z']*|[,;:.()&+\-/?!]/g,
    ) ?? [];
  return tokens.flatMap((token) => shortWords().get(token) ?? token);
}

/** "Sugar was 62" is a reading and no food. */
const MEASURED_SUGAR =
  /\b(?:(?:blood|my) ){0,2}(?:sugars?|glucose|bg|bs|bsl|fbs|ketones?)(?: (?:level|reading))? (?:was|were|is|hit|read|came to|went to|down to|up to|at) ?(?:about |at )?\d{1,3}(?:\.\d{1,2})?(?: ?(?:mg ?\/? ?dl|mmol(?: ?\/ ?l)?))?/g;

/** "Babybel x2" is two of it. */
const TIMES_BEHIND =
  /(^|[,;+&]|\band )\s{0,3}([a-z][a-z' -]{0,40}?) ?[x×] ?(\d{1,2})(?![\d./]| ?(?:inch|cm|[x×]))/g;

let short: ReadonlyMap<string, readonly string[]> | null = null;

/** What people shorten, as they would write it out. */
function shortWords(): ReadonlyMap<string, readonly string[]> {
  short ??= new Map(
    readFileSync(new URL('./short-words.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([written = '', meant = '']) => [written, meant.split(' ')]),
  );
  return short;
}
