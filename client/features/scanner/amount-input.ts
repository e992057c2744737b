const AMOUNT_MAX = 100_000;

export type Amount = { ok: true; value: number | null } | { ok: false };

/** Reads what somebody types into a box for grams: comma or point, blank is null, anything else is refused. */
export function parseAmount(text: string): Amount {
  const tidy = text.trim().replace(',', '.');
  if (tidy === '') return { ok: true, value: null };
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(tidy)) return { ok: false };
  const value = Number(tidy);
  return value <= AMOUNT_MAX ? { ok: true, value } : { ok: false };
}

/** A number as it stands in a box: no unneeded decimals. */
export const amountText = (value: number | null): string =>
  value === null ? '' : String(Math.round(value * 100) / 100);
