/** An amount for people: one decimal at most, none from 20 on. */
export function amountText(amount: number, unit: 'g' | 'ml'): string {
  return `${amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10} ${unit}`;
}

export function gramsText(grams: number): string {
  return amountText(grams, 'g');
}

/** "a", "a and b", "a, b and c". */
export function listText(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** First letter as a capital; the rest as it is. */
export function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
