/**
 * Numbers are written as English writes them, like the words around them: in another language's way "1.800 kcal" would
 * stand beside "5.4 mmol/L", and one of the two would be misread. Dates, which cannot be misread for a dose, follow the
 * reader's language.
 */
let counts: Intl.NumberFormat | undefined;

/** "1,234" */
export function countText(count: number): string {
  // Made with its first use: the first of a page loads the browser's language data.
  counts ??= new Intl.NumberFormat('en');
  return counts.format(count);
}

/** A number as somebody types it into a box, with comma or point; null for anything else, an empty box too. */
export function typedNumber(text: string): number | null {
  const tidy = text.trim().replace(',', '.');
  return /^(?:\d+\.?|\d*\.\d+)$/.test(tidy) ? Number(tidy) : null;
}

const FRACTION = /^(?:(\d{1,6}) +)?(\d{1,3})[/⁄](\d{1,3})$/;

/** The same, or a fraction as a told meal has it: "1/2", "1 1/2", "1½"; to hundredths, as those are read. */
export function typedAmount(text: string): number | null {
  const plain = text
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKD')
    .trim();
  const [, whole = 0, over, under] = FRACTION.exec(plain) ?? [];
  if (over === undefined) return typedNumber(text);
  return Number(under) > 0 ? Math.round((Number(whole) + Number(over) / Number(under)) * 100) / 100 : null;
}
