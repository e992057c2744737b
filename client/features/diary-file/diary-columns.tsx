import { useState } from 'react';
import type { DiaryMapping, DiaryRole } from '#domain/diary-import/diary-columns.ts';
import { choicesOf } from '../../ui/controls.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';

const ROLE_WORDS: Readonly<Record<DiaryRole, string>> = {
  ignored: "Don't import",
  day: 'Day',
  time: 'Time',
  meal: 'Meal',
  name: 'Food',
  amount: 'Amount',
  unit: 'Unit of the amount',
  grams: 'Weight (g)',
  netCarbs: 'Net carbs (g)',
  netCarbsLow: 'Net carbs at least (g)',
  netCarbsHigh: 'Net carbs at most (g)',
  totalCarbs: 'Total carbohydrate (g)',
  fiber: 'Dietary fiber (g)',
  energy: 'Energy (kcal)',
  energyKj: 'Energy (kJ)',
  protein: 'Protein (g)',
  fat: 'Fat (g)',
  key: 'ID of the entry',
};

/** Each role is one column's: whoever is given it takes it from the other. */
const withRole = (mapping: DiaryMapping, at: number, role: DiaryRole): DiaryMapping => ({
  ...mapping,
  columns: mapping.columns.map((column, index) =>
    index === at
      ? { ...column, role }
      : role !== 'ignored' && column.role === role
        ? { ...column, role: 'ignored' }
        : column,
  ),
});

interface DiaryColumnsProps {
  mapping: DiaryMapping;
  onChange: (mapping: DiaryMapping) => void;
}

/** What each column of the file is taken for, open to correction; those that are left out stand apart. */
export function DiaryColumns({ mapping, onChange }: DiaryColumnsProps) {
  // As it was guessed: a column that is given a role stays where it is, and keeps the focus.
  const [guessed] = useState(() => mapping.columns.map(({ role }) => role !== 'ignored'));
  const fields = (isUsed: boolean) =>
    mapping.columns.map(({ name, role, samples }, at) =>
      guessed[at] === isUsed ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place, and two may have one name.
        <li key={at} className="rounded-md border border-line p-3">
          <SelectField
            label={name}
            hint={samples.length > 0 ? `For example: ${samples.join(' · ')}` : 'Empty'}
            value={role}
            choices={choicesOf(ROLE_WORDS)}
            onChange={(next) => onChange(withRole(mapping, at, next))}
          />
        </li>
      ) : null,
    );
  const leftOut = guessed.filter((isUsed) => !isUsed).length;
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-bold">What's in each column</legend>
      <ul className="grid gap-3 lg:grid-cols-2">{fields(true)}</ul>
      {leftOut > 0 ? (
        <div className="mt-3">
          <DisclosureList>
            <Disclosure title={`${leftOut} other ${leftOut === 1 ? 'column' : 'columns'}`}>
              <ul className="grid gap-3 lg:grid-cols-2">{fields(false)}</ul>
            </Disclosure>
          </DisclosureList>
        </div>
      ) : null}
    </fieldset>
  );
}
