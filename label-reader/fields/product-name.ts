import type { LabelLine } from '../layout/label-lines.ts';
import { foldText } from '../layout/text-key.ts';

/** Print that stands out on a label without being a product's name. */
const NOT_A_NAME =
  /nutrition|serving|calorie|ingredient|amount|daily|percent|valeur|portion|contains|best|before|total|energy|www|netwt|distributed|product|storage|store|naturalflavo|organicin|barcode|weight|quality|guarantee|servings/;

function looksLikeName(line: LabelLine): boolean {
  const letters = line.text.replace(/[^\p{L}]/gu, '').length;
  if (letters < 5 || letters < 0.7 * line.text.replace(/\s/g, '').length) return false;
  return line.names.length === 0 && line.cells.length === 0 && !NOT_A_NAME.test(foldText(line.text));
}

/** The product's name where the photo shows it beside the panel: the largest clear print above it. */
export function readProductName(lines: readonly LabelLine[], panelTop: number): string | null {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const candidates = lines
    .filter(
      (line) =>
        line.v < panelTop && line.confidence > 0.93 && line.height > 1.25 * usual && looksLikeName(line),
    )
    .sort((a, b) => b.height - a.height);
  return candidates[0]?.text.trim() ?? null;
}
