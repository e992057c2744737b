import { readableSentences } from '../../signals.ts';
import { statedReadings } from '../../stated-readings.ts';
import { triage } from '../../triage.ts';
import type { Generated } from './generated-sentences.ts';
import type { Put } from './spoken-values.ts';

/** Faults of a reading, each a sentence's text with what went wrong; empty lists where nothing did. */
export type Faults = {
  /** A quantity, value or unit that nobody put in, or one read as certain that is not. */
  wrong: string[];
  /** Right, and taken for another person's or another time's. */
  misplaced: string[];
  /** Put in as of now and not read. */
  missed: string[];
  /** Told to take sugar where the oracle does not say certainly low, and now. */
  sugar: string[];
};

const TAKES_SUGAR =
  /(?:take|eat|drink|:) (?:15 to 20 g|fast sugar|sugar)|15 to 20 g of sugar (?:now|right now)/i;
const LOW_MG = 70;
const PLACED = {
  ...{ now: 'now', asked: 'asked', goal: 'asked', days: 'past', months: 'past', years: 'past' },
} as const;

/** Compares what the parser and the triage make of sentences with what the oracle put into them. */
export function judgeReadings(sentences: readonly Generated[]): Faults {
  const faults: Faults = { wrong: [], misplaced: [], missed: [], sugar: [] };
  for (const { text, put } of sentences) {
    const { values, unsure } = statedReadings(readableSentences(text), false);
    const match = (value: (typeof values)[number]) =>
      put.find((one) => one.isCertain && isSame(one, value.quantity, value.value, value.diastolic));
    for (const value of values) {
      const source = match(value);
      const shown = `${text} -> ${value.quantity} ${value.value} ${value.whose} ${value.when} ${value.posture}`;
      if (!source) faults.wrong.push(shown);
      else if (!isPlaced(source, value)) faults.misplaced.push(shown);
    }
    for (const one of put) {
      if (one.when === 'now' && !isRead(one, values, unsure))
        faults.missed.push(`${text} -> ${one.quantity}`);
    }
    const mayTakeSugar = put.some(
      (one) => one.quantity === 'glucose' && one.isCertain && one.when === 'now' && one.value <= LOW_MG,
    );
    if (!mayTakeSugar && TAKES_SUGAR.test(triage({ text }).text)) faults.sugar.push(text);
  }
  return faults;
}

type Read = ReturnType<typeof statedReadings>;

function isSame(one: Put, quantity: string, value: number, diastolic: number | null): boolean {
  const isValue = one.value === value || Math.abs(one.value - value) <= one.within;
  return one.quantity === quantity && isValue && (one.diastolic ?? null) === diastolic;
}

function isPlaced(one: Put, { whose, when, posture }: Read['values'][number]): boolean {
  const isWhose = one.whose === (whose === 'unknown' ? 'self' : whose);
  const isWhen = one.when === PLACED[when];
  return isWhose && isWhen && (one.posture === undefined || one.posture === posture);
}

function isRead(one: Put, values: Read['values'], unsure: Read['unsure']): boolean {
  return one.isCertain
    ? values.some((value) => isSame(one, value.quantity, value.value, value.diastolic))
    : unsure.length > 0;
}
