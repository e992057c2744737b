import type { LabelLine } from '../layout/label-lines.ts';
import { foldText } from '../layout/text-key.ts';
import { isTitled, isWholePhrase, namesFood, speaksToReader } from './name-words.ts';

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

const isClear = ({ confidence }: LabelLine) => confidence > 0.95;
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
  return line.cells.length === 0 && !speaksToReader(text) && !NOT_A_NAME.test(foldText(text));
}

/** Longest name of a food in small print, in words, e.g. "Non Fat Peach and Mango Yoghurt" with its brand. */
const MOST_FOOD_WORDS = 8;
/** A name in more lines is a text. */
const MOST_LINES = 3;
/** Print smaller than this share of the usual is a footnote. */
const FOOTNOTE = 0.75;

/** What a list of ingredients, a warning or a promise says of a food, and no name does. */
const CLAIM =
  /\b(contains?|no|real|made|with|free|source|added|not|ingredients?|style|flavou?red?|artificial|reduced)\b/i;

/** Lines of one printed block share a size within this share, and follow within this many heights. */
const SAME_SIZE = 0.3;
const NEXT_LINE = 1.6;

function followsIn(block: LabelLine, next: LabelLine): boolean {
  const gap = next.v - block.v;
  const overlap = Math.min(block.right, next.right) - Math.max(block.left, next.left);
  const narrower = Math.min(block.right - block.left, next.right - next.left);
  const isSameSize = Math.abs(next.height - block.height) < SAME_SIZE * block.height;
  return isSameSize && gap > 0.4 * block.height && gap < NEXT_LINE * block.height && overlap > 0.5 * narrower;
}

/** The printed block that a line belongs to, from top to bottom: a name may take several lines, and so may a claim. */
function blockOf(line: LabelLine, lines: readonly LabelLine[]): LabelLine[] {
  const block = [line];
  for (;;) {
    const [first, last] = [block[0] ?? line, block.at(-1) ?? line];
    const above = lines.find((other) => !block.includes(other) && followsIn(other, first));
    const below = lines.find((other) => !block.includes(other) && followsIn(last, other));
    if (!above && !below) return block;
    if (above) block.unshift(above);
    if (below) block.push(below);
  }
}

/** "EXTRA VIRGIN OLIVE OIL" in print of any size: titled words, one of them a food, and nothing of a sentence. */
function isFoodTitle(text: string): boolean {
  if (text.split(/\s+/).length > MOST_FOOD_WORDS) return false;
  if (/[\d:;,%*()@&]|\.(?!$)/.test(text) || CLAIM.test(text) || !isWholePhrase(text)) return false;
  return namesFood(text) && isTitled(text) && !speaksToReader(text) && !holdsPanelWord(text);
}

function foodTitle(above: readonly LabelLine[], usual: number): string | null {
  const large = above
    .filter(isClear)
    .filter((line) => line.height >= FOOTNOTE * usual && line.cells.length === 0);
  for (const line of large) {
    const { text } = line;
    if (!namesFood(text)) continue;
    const parts = blockOf(line, above);
    // A word alone may be the clear end of a sentence whose other lines were not read.
    if (!parts.every(isClear) && !/\s/.test(text.trim())) continue;
    const block = parts.filter(isClear).map((part) => part.text.trim());
    if (block.length <= MOST_LINES && isFoodTitle(block.join(' '))) return block.join(' ');
    // The panel's own title often follows right below a name.
    if (block.length > 1 && block.some(holdsPanelWord) && isFoodTitle(text)) return text;
  }
  return null;
}

/**
 * The product's name where the photo shows it above the panel: the largest clear print there, or else the largest
 * block that names a food as names are printed. Null rather than a doubtful word: the person is asked then.
 */
export function readProductName(lines: readonly LabelLine[], panelTop: number): string | null {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const above = lines.filter(({ v }) => v < panelTop).sort((a, b) => b.height - a.height);
  const name =
    above.find((line) => isClear(line) && looksLikeName(line, usual))?.text ?? foodTitle(above, usual);
  return name?.trim().replace(/\.$/, '') ?? null;
}

/** Most words of a sole ingredient, with how it was treated, e.g. "Pasteurised and Homogenised Full Cream Milk". */
const MOST_SOLE_WORDS = 7;

/** A food of a single ingredient is that ingredient, e.g. "Whole Grain Oats"; null where the list names more. */
export function nameOfSoleIngredient(ingredients: string | null): string | null {
  const [first = '', ...rest] = ingredients?.split(/\.(?:\s|$)/).map((part) => part.trim()) ?? [];
  // Small commas are read as full stops.
  if (rest.some(namesFood)) return null;
  const words = first.split(/\s+/);
  const isOne = !/[,;:()[\]%&\d]/.test(first) && words.length <= MOST_SOLE_WORDS;
  return isOne && namesFood(words.at(-1) ?? '') && isTitled(first) ? first : null;
}
