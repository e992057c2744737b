import { markHits } from '../lib/mark-hits.ts';

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
