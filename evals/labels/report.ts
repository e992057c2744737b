import type { CarbBasisKind, NetCarbsInterval } from '#contract/nutrition.ts';
import { netCarbs } from '#domain/nutrition/net-carbs.ts';
import type { LabelReading } from '#label-reader/label-reader.ts';
import { FIELD_NAMES, type FieldScore, type PhotoScore, type TruthField } from './score.ts';
import type { TruthPhoto } from './truth.ts';

/** What came of one photo. */
export type PhotoResult = {
  truth: TruthPhoto;
  reading: LabelReading | null;
  refusal: string | null;
  score: PhotoScore;
  seconds: number;
};

export type Summary = {
  photos: number;
  values: number;
  exact: number;
  exactEasy: number;
  exactMedium: number;
  exactHard: number;
  netCarbsWithin1g: number;
  falseAccept: number;
  pleaseCheck: number;
  negativesRefused: number;
  medianS: number;
  p95S: number;
  peakMb: number;
  readings: {
    file: string;
    refused: boolean;
    basis: CarbBasisKind | null;
    fields: Partial<Record<TruthField, { value: number | null; sure: boolean }>>;
    netCarbs: NetCarbsInterval | null;
  }[];
};

/** A share, 0 where there is nothing to share. */
export function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

export function isNegative({ truth }: PhotoResult): boolean {
  return truth.kind === 'negative';
}

/** Values the label prints, of all photos given. */
export function countedValues(results: readonly PhotoResult[]): FieldScore[] {
  return results.flatMap(({ score }) => score.fields).filter(({ truth }) => truth !== null);
}

/** Values shown as sure, whether the label prints them or not. */
export function sureValues(results: readonly PhotoResult[]): FieldScore[] {
  return results.flatMap(({ score }) => score.fields).filter(({ sure }) => sure);
}

function toReadingRow({ truth, reading }: PhotoResult): Summary['readings'][number] {
  const fields: Summary['readings'][number]['fields'] = {};
  for (const [name, nutrient] of Object.entries(FIELD_NAMES) as [
    TruthField,
    keyof LabelReading['facts']['nutrients'],
  ][]) {
    const field = reading?.facts.nutrients[nutrient];
    if (field) fields[name] = { value: field.value, sure: field.sure };
  }
  return {
    file: truth.file,
    refused: reading === null,
    basis: reading?.facts.basis.kind ?? null,
    fields,
    netCarbs: reading ? netCarbs(reading.facts).interval : null,
  };
}

export function summarize(results: readonly PhotoResult[], peakMb: number): Summary {
  const labels = results.filter((result) => !isNegative(result));
  const exactOf = (difficulty: string) =>
    share(countedValues(labels.filter(({ truth }) => truth.difficulty === difficulty)), ({ exact }) => exact);
  const nets = labels.flatMap(({ score }) => score.netCarbs ?? []);
  const values = countedValues(labels);
  const seconds = results.map((result) => result.seconds);
  return {
    photos: results.length,
    values: values.length,
    exact: share(values, ({ exact }) => exact),
    exactEasy: exactOf('easy'),
    exactMedium: exactOf('medium'),
    exactHard: exactOf('hard'),
    netCarbsWithin1g: share(
      nets,
      ({ truth, value }) => value !== null && Math.abs(value - truth) <= 1 + 1e-6,
    ),
    falseAccept: share(sureValues(results), ({ exact }) => !exact),
    pleaseCheck: share(values, ({ sure }) => !sure),
    negativesRefused: share(results.filter(isNegative), ({ reading }) => reading === null),
    medianS: quantile(seconds, 0.5),
    p95S: quantile(seconds, 0.95),
    peakMb,
    readings: results.map(toReadingRow),
  };
}
