/** A number that the answer must state, with the words around it. */
export interface ExpectedFigure {
  readonly value: number;
  /** Most that the printed number may differ, by rounding. */
  readonly within: number;
  /** What must follow the number at once, e.g. `g net carbs`. */
  readonly unit: string;
}

/** A question with its right answer, worked out without the coach. */
export interface FigureCase {
  readonly kind: 'food' | 'gki' | 'glucose' | 'a1c' | 'macros';
  readonly question: string;
  readonly figures: readonly ExpectedFigure[];
  /** Further words that the answer must hold. */
  readonly words: readonly string[];
}

export interface FigureMiss {
  readonly question: string;
  readonly missing: string;
  readonly answer: string;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function states(answer: string, { value, within, unit }: ExpectedFigure): boolean {
  const plain = answer.replace(/\*/g, '').replace(/(\d),(\d{3})/g, '$1$2');
  const numbers = plain.matchAll(new RegExp(`(under )?(\\d+(?:\\.\\d+)?) ?${escaped(unit)}`, 'g'));
  return [...numbers].some(([, under, number]) =>
    under ? value < Number(number) : Math.abs(Number(number) - value) <= within + 1e-9,
  );
}

/** What the answer lacks, or null when it is right. */
export function missOf({ question, figures, words }: FigureCase, answer: string): FigureMiss | null {
  const figure = figures.find((expected) => !states(answer, expected));
  const word = words.find((expected) => !answer.includes(expected));
  const missing = figure ? `${figure.value} ${figure.unit}` : word;
  return missing === undefined ? null : { question, missing, answer };
}
