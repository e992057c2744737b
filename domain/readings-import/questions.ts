import type { OrderGuess } from './date-order.ts';
import type { DateOrder, ImportColumn, ImportQuestion } from './import-mapping.ts';
import type { UnitGuesses } from './unit-guess.ts';

/** Date orders in words. */
export const DATE_ORDER_WORDS: Readonly<Record<DateOrder, string>> = {
  YMD: 'year, month, day',
  DMY: 'day, month, year',
  MDY: 'month, day, year',
  YDM: 'year, day, month',
};

/** "January 5, 2026" of YYYY-MM-DD. */
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const MEASURED: readonly string[] = ['glucose', 'ketones', 'weight', 'waist', 'value'];

function columnQuestion(columns: readonly ImportColumn[], isGuessed: boolean): string | null {
  const hasDate = columns.some(({ role }) => role === 'date' || role === 'datetime');
  const measured = columns.filter(({ role }) => MEASURED.includes(role));
  if (!hasDate && measured.length === 0)
    return 'We couldn’t find a date or a reading. Please choose their columns.';
  if (!hasDate) return 'We couldn’t find the column with dates. Please choose it.';
  if (measured.length === 0)
    return 'We couldn’t find a column with glucose, ketones, weight or waist. Please choose one.';
  if (!isGuessed) return null;
  const taken = measured.map(({ name, role }) => `${role} from “${name}”`).join(', ');
  return `The headings don’t say what was measured, so we guessed from the numbers: ${taken}. Is that right?`;
}

export interface Findings {
  readonly columns: readonly ImportColumn[];
  readonly isGuessed: boolean;
  readonly order: OrderGuess;
  readonly hasClock: boolean;
  readonly units: UnitGuesses;
}

/** Everything a file leaves open, each as a question that a change of the mapping answers. */
export function questionsOf({ columns, isGuessed, order, hasClock, units }: Findings): ImportQuestion[] {
  const questions: ImportQuestion[] = [];
  const text = columnQuestion(columns, isGuessed);
  if (text !== null) questions.push({ about: 'columns', choices: [], text });
  if (order.isOpen) {
    const as = order.example ? `${longDay(order.example[0])} (${DATE_ORDER_WORDS[order.order]})` : '';
    const shown = order.example
      ? `We read one of the dates as ${as}, but it could also be ${longDay(order.example[1])}. Is ours right?`
      : `We read dates as ${DATE_ORDER_WORDS[order.order]}, but another order would fit too. Is that right?`;
    questions.push({ about: 'dateOrder', choices: order.fitting, text: shown });
  }
  if (units.glucose.isOpen) {
    const shown = `Is glucose in mg/dL or mmol/L? The file doesn’t say, so we used ${units.glucose.unit}.`;
    questions.push({ about: 'glucoseUnit', choices: ['mg/dL', 'mmol/L'], text: shown });
  }
  if (units.weight.isOpen) {
    const shown = `Is weight in kg or lb? The file doesn’t say, so we used ${units.weight.unit}.`;
    questions.push({ about: 'weightUnit', choices: ['kg', 'lb'], text: shown });
  }
  if (units.waist.isOpen) {
    const shown = `Is waist in cm or inches? The file doesn’t say, so we used ${units.waist.unit}.`;
    questions.push({ about: 'waistUnit', choices: ['cm', 'in'], text: shown });
  }
  if (!hasClock && columns.some(({ role }) => role === 'date' || role === 'datetime')) {
    const shown =
      'The dates in the file have no time of day, so we used noon. Choose another time if you know it.';
    questions.push({ about: 'clockWhenMissing', choices: [], text: shown });
  }
  return questions;
}
