import { type Part, type Stage, textPart } from './part.ts';

/** What is decided of a text held back: its first `taken` characters become `parts`. */
export type Decision = { readonly taken: number; readonly parts: readonly Part[] };

/**
 * Decides on the beginning of the held text; null while more text may change the decision. With `whole`, no more text
 * comes before something fixed or the end, and null is not allowed.
 * @param left text that went before, at least `LEFT_KEPT` characters of it
 */
export type Decide = (held: string, left: string, whole: boolean) => Decision | null;

const LEFT_KEPT = 240;

/**
 * A stage that holds text back until it is decided. Text is taken in by single characters, so that what comes out
 * does not depend on how it was cut into pieces.
 * @param most characters that are held at most
 */
export function createHoldBack(decide: Decide, most: number): Stage {
  let held = '';
  let left = '';
  const settle = (whole: boolean): Part[] => {
    const out: Part[] = [];
    while (held !== '') {
      const decision = decide(held, left, whole || held.length >= most);
      if (!decision) break;
      left += held.slice(0, decision.taken);
      if (left.length > 2 * LEFT_KEPT) left = left.slice(-LEFT_KEPT);
      held = held.slice(decision.taken);
      out.push(...decision.parts);
    }
    return out;
  };
  return {
    push(part) {
      if (part.fixed) return [...settle(true), part];
      const out: Part[] = [];
      for (const character of part.text) {
        held += character;
        out.push(...settle(false));
      }
      return joined(out);
    },
    end: () => joined(settle(true)),
  };
}

/** Texts that follow each other as one. */
function joined(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last && !last.fixed && !part.fixed) out[out.length - 1] = textPart(last.text + part.text);
    else out.push(part);
  }
  return out;
}
