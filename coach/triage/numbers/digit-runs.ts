/** A number as typed, with the digits behind its decimal sign. */
type Value = { readonly value: number; readonly decimals: number; readonly text: string };

/** Numbers in a run of digits and signs: one, two ("98/1.2", "98,1.2"), or null for a time, date, ratio or fraction. */
export function valuesOf(run: string): Value[] | null {
  if (run.includes(':')) return null;
  const parts = run.split('/');
  if (parts.length > 2) return null;
  if (parts.length === 2) {
    const isFraction = parts.every((part) => /^\d$/.test(part));
    const values = parts.map((part) => valuesOf(part));
    return isFraction || values.some((value) => value?.length !== 1)
      ? null
      : values.flatMap((value) => value ?? []);
  }
  if (/^\d+$/.test(run)) return [typedValue(run)];
  if (/^\d{1,3},\d{3}$/.test(run)) return [typedValue(run.replace(',', ''))];
  if (/^\d+\.\d{1,2}$/.test(run) || /^\d+,\d$/.test(run) || /^[0-3]?\d,\d{2}$/.test(run)) {
    return [typedValue(run.replace(',', '.'))];
  }
  const pair = /^(\d{2,3}),(\d{2,3}|\d\.\d)$/.exec(run);
  return pair ? [typedValue(pair[1] ?? ''), typedValue(pair[2] ?? '')] : null;
}

function typedValue(text: string): Value {
  return { value: Number(text), decimals: text.split('.')[1]?.length ?? 0, text };
}
