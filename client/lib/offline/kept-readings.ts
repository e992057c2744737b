/** As much of a reading as is looked at here. */
interface TimedReading {
  readingTime: string;
}

/** One stretch of readings up to now, whatever stretches were asked for. */
export interface KeptReadings {
  /** ISO instant of its beginning; null when it holds all there are. */
  from: string | null;
  /** Newest first. */
  readings: readonly TimedReading[];
}

const isTimed = (value: unknown): value is TimedReading =>
  typeof value === 'object' && value !== null && 'readingTime' in value;

/** An answer as readings; nothing where it is something else. */
export const asReadings = (data: unknown): TimedReading[] =>
  Array.isArray(data) ? data.filter(isTimed) : [];

export function asKeptReadings(data: unknown): KeptReadings | undefined {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('readings' in data))
    return undefined;
  const { from, readings } = data;
  if (from !== null && typeof from !== 'string') return undefined;
  return { from, readings: asReadings(readings) };
}

const reaches = (from: string | null, wanted: string | null) =>
  from === null || (wanted !== null && Date.parse(from) <= Date.parse(wanted));

const since = (readings: readonly TimedReading[], from: string) =>
  readings.filter(({ readingTime }) => Date.parse(readingTime) >= Date.parse(from));

/** The stretch with a newer answer in it, which reaches from `from` until now. */
export function withAnswer(kept: KeptReadings | undefined, from: string | null, data: unknown): KeptReadings {
  const readings = asReadings(data);
  if (!kept || from === null || reaches(from, kept.from)) return { from, readings };
  const newer = new Set(since(kept.readings, from));
  return { from: kept.from, readings: [...readings, ...kept.readings.filter((one) => !newer.has(one))] };
}

/** What was kept from `from` on; undefined where that is not all of it. */
export function keptSince(kept: KeptReadings | undefined, from: string | null): TimedReading[] | undefined {
  if (!kept || !reaches(kept.from, from)) return undefined;
  return from === null ? [...kept.readings] : since(kept.readings, from);
}
