import type { AnswerSource } from '#contract/chat.ts';
import { sourceMark } from '../composer/source-list.ts';

/** The composer's linked marks as the plain ones a model reads and writes: "[2]". */
export function withPlainMarks(text: string, sources: readonly AnswerSource[]): string {
  return sources.reduce((plain, source) => plain.replaceAll(sourceMark(source), `[${source.number}]`), text);
}

/** A text of an earlier answer without its marks, whose numbers mean nothing now. */
export function withoutMarks(text: string): string {
  return text.replace(/ ?\[\[\d+\]\]\([^)\s]*\)/g, '');
}

/** Lets a model's text through, with marks made links and foreign links made words. */
export type LinkedText = {
  push(piece: string): string;
  /** What was still held back. */
  end(): string;
};

/** A mark, link or address that may not be complete yet, at the end of a text. */
const UNFINISHED =
  /(?:\[[^\]\n]{0,200}(?:\](?:\([^)\s]{0,400})?)?|\bht(?:t(?:p(?:s?(?::\/{0,2}[^\s)\]]{0,400})?)?)?)?)$/i;
const LINK = /!?\[([^\]\n]{0,200})\]\(([^)\s]{0,400})(?:\s"[^"\n]*")?\)/g;
const MARKS = /(?<!\[)\[(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\](?![(\]])/g;
const BARE_ADDRESS = /(?<!\]\()\bhttps?:\/\/[^\s)\]]+/gi;

/**
 * A model could be talked into writing the person's data into an address. So only pages of this app and the
 * addresses of known sources stay links.
 * @param sourceOf the source of a number, if it has one by now
 */
export function createLinkedText(sourceOf: (number: number) => AnswerSource | undefined): LinkedText {
  let held = '';
  const linked = (text: string) =>
    text
      .replace(BARE_ADDRESS, '')
      .replace(LINK, (_, words: string, href: string) => {
        const source = /^\d{1,2}$/.test(words) ? sourceOf(Number(words)) : undefined;
        if (source) return `[${words}]`;
        return /^\/(?!\/)/.test(href) ? `[${words}](${href})` : words;
      })
      .replace(MARKS, (mark, numbers: string) => {
        const sources = numbers.split(/\s*[,;]\s*/).map((number) => sourceOf(Number(number)));
        return sources.every((source) => source !== undefined) ? sources.map(sourceMark).join(' ') : mark;
      });
  return {
    push(piece) {
      const text = held + piece;
      const from = UNFINISHED.exec(text)?.index ?? text.length;
      held = text.slice(from);
      return linked(text.slice(0, from));
    },
    end() {
      const rest = linked(held);
      held = '';
      return rest;
    },
  };
}
