const TOKEN = /\p{Nd}+|[\p{L}\p{M}µ]+|[^\S\n]+|[*_`]+|[\s\S]/uy;

const BLANKS = /[*_`]*[^\S\n]*[*_`]*/y;

/**
 * Reads a text by tokens: digits, letters, blanks, marks of emphasis, else single characters. A token that reaches
 * the end of a text that may go on is not known yet: from then on `short` is true and what was read does not count.
 */
export class TokenReader {
  /** Something was looked at that more text may change. */
  short = false;
  readonly text: string;
  readonly #whole: boolean;

  /** @param whole no text follows */
  constructor(text: string, whole: boolean) {
    this.text = text;
    this.#whole = whole;
  }

  /** The token that begins at a place; empty at the end of the text. */
  at(place: number): string {
    TOKEN.lastIndex = place;
    const token = TOKEN.exec(this.text)?.[0] ?? '';
    const mayGrow = token === '' || /^[\p{Nd}\p{L}\p{M}µ*_`]|^[^\S\n]/u.test(token);
    if (!this.#whole && mayGrow && place + token.length >= this.text.length) this.short = true;
    return token;
  }

  /** True when the token at a place is this word; one that cannot become it any more is known at once. */
  isWord(place: number, word: string): boolean {
    const before = this.short;
    const token = this.at(place).toLowerCase();
    if (!word.startsWith(token)) this.short = before;
    return token === word;
  }

  /** The place behind blanks and marks of emphasis: "**20** g". */
  behindBlanks(place: number): number {
    BLANKS.lastIndex = place;
    const next = place + (BLANKS.exec(this.text)?.[0].length ?? 0);
    if (!this.#whole && next >= this.text.length) this.short = true;
    return next;
  }
}
