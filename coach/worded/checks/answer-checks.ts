/** What an answer may state: texts it was given. Figures are looked for in them by value and unit. */
export interface CheckedAgainst {
  /** Adds the text of a tool's result, of the question or of what the person said before. */
  allow(text: string): void;
  /**
   * Numbers of the sources that the model was given so far. With its address a source's mark becomes a link,
   * `[[1]](/handbook/keto-flu)`, and a link of the model to that address is kept.
   */
  allowSource(number: number, href?: string): void;
}

/** Lets a model's text through piece by piece; what it holds back it gives with the next piece or at the end. */
export interface AnswerChecks extends CheckedAgainst {
  /** What may be shown now. Text without digits, brackets and words of dosing passes through at once. */
  push(piece: string): string;
  /** What was still held back. */
  end(): string;
  /** Figures, as written in the answer, that no allowed text holds; each is marked in the text. */
  readonly unchecked: readonly string[];
  /** Numbers of the sources cited so far, in the order of their first mark. */
  readonly cited: readonly number[];
  /** Sentences taken out because they tell a dose or to stop a medicine, or speak against calling for help. */
  readonly removed: number;
}
