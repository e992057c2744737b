import type { LabelLine } from '../layout/label-lines.ts';
import { foldText } from '../layout/text-key.ts';

/** Print that stands out on a label without being a product's name. */
const NOT_A_NAME =
  /nutri|facts|brand|serving|calorie|ingredient|amount|daily|percent|valeur|portion|contains|best|before|total|energy|www|netwt|distributed|product|storage|store|naturalflavo|organicin|barcode|weight|quality|guarantee|servings/;

/** Print this much larger than the rest stands out; a single word must stand out more. */
const LARGER = 1.5;
const MUCH_LARGER = 2;
const MAX_WORDS = 6;

function looksLikeName(line: LabelLine, usual: number): boolean {
  const text = line.text.trim();
  const words = text.split(/\s+/);
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  if (letters < 5 || letters < 0.8 * text.replace(/\s/g, '').length) return false;
  if (!/^\p{Lu}/u.test(text) || /[,;@]$|@/.test(text) || words.length > MAX_WORDS) return false;
  if (line.height < (words.length > 1 ? LARGER : MUCH_LARGER) * usual) return false;
  return line.names.length === 0 && line.cells.length === 0 && !NOT_A_NAME.test(foldText(text));
}

/**
 * The product's name where the photo shows it above the panel: the largest clear print there.
 * Null rather than a doubtful word: the person is asked then.
 */
export function readProductName(lines: readonly LabelLine[], panelTop: number): string | null {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const candidates = lines
    .filter((line) => line.v < panelTop && line.confidence > 0.95 && looksLikeName(line, usual))
    .sort((a, b) => b.height - a.height);
  return candidates[0]?.text.trim() ?? null;
}
