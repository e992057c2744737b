import type { LabelLine } from '../layout/label-lines.ts';

const START =
  /^\W{0,3}(ingredients?|ingr[eé]dients|ingredientes|ingredienti|ingredi[eë]nten|zutaten|1ngredients|lngredients)\b\s*[:.]?/i;
const STOP =
  /^(distributed|manufactured|produced|made in|storage|store|keep|best before|questions|nutrition|www\.|product of|packed|imported|for more|refrigerate|\*|warning)/i;
/** Below this mean probability the text would be more misread than read. */
const MIN_CONFIDENCE = 0.75;

/** The ingredient list as read, or null where none is legible. */
export function readIngredients(lines: readonly LabelLine[]): string | null {
  const sorted = [...lines].sort((a, b) => a.v - b.v);
  const start = sorted.find((line) => START.test(line.text));
  if (!start) return null;
  const taken = [start];
  for (const line of sorted) {
    const last = taken.at(-1) ?? start;
    if (line.v <= last.v + 0.3 * last.height || line === start) continue;
    if (line.v - last.v > 2.2 * Math.max(last.height, line.height)) break;
    const overlap = Math.min(line.right, start.right) - Math.max(line.left, start.left);
    if (overlap < 0.3 * (line.right - line.left)) continue;
    if (STOP.test(line.text.trim())) break;
    taken.push(line);
  }
  const confidence = taken.reduce((sum, line) => sum + line.confidence, 0) / taken.length;
  const text = taken
    .map((line) => line.text.trim())
    .join(' ')
    .replace(START, '')
    .trim();
  return confidence >= MIN_CONFIDENCE && text.length >= 3 ? text : null;
}
