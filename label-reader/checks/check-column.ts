import type { CarbBasisKind } from '#contract/nutrition.ts';
import { kilojoulesMatchCalories } from '#domain/nutrition/energy-consistency.ts';
import { ENERGY_PARTS, energyVerdict, withValue } from './check-energy.ts';
import { brokenParts, type Draft, partsFit } from './check-parts.ts';
import { fitsRatio } from './column-ratio.ts';
import { fitsDailyValue } from './daily-values.ts';
import type { Amount, Candidate, DraftField } from './draft-field.ts';

export type ColumnContext = {
  basis: CarbBasisKind;
  /** The other column with the factor from it to this one, where the label has one. */
  other: { draft: Draft; ratio: number } | null;
};

/** Readings below this weight are guesses about print, not readings of it. */
const READ_WEIGHT = 0.1;
/** Each check that agrees takes away this share of the remaining doubt. */
const CONFIRMS = 0.65;
const CONTRADICTS = 0.7;

function confirm(field: DraftField): void {
  field.trust = 1 - (1 - field.trust) * (1 - CONFIRMS);
}

function doubt(field: DraftField, note: string): void {
  field.trust *= CONTRADICTS;
  field.note ??= note;
}

/** What the field's own neighbours say of a value: how many checks agree, and how many do not. */
function witness(draft: Draft, field: DraftField, candidate: Amount, { basis, other }: ColumnContext) {
  const answers: (boolean | null)[] = [];
  if (field.percent !== null) answers.push(fitsDailyValue(field.name, candidate, field.percent));
  if (other) answers.push(fitsRatio(field.name, candidate, other.draft, other.ratio));
  const [kcal, kj] = [draft.calories, draft.energy_kj];
  if (field.name === 'calories' && kj) answers.push(kilojoulesMatchCalories(candidate.value, kj.value));
  if (field.name === 'energy_kj' && kcal) answers.push(kilojoulesMatchCalories(kcal.value, candidate.value));
  if (!partsFit(draft, field.name, candidate, basis === 'total_incl_fibre')) answers.push(false);
  return {
    agree: answers.filter((answer) => answer === true).length,
    disagree: answers.filter((answer) => answer === false).length,
  };
}

function repair(field: DraftField, candidate: Candidate, reason: string): void {
  field.note = `We read ${field.value}but used ${candidate.value}: ${reason}.`;
  field.trust = candidate.weight >= READ_WEIGHT ? 0.88 : 0.7;
  field.value = candidate.value;
  field.lessThan = candidate.lessThan;
}

/** Percent, other column, kJ against kcal, parts against wholes: confirms, repairs or doubts each field. */
function checkAgainstNeighbours(draft: Draft, context: ColumnContext): void {
  for (const field of Object.values(draft)) {
    const { agree, disagree } = witness(draft, field, field, context);
    if (disagree === 0) {
      for (let n = 0; n < Math.min(agree, 2); n++) confirm(field);
      continue;
    }
    const fitting = field.candidates.filter((candidate) => {
      const seen = witness(draft, field, candidate, context);
      return seen.disagree === 0 && seen.agree > 0;
    });
    const read = fitting.filter(({ weight }) => weight >= READ_WEIGHT);
    const only = read.length === 1 ? read[0] : fitting.length === 1 ? fitting[0] : undefined;
    const weak = field.agreed !== true || field.trust < 0.9;
    if (only && weak && agree === 0) repair(field, only, 'the only reading that fits the rest of the label');
    else doubt(field, 'Doesn’t match the rest of the label.');
  }
}

function energyFields(draft: Draft): DraftField[] {
  const energy = draft.calories ?? draft.energy_kj;
  return [...(energy ? [energy] : []), ...ENERGY_PARTS.flatMap((name) => draft[name] ?? [])];
}

/** Single changes of one field that bring the energy of the macros to what is printed. */
function energyRepairs(draft: Draft, basis: CarbBasisKind): { field: DraftField; candidate: Candidate }[] {
  return energyFields(draft).flatMap((field) =>
    field.candidates
      .filter(({ weight }) => weight >= 0.02 || field.trust < 0.8)
      .filter((candidate) => energyVerdict(withValue(draft, field, candidate), basis) === 'fits')
      .filter((candidate) => partsFit(draft, field.name, candidate, basis === 'total_incl_fibre'))
      .map((candidate) => ({ field, candidate })),
  );
}

/** Energy against macros, over all permitted methods. */
function checkEnergy(draft: Draft, { basis }: ColumnContext): void {
  const verdict = energyVerdict(draft, basis);
  if (verdict === 'unknown') return;
  const fields = energyFields(draft);
  if (verdict === 'fits') {
    for (const field of fields) if (field.name !== 'dietary_fiber') confirm(field);
    return;
  }
  if (verdict === 'near') return;
  const repairs = energyRepairs(draft, basis);
  const read = repairs.filter(({ candidate, field }) => candidate.weight >= READ_WEIGHT || field.trust < 0.6);
  const only = read.length === 1 ? read[0] : repairs.length === 1 ? repairs[0] : undefined;
  if (only && only.field.trust < 0.995) {
    repair(only.field, only.candidate, 'the only reading that fits the energy on the label');
    return;
  }
  const weakest = Math.min(...fields.map(({ trust }) => trust));
  for (const field of fields) {
    if (field.trust <= weakest + 0.02 || field.trust < 0.95)
      doubt(field, 'Calories and nutrients on the label don’t add up.');
  }
}

/** Runs all checks over one column; the draft's fields are changed in place. */
export function checkColumn(draft: Draft, context: ColumnContext): void {
  checkAgainstNeighbours(draft, context);
  checkEnergy(draft, context);
  for (const [part, whole] of brokenParts(draft, context.basis === 'total_incl_fibre')) {
    const note = 'One part is larger than the total it belongs to.';
    for (const field of [part, whole] satisfies DraftField[]) {
      field.trust = Math.min(field.trust, 0.7);
      field.note ??= note;
    }
  }
}
