const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', ł: 'l', œ: 'oe', '−': '-' };

/** Dates, numbers, units and headings are shorter than this; longer cells are prose and not searched for them. */
export const LONGEST_TERM = 120;

/** A cell as it is quoted to the person. */
export const quoted = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;

/** Lower case, without accents, spaces single: words are compared in this form. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .replace(/[ßøæłœ−]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
