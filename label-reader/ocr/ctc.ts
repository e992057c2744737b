/** One read character with what else the recogniser considered at its place. */
export type ReadChar = {
  char: string;
  /** Probability of `char`, 0..1. */
  confidence: number;
  /** Where it stands along the line, 0 at its start, 1 at its end. */
  at: number;
  /** Other characters for the same place, likeliest first. */
  others: readonly { char: string; confidence: number }[];
};

const OTHERS_KEPT = 3;
const OTHERS_FROM = 0.02;

function runnersUp(
  scores: Float32Array,
  from: number,
  alphabet: readonly string[],
  winner: number,
): ReadChar['others'] {
  const others: { char: string; confidence: number }[] = [];
  for (let k = 1; k < alphabet.length; k++) {
    const confidence = scores[from + k] ?? 0;
    if (k !== winner && confidence >= OTHERS_FROM) others.push({ char: alphabet[k] ?? '', confidence });
  }
  return others.sort((a, b) => b.confidence - a.confidence).slice(0, OTHERS_KEPT);
}

/**
 * Greedy CTC decoding of one line that keeps, for each character, its probability, place and rivals.
 * `scores` holds `steps` rows of `alphabet.length` probabilities; class 0 is the blank.
 * Steps at or after `usedSteps` are padding.
 */
export function decodeCtc(
  scores: Float32Array,
  steps: number,
  usedSteps: number,
  alphabet: readonly string[],
): ReadChar[] {
  const classes = alphabet.length;
  const chars: ReadChar[] = [];
  let previous = 0;
  let peak = 0;
  for (let step = 0; step < Math.min(steps, usedSteps); step++) {
    const from = step * classes;
    let winner = 0;
    let best = scores[from] ?? 0;
    for (let k = 1; k < classes; k++) {
      const score = scores[from + k] ?? 0;
      if (score > best) {
        best = score;
        winner = k;
      }
    }
    const at = (step + 0.5) / usedSteps;
    const last = chars.at(-1);
    if (winner !== 0 && winner !== previous) {
      chars.push({
        char: alphabet[winner] ?? '',
        confidence: best,
        at,
        others: runnersUp(scores, from, alphabet, winner),
      });
      peak = best;
    } else if (winner !== 0 && last && best > peak) {
      chars[chars.length - 1] = {
        ...last,
        confidence: best,
        at,
        others: runnersUp(scores, from, alphabet, winner),
      };
      peak = best;
    }
    previous = winner;
  }
  return chars;
}

/** Two digits this far apart, in line heights and against the usual step, belong to two numbers. */
const NUMBER_GAP = 0.78;
const GAP_OVER_USUAL = 1.8;

/** Usual step between neighbouring digits of the run around `index`, or null where it is too short to tell. */
function usualStep(chars: readonly ReadChar[], index: number): number | null {
  const isDigit = (at: number) => /[0-9%]/.test(chars[at]?.char ?? '');
  let [first, last] = [index, index];
  while (isDigit(first - 1)) first--;
  while (isDigit(last + 1)) last++;
  const steps: number[] = [];
  for (let i = first + 1; i <= last; i++) steps.push((chars[i]?.at ?? 0) - (chars[i - 1]?.at ?? 0));
  steps.sort((a, b) => a - b);
  return steps.length < 3 ? null : (steps[Math.floor((steps.length - 1) / 2)] ?? null);
}

/** Puts back the space between two numbers that the recogniser ran together; `aspect` is width by height. */
export function partNumbers(chars: readonly ReadChar[], aspect: number): ReadChar[] {
  return chars.flatMap((char, index) => {
    const before = chars[index - 1];
    if (!before || !/[0-9]/.test(char.char) || !/[0-9%]/.test(before.char)) return [char];
    const gap = char.at - before.at;
    const usual = usualStep(chars, index);
    if (usual === null || gap * aspect < NUMBER_GAP || gap < GAP_OVER_USUAL * usual) return [char];
    return [{ char: ' ', confidence: char.confidence, at: (char.at + before.at) / 2, others: [] }, char];
  });
}
