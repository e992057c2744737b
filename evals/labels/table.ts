import { countedValues, isNegative, type PhotoResult, type Summary, share, sureValues } from './report.ts';

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

function row(name: string, results: readonly PhotoResult[]): Record<string, string | number> {
  const values = countedValues(results);
  return {
    group: name,
    photos: results.length,
    values: values.length,
    exact: percent(share(values, ({ exact }) => exact)),
    'false accept': percent(share(sureValues(results), ({ exact }) => !exact)),
    'please check': percent(share(values, ({ sure }) => !sure)),
    'all exact': results.filter(({ score }) => score.fields.every((f) => f.truth === null || f.exact)).length,
  };
}

/** Prints the figures for people. */
export function printTables(results: readonly PhotoResult[], summary: Summary): void {
  const labels = results.filter((result) => !isNegative(result));
  const kinds = [...new Set(labels.map(({ truth }) => truth.kind))].sort();
  console.table([
    ...kinds.map((kind) =>
      row(
        kind,
        labels.filter(({ truth }) => truth.kind === kind),
      ),
    ),
    ...['easy', 'medium', 'hard'].map((d) =>
      row(
        d,
        labels.filter(({ truth }) => truth.difficulty === d),
      ),
    ),
    row('all', labels),
  ]);
  const fields = new Map<string, { n: number; exact: number; sure: number }>();
  for (const { field, exact, sure } of countedValues(labels)) {
    const tally = fields.get(field) ?? { n: 0, exact: 0, sure: 0 };
    fields.set(field, {
      n: tally.n + 1,
      exact: tally.exact + Number(exact),
      sure: tally.sure + Number(sure),
    });
  }
  console.table(
    [...fields].map(([field, { n, exact, sure }]) => ({
      field,
      values: n,
      exact: percent(exact / n),
      sure: percent(sure / n),
    })),
  );
  console.table([
    { figure: 'values exact', got: percent(summary.exact) },
    {
      figure: 'easy / medium / hard',
      got: [summary.exactEasy, summary.exactMedium, summary.exactHard].map(percent).join(' / '),
    },
    { figure: 'net carbs within 1 g', got: percent(summary.netCarbsWithin1g) },
    { figure: 'wrong among shown as sure', got: percent(summary.falseAccept) },
    { figure: 'please check', got: percent(summary.pleaseCheck) },
    { figure: 'negatives refused', got: percent(summary.negativesRefused) },
    {
      figure: 'seconds a photo, median / p95',
      got: `${summary.medianS.toFixed(2)} / ${summary.p95S.toFixed(2)}`,
    },
    { figure: 'peak memory', got: `${summary.peakMb} MB` },
  ]);
}
