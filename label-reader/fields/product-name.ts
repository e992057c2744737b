import type { LabelLine } from '../layout/label-lines.ts';
import { foldText } from '../layout/text-key.ts';

/** Print that stands out on a label without being a product's name. */
const NOT_A_NAME =
  /nutri|facts|brand|serving|calorie|ingredient|amount|daily|percent|valeur|portion|contains|best|before|total|energy|www|netwt|distributed|product|storage|store|naturalflavo|organicin|barcode|weight|quality|guarantee|servings/;

/** Words of a panel's title and head in our seven languages, folded; cut off or misread they still are no name. */
const PANEL_WORDS = [
  ...['nutrition', 'nutritional', 'facts', 'information', 'ingredients', 'serving', 'servings', 'calories'],
  ...[
    'valeur',
    'valeurs',
    'nutritive',
    'nutritives',
    'nahrwerte',
    'nahrwertangaben',
    'naehrwerte',
    'zutaten',
  ],
  ...['informacion', 'nutricional', 'ingredientes', 'dichiarazione', 'nutrizionale', 'ingredienti'],
  ...['voedingswaarde', 'ingredienten', 'informacao', 'declaracao', 'brennwert', 'energia', 'energie'],
];

/** Whether `a` becomes `b` by at most one letter changed, left out or put in. */
function withinOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  if (start === a.length && start === b.length) return true;
  const [skipA, skipB] = a.length > b.length ? [1, 0] : a.length < b.length ? [0, 1] : [1, 1];
  return a.slice(start + skipA) === b.slice(start + skipB);
}

function holdsPanelWord(text: string): boolean {
  return text.split(/\s+/).some((word) => {
    const folded = foldText(word);
    return PANEL_WORDS.some((known) => withinOneLetter(folded, known));
  });
}

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
  if (line.names.length > 0 || holdsPanelWord(text)) return false;
  return line.cells.length === 0 && !NOT_A_NAME.test(foldText(text));
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
