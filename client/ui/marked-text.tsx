interface TextPart {
  text: string;
  hit: boolean;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text in parts, with the words of a search told apart, in any letter case. */
export function markHits(text: string, search: string): TextPart[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ text, hit: false }];
  // Longer words first, so that "fasting" is marked whole beside "fast".
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const anyWord = new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'giu');
  return text
    .split(anyWord)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** A text with the words of a search marked. */
export const MarkedText = ({ text, search }: { text: string; search: string }) =>
  markHits(text, search).map((part, index) =>
    part.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
      <mark key={index} className="rounded-sm bg-land-deep text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
