import type { MeasureUnit } from '../health-values/measure-units.ts';
import { type HeaderRole, headerRole } from './header-words.ts';
import type { ColumnRole } from './import-mapping.ts';
import { type ColumnLook, inferRoles } from './infer-columns.ts';
import { unitIn } from './number-text.ts';

/** A column on its way to a role. */
export interface RawColumn {
  /** Empty where the file has no heading here. */
  readonly heading: string;
  readonly look: ColumnLook;
  /** Whether all its times of day are midnight, as spreadsheets write a date alone. */
  readonly isMidnight: boolean;
}

export interface GivenRole {
  readonly role: ColumnRole;
  readonly unit: MeasureUnit | null;
}

const DATED: readonly (HeaderRole | null)[] = ['datetime', 'date'];
const MEASURED: readonly (HeaderRole | null)[] = ['glucose', 'ketones', 'weight', 'waist'];

/** What stands in a date column goes before what its heading calls it: "Date" with times, "Time" with dates. */
function asItLooks(role: HeaderRole | null, { dates }: ColumnLook): HeaderRole | null {
  const isDated = role === 'datetime' || role === 'date' || role === 'clock';
  return isDated && dates !== null ? dates : role;
}

/** One date column; a time of day beside it where the date has none of its own. */
function settleDates(roles: (HeaderRole | null)[], columns: readonly RawColumn[]): void {
  if (!roles.some((role) => DATED.includes(role))) {
    const side = roles.indexOf('side-date');
    const looking = columns.findIndex(({ look }) => look.dates === 'datetime' || look.dates === 'date');
    const found = side >= 0 ? side : looking;
    if (found >= 0) roles[found] = columns[found]?.look.dates ?? 'datetime';
  }
  const chosen = Math.max(roles.indexOf('datetime'), -1);
  const main = chosen >= 0 ? chosen : roles.indexOf('date');
  const hasOwnClock = roles[main] === 'datetime' && columns[main]?.isMidnight === false;
  let hasClock = hasOwnClock;
  for (const [index, role] of roles.entries()) {
    if (index === main) continue;
    if (DATED.includes(role) || role === 'side-date') roles[index] = 'ignored';
    if (role === 'clock' || (role === null && columns[index]?.look.dates === 'clock')) {
      roles[index] = hasClock ? 'ignored' : 'clock';
      hasClock = true;
    }
  }
}

/** "Reading [mg/dL]" without a column of kinds is glucose; so is "Value" where the numbers look like it. */
function settleValues(
  roles: (HeaderRole | null)[],
  columns: readonly RawColumn[],
  inferred: readonly (ColumnRole | null)[],
) {
  const isLong = roles.includes('type') && roles.includes('value');
  if (isLong) return;
  for (const [index, role] of roles.entries()) {
    if (role !== 'value') continue;
    const isStated = unitIn(columns[index]?.heading ?? '') === 'mg/dL';
    const measured = isStated ? 'glucose' : (inferred[index] ?? null);
    roles[index] =
      roles.some((other) => MEASURED.includes(other)) || !MEASURED.includes(measured) ? 'ignored' : measured;
  }
}

function unitFor(role: ColumnRole, heading: string): MeasureUnit | null {
  const unit = unitIn(heading);
  const fitting: Partial<Record<ColumnRole, readonly MeasureUnit[]>> = {
    glucose: ['mg/dL', 'mmol/L'],
    value: ['mg/dL', 'mmol/L'],
    weight: ['kg', 'lb'],
    waist: ['cm', 'in'],
  };
  return unit !== null && fitting[role]?.includes(unit) ? unit : null;
}

/** Every column's role, by its heading first and by its cells where headings do not say enough. */
export function giveRoles(columns: readonly RawColumn[]): { given: GivenRole[]; isGuessed: boolean } {
  const inferred = inferRoles(columns.map(({ look }) => look));
  const roles = columns.map(({ heading, look }) =>
    asItLooks(heading === '' ? null : headerRole(heading), look),
  );
  const hasHeadings = columns.some(({ heading }) => heading !== '');
  settleDates(roles, columns);
  settleValues(roles, columns, inferred);
  const isLong = roles.includes('type') && roles.includes('value');
  const isGuessed = !isLong && !roles.some((role) => MEASURED.includes(role));
  const given = columns.map(({ heading }, index): GivenRole => {
    const guess = inferred[index] ?? null;
    const useful =
      isGuessed && (!hasHeadings || MEASURED.includes(guess)) && !DATED.includes(guess) ? guess : null;
    const own = roles[index];
    const role = own === undefined || own === null || own === 'side-date' ? (useful ?? 'ignored') : own;
    // Blood ketones are measured in mmol/L; mg/dL are those of urine, another substance.
    if (role === 'ketones' && unitIn(heading) === 'mg/dL') return { role: 'ignored', unit: null };
    return { role, unit: unitFor(role, heading) };
  });
  return { given, isGuessed };
}
