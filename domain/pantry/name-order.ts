/** Letters of Latin script that have no parts to take a mark from. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
/** An index holds no more; longer names that begin alike are of one rank. */
const BEGINNING = /^.{0,200}/su;
const UNPLAIN = /[øłđıςßæœ]/g;

/**
 * What a name is ordered by: letter case and accents do not count, and numbers count as numbers, so that "Éclair" stands
 * with the Es and "Bar 9" before "Bar 10". The database works out the same (`server/database/schema/pantry.ts`).
 */
export function nameKey(name: string): string {
  const key = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(UNPLAIN, (letter) => PLAIN[letter] ?? letter)
    .replace(/[0-9]+/g, inTwelveDigits)
    .match(BEGINNING)?.[0];
  return key ?? '';
}

/** The zeros before the last twelve digits are left out. */
function inTwelveDigits(digits: string): string {
  const all = `00000000000${digits}`;
  return all.slice(0, -12).replace(/(?<!0)0+$/, '') + all.slice(-12);
}

/** Moves surrogates above all other UTF-16 units, where the code points they stand for belong. */
const rank = (unit: number) => (unit < 0xd800 ? unit : unit >= 0xe000 ? unit - 0x800 : unit + 0x2000);

/** Order by code points, as PostgreSQL has it under the collation "C"; plain `<` compares UTF-16 units. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
