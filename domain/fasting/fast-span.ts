/** From when to when somebody went without food. */
export interface FastSpan {
  startedAt: Date;
  /** Null while the fast runs. */
  endedAt: Date | null;
}

/** Why the times of a fast cannot be. */
export interface SpanRefusal {
  /** The time that is wrong; null where the fast as a whole cannot be, for another one is running. */
  field: 'startedAt' | 'endedAt' | null;
  message: string;
}

/** So that a mistyped year is noticed. */
const EARLIEST_MS = Date.parse('1990-01-01T00:00:00.000Z');

const refusal = (field: SpanRefusal['field'], message: string): SpanRefusal => ({ field, message });

/** What is wrong with a span by itself, or null. `latest` is the moment that counts as now. */
export function refusedSpan({ startedAt, endedAt }: FastSpan, latest: Date): SpanRefusal | null {
  if (startedAt > latest) return refusal('startedAt', 'A fast can’t start in the future');
  if (startedAt.getTime() < EARLIEST_MS) return refusal('startedAt', 'A fast can’t start before 1990');
  if (endedAt === null) return null;
  if (endedAt > latest) return refusal('endedAt', 'A fast can’t end in the future');
  return endedAt <= startedAt ? refusal('endedAt', 'A fast must end after it starts') : null;
}

const isBefore = (time: Date, end: Date | null) => end === null || time < end;

/** What is wrong with a span beside the person's other fasts, or null: nobody fasts twice at once. */
export function refusedOverlap(
  { startedAt, endedAt }: FastSpan,
  others: readonly FastSpan[],
): SpanRefusal | null {
  const overlapping = others.filter(
    (other) => isBefore(startedAt, other.endedAt) && isBefore(other.startedAt, endedAt),
  );
  if (overlapping.length === 0) return null;
  if (endedAt === null && overlapping.some((other) => other.endedAt === null))
    return refusal(null, 'You already have a fast running. Please end it first.');
  if (overlapping.some((other) => other.startedAt <= startedAt))
    return refusal('startedAt', 'You already had another fast running at this time');
  return refusal(endedAt ? 'endedAt' : 'startedAt', 'You had already started another fast by this time');
}
