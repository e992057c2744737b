import type { AnswerChecks } from './checks/answer-checks.ts';

/** The text of a model on its way to the person: checked, and without blank ends. */
export type ShownText = {
  /** True once something was shown. */
  readonly begun: boolean;
  /** What of it may be shown now; empty while it is held back. */
  push(piece: string): string;
  /** What comes now is a paragraph of its own. */
  newBlock(): void;
  /** What was still held back. */
  end(): string;
};

export function createShownText(checks: Pick<AnswerChecks, 'push' | 'end'>): ShownText {
  let begun = false;
  let isNew = false;
  const shown = (text: string): string => {
    const visible = begun ? text : text.trimStart();
    if (visible !== '') begun = true;
    return visible;
  };
  return {
    get begun() {
      return begun;
    },
    push(piece) {
      if (piece === '') return '';
      const opening = isNew && begun ? '\n\n' : '';
      isNew = false;
      return shown(checks.push(opening + piece));
    },
    newBlock() {
      isNew = true;
    },
    end: () => shown(checks.end().trimEnd()),
  };
}
