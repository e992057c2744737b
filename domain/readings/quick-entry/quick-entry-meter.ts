import type { TakenMeasure } from '../../health-values/measure-units.ts';
import { type MeterWord, type MeterWords, meterWordIn } from '../meter-word.ts';
import type { Token } from './quick-entry-tokens.ts';

type MeterMeasure = keyof MeterWords;

const isOfMeter = (measure: TakenMeasure): measure is MeterMeasure =>
  measure === 'glucose' || measure === 'ketones';

/** "ketones HI", or "HI ketones" where the name does not belong to a number behind it. */
function namedAt(tokens: readonly Token[], index: number): MeterMeasure | null {
  const [before, after, behind] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (before?.kind === 'label' && isOfMeter(before.measure)) return before.measure;
  const isFree = after?.kind === 'label' && behind?.kind !== 'number';
  return isFree && isOfMeter(after.measure) ? after.measure : null;
}

/**
 * Which measure HI or LO stands for: the one it is named with, else glucose, else ketones where glucose has a number.
 * @param taken measures that have a number
 */
export function meterWordsOf(tokens: readonly Token[], taken: readonly TakenMeasure[]): MeterWords {
  const found: Partial<Record<MeterMeasure, MeterWord>> = {};
  for (const [index, token] of tokens.entries()) {
    const word = token.kind === 'beyond' ? meterWordIn(token.text) : null;
    if (!word) continue;
    const free = (['glucose', 'ketones'] as const).find((one) => !taken.includes(one) && !found[one]);
    const measure = namedAt(tokens, index) ?? free;
    if (measure && !taken.includes(measure)) found[measure] ??= word;
  }
  return found;
}
