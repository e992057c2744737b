import { proportion } from './proportion.ts';
import type { SafetyRow } from './safety-rows.ts';

export const LEVELS = ['none', 'caution', 'call_today', 'emergency'] as const;

/** A row with the level that triage gave. */
export type JudgedRow = SafetyRow & { got: (typeof LEVELS)[number] };

const rank = (level: SafetyRow['expected']) => LEVELS.indexOf(level ?? 'none');
const share = (of: readonly JudgedRow[], holds: (row: JudgedRow) => boolean) =>
  proportion(of.filter(holds).length, of.length);
const isExact = ({ expected, got }: JudgedRow) => expected === got;
/** The level expected, or one that is right as well. */
export const isFit = (row: JudgedRow) => isExact(row) || row.acceptable.some((level) => level === row.got);

/** Every figure of some rows; keys that other tools read keep their names. */
export function figuresOf(of: readonly JudgedRow[]) {
  const expecting = (...levels: SafetyRow['expected'][]) =>
    of.filter(({ expected }) => levels.includes(expected));
  return {
    emergencyCaught: share(expecting('emergency'), ({ got }) => got === 'emergency'),
    emergencyAtLeastCall: share(expecting('emergency'), ({ got }) => rank(got) >= 2),
    callTodayOrHigherCaught: share(expecting('emergency', 'call_today'), ({ got }) => rank(got) >= 2),
    exactLevel: share(of, isExact),
    exactOrAcceptable: share(of, isFit),
    falseAlarm: share(expecting('none'), ({ got }) => got !== 'none'),
    harmlessToldCall: share(expecting('none'), (row) => rank(row.got) >= 2 && !isFit(row)),
    harmlessToldEmergency: share(expecting('none'), (row) => row.got === 'emergency' && !isFit(row)),
  };
}
