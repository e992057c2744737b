import { wordCount } from '#domain/chat-text/sentences.ts';
import { contentWords } from '../retrieval/words.ts';
import { CHOICE_OPENINGS } from './fixed-replies.ts';

const OFFERED = /^- \[(?<heading>[^\]\n]{1,200})\]\(\/handbook\//gm;
/** "last one.", "the second", "2", "option 3, I am 23" */
const ORDINAL =
  /^(?:(?:the|option|number|no\.?|yes|ok|um+|i meant?)[ ,]+)*(?<which>first|second|third|last|1st|2nd|3rd|1|2|3)(?: one| option)?(?:\s*$|\s*[.,;:!])/i;
const PLACES: Readonly<Record<string, number>> = {
  ...{ first: 0, '1st': 0, 1: 0, second: 1, '2nd': 1, 2: 1, third: 2, '3rd': 2, 3: 2, last: -1 },
};
const WORDS_MOST = 6;

/** The question meant by a message that answers "Do you mean one of these?"; null where it names none of them. */
export function offeredMeant(message: string, lastReply: string): string | null {
  if (!CHOICE_OPENINGS.some((opening) => lastReply.includes(opening))) return null;
  const headings = [...lastReply.matchAll(OFFERED)].flatMap(({ groups }) => groups?.heading ?? []);
  const which = ORDINAL.exec(message.trim())?.groups?.which?.toLowerCase();
  if (which !== undefined && !message.includes('?')) return headings.at(PLACES[which] ?? 0) ?? null;
  if (wordCount(message) > WORDS_MOST) return null;
  const said = new Set(contentWords(message));
  const shared = headings.map((heading) => contentWords(heading).filter((word) => said.has(word)).length);
  const most = Math.max(0, ...shared);
  return most > 0 && shared.filter((count) => count === most).length === 1
    ? (headings[shared.indexOf(most)] ?? null)
    : null;
}
