import { withThingOf } from './question-frame.ts';

const PARTS_MOST = 3;
const PART_WORDS_LEAST = 3;
const ASKS =
  /^(?:and |also |plus )?(?:what|how|why|when|which|who|where|can|could|should|is|are|do|does|will)\b/i;
/** Where a second question begins inside a sentence. */
const SECOND_QUESTION =
  /(?:,\s*|\s+)(?:and|also|plus)\s+(?=(?:also\s+)?(?:what|how|why|when|which|who|where|can|could|should|is|are|do|does|will)\b)/i;

/**
 * The single questions of a message, at most three; a message without a question is one part. A part that speaks of
 * "it" names what the part before it asked about.
 */
export function questionParts(text: string): string[] {
  const sentences = text.split(/(?<=[?])\s+|\n+/).flatMap((sentence) => sentence.split(SECOND_QUESTION));
  const parts = sentences
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= PART_WORDS_LEAST);
  const asked = parts.filter((part) => part.endsWith('?') || ASKS.test(part));
  if (asked.length < 2) return [text.trim()];
  return asked
    .slice(0, PARTS_MOST)
    .map((part, index) => (index === 0 ? part : (withThingOf(asked[index - 1] ?? '', part) ?? part)));
}
