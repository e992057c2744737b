import { TITLE_FROM_MESSAGE_MAX, TITLE_MAX } from '#contract/saved-conversations.ts';

const ELLIPSIS = '...';

/**
 * Title of a conversation from its first message: the message on one line, cut to 47 characters and "..." when it is
 * longer than 50. A character is what a person sees as one, so no letter loses its accent and no emoji falls apart.
 */
export function titleFromMessage(message: string): string {
  const line = message.trim().replace(/\s+/g, ' ');
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const seen = Array.from(characters.segment(line), ({ segment }) => segment);
  const fits = seen.length <= TITLE_FROM_MESSAGE_MAX && line.length <= TITLE_MAX;
  return fits ? line : `${withinUnits(seen.slice(0, KEPT)).join('')}${ELLIPSIS}`;
}

const KEPT = TITLE_FROM_MESSAGE_MAX - ELLIPSIS.length;

/** Characters made of many code points (families, flags, stacked accents) could exceed what a title may hold. */
function withinUnits(seen: readonly string[]): readonly string[] {
  let units = ELLIPSIS.length;
  const end = seen.findIndex((character) => {
    units += character.length;
    return units > TITLE_MAX;
  });
  return end === -1 ? seen : seen.slice(0, end);
}
