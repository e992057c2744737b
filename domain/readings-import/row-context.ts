import type { CreateReading } from '#contract/health-readings.ts';
import { saysFasting } from './header-words.ts';
import type { ImportMapping } from './import-mapping.ts';
import { LONGEST_TERM, plainText } from './plain-text.ts';

export type RowContext = Pick<
  CreateReading,
  'isFasting' | 'lastMeal' | 'recentActivity' | 'feeling' | 'notes'
>;

/** Lengths of the contract. */
const MOST = { lastMeal: 300, recentActivity: 300, feeling: 100, notes: 2000 } as const;

const YES = /^(?:1|x|y|yes|true|t|ja|j|oui|o|vrai|si|s|verdadero|vero|sim|verdadeiro|tak|wahr|✓|✔)$/;
const NO_MARK =
  /^(?:none|no ?mark(?:er)?|unmarked|not set|no meal|other|unknown|keine?|ohne|aucune?|ninguno|nessuno|nenhum|-+|n\/a)$/;
const AFTER = /^(?:after|post|nach|apres|despues|dopo|depois|apos|na |efter|po )/;

/** Fits a text to the contract's length; what is cut off ends in an ellipsis. */
function fitted(text: string, most: number): { text: string; isShortened: boolean } {
  const isShortened = text.length > most;
  return { text: isShortened ? `${text.slice(0, most - 1)}…` : text, isShortened };
}

/** Fasting, meal, activity, feeling and notes of a line; nothing in them makes a line refused. */
export function rowContext(
  cells: readonly string[],
  mapping: ImportMapping,
): { context: RowContext; isShortened: boolean } {
  let isFasting = false;
  const texts: Record<keyof typeof MOST, string[]> = {
    lastMeal: [],
    recentActivity: [],
    feeling: [],
    notes: [],
  };
  const mark = (text: string) => {
    const plain = plainText(text.slice(0, LONGEST_TERM));
    if (NO_MARK.test(plain)) return;
    if (saysFasting(plain)) isFasting = true;
    else texts[AFTER.test(plain) ? 'lastMeal' : 'notes'].push(text);
  };
  for (const [index, { role, name }] of mapping.columns.entries()) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    if (role === 'fasting')
      isFasting ||= YES.test(plainText(cell.slice(0, LONGEST_TERM))) || saysFasting(cell);
    else if (role === 'marker') mark(cell);
    else if (role === 'tags') for (const tag of cell.split(/[,;|]/)) tag.trim() && mark(tag.trim());
    else if (role === 'meal') texts.lastMeal.push(cell);
    else if (role === 'activity')
      texts.recentActivity.push(/^\d+([.,]\d+)?$/.test(cell) ? `${name}: ${cell}` : cell);
    else if (role === 'feeling') texts.feeling.push(cell);
    else if (role === 'notes') {
      texts.notes.push(cell);
      // "nüchtern" and nothing else is a mark; in a longer note it may be about anything.
      isFasting ||= cell.split(' ').length <= 2 && saysFasting(cell);
    }
  }
  let isShortened = false;
  const context: RowContext = isFasting ? { isFasting: true } : {};
  for (const name of ['lastMeal', 'recentActivity', 'feeling', 'notes'] as const) {
    if (texts[name].length === 0) continue;
    const fit = fitted(texts[name].join(name === 'notes' ? '; ' : ', '), MOST[name]);
    context[name] = fit.text;
    isShortened ||= fit.isShortened;
  }
  return { context, isShortened };
}
