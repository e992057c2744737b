import clsx from 'clsx';
import { DATE_ORDERS } from '#contract/readings-import.ts';
import type { ImportMapping } from '#domain/readings-import/import-mapping.ts';
import { DATE_ORDER_WORDS } from '#domain/readings-import/questions.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { answered, ROLE_WORDS, unitChoice, withRole, withUnit } from './change-mapping.ts';

interface MappingFieldsProps {
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
}

const roles = Object.entries(ROLE_WORDS);

function ColumnFields({ mapping, index, onChange }: MappingFieldsProps & { index: number }) {
  const column = mapping.columns[index];
  const units = unitChoice(mapping, index);
  if (!column) return null;
  const pick = (word: string) => {
    const role = roles.find(([name]) => name === word)?.[0] as keyof typeof ROLE_WORDS | undefined;
    if (role) onChange(withRole(mapping, index, role));
  };
  return (
    <li
      className={clsx(
        'grid gap-3 rounded-md border border-line p-3',
        units && 'sm:grid-cols-[minmax(0,1fr)_8rem]',
      )}
    >
      <Field
        label={column.name}
        hint={column.samples.length > 0 ? `Such as ${column.samples.join(' · ')}` : 'Empty'}
      >
        {(ids) => (
          <Select {...ids} value={column.role} onChange={(event) => pick(event.target.value)}>
            {roles.map(([role, words]) => (
              <option key={role} value={role}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {units ? (
        <Field label="Unit">
          {(ids) => (
            <Select
              {...ids}
              aria-label={`Unit of ${column.name}`}
              value={units.unit}
              onChange={(event) => onChange(withUnit(mapping, index, event.target.value))}
            >
              {units.choices.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </li>
  );
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** How the file is read: its columns, units and dates, each open to correction. */
export function MappingFields({ mapping, onChange }: MappingFieldsProps) {
  const asks = (about: string) => mapping.questions.find((question) => question.about === about)?.text;
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-2 text-lg font-bold">What the columns hold</legend>
        <ul className="grid gap-3 lg:grid-cols-2">
          {Object.keys(mapping.columns).map((at) => (
            <ColumnFields key={at} mapping={mapping} index={Number(at)} onChange={onChange} />
          ))}
        </ul>
      </fieldset>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Order of dates" hint={asks('dateOrder')}>
          {(ids) => (
            <Select
              {...ids}
              value={mapping.dateOrder}
              onChange={(event) => {
                const dateOrder = DATE_ORDERS.find((order) => order === event.target.value);
                if (dateOrder) onChange(answered({ ...mapping, dateOrder }, 'dateOrder'));
              }}
            >
              {DATE_ORDERS.map((order) => (
                <option key={order} value={order}>
                  {DATE_ORDER_WORDS[order]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {mapping.clockWhenMissing === null ? null : (
          <Field label="Time for lines without one" hint={asks('clockWhenMissing')}>
            {(ids) => (
              <TextInput
                {...ids}
                type="time"
                value={clockOf(mapping.clockWhenMissing ?? 0)}
                onChange={(event) => {
                  const minutes = minutesOf(event.target.value);
                  if (minutes !== null)
                    onChange(answered({ ...mapping, clockWhenMissing: minutes }, 'clockWhenMissing'));
                }}
              />
            )}
          </Field>
        )}
      </div>
      <Checkbox
        label="The times in this file are UTC, not my own"
        checked={mapping.timesInUtc}
        onChange={(event) => onChange({ ...mapping, timesInUtc: event.target.checked })}
      />
    </div>
  );
}
