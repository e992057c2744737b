/** One form for singular and plural: "eggs" as "egg", "berries" as "berry". */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|o)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ves') && word !== 'olives' && word !== 'chives') return `${word.slice(0, -3)}f`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Words of a food's name, to compare names by: lower case, without accents, in the singular. */
export function foodNameWords(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return (plain.match(/[a-z]+(?:'[a-z]+)?/g) ?? []).map(singular);
}

/** What is made of a food and is another: almond butter is no almond. */
const MADE_OF = new Set(
  'butter milk flour oil cream powder sauce extract bread chip bar syrup paste broth stock vinegar juice seed'.split(
    ' ',
  ),
);

/** Whether a pantry's food is what the name says: "Kerrygold Butter" is butter, "Almond Butter" is no almond. */
export function isNamed(pantryName: string, name: string): boolean {
  const own = foodNameWords(pantryName);
  const asked = foodNameWords(name);
  if (asked.length === 0 || !asked.every((word) => own.includes(word))) return false;
  const last = own.findLast((word) => MADE_OF.has(word));
  return last === undefined || asked.includes(last);
}
