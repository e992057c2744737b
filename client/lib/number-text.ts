/**
 * Numbers are written as English writes them, like the words around them: in another language's way "1.800 kcal" would
 * stand beside "5.4 mmol/L", and one of the two would be misread. Dates, which cannot be misread for a dose, follow the
 * reader's language.
 */
const counts = new Intl.NumberFormat('en');

/** "1,234" */
export const countText = (count: number): string => counts.format(count);
