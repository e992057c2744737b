import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import type { Target } from '#domain/targets/target.ts';
import { countText } from '../../lib/format/number-text.ts';
import { usePerson } from '../../lib/person/person.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from './field-parts.tsx';
import type { PersonForm } from './person-form.ts';
import { readForm } from './read-form.ts';

const TARGETS = [
  {
    name: 'netCarbLimit',
    of: 'netCarbs',
    label: 'Net carbs',
    use: 'A limit. We check foods and plans against it.',
  },
  { name: 'energy', of: 'energy', label: 'Energy', use: 'About how much you aim to eat in a day.' },
  { name: 'protein', of: 'protein', label: 'Protein', use: 'A goal. Try to reach this one first.' },
  { name: 'fat', of: 'fat', label: 'Fat', use: 'The rest of your calories. Let your appetite guide you.' },
] as const;

export const TARGET_FIELDS = TARGETS.map(({ name }) => name);

function TargetCard({ name, label, use, target }: (typeof TARGETS)[number] & { target: Target }) {
  const { watch, setValue } = useFormContext<PersonForm>();
  const headingId = useId();
  const isOwn = watch(name).trim() !== '';
  const computed = target.computed === null ? null : `${countText(target.computed)} ${target.unit}`;
  return (
    <fieldset
      aria-labelledby={headingId}
      className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="text-lg">
          {label}
        </h3>
        {target.value === null ? null : (
          <Badge tone={target.own ? 'rose' : 'lagoon'}>{target.own ? 'Your own' : 'Calculated'}</Badge>
        )}
      </div>
      <p className="font-display text-2xl">
        {target.value === null ? (
          <span className="text-ink-soft">No target</span>
        ) : (
          <>
            {countText(target.value)} <span className="text-lg">{target.unit} a day</span>
          </>
        )}
      </p>
      {target.reason ? <p className="font-bold text-amber">{target.reason}</p> : null}
      {target.computed === null && !target.own ? null : (
        <p className="text-small text-ink-soft">{target.how}</p>
      )}
      <div className="mt-auto flex flex-col gap-2">
        <TextField
          name={name}
          label={`Your own ${label.toLowerCase()}`}
          unit={target.unit}
          inputMode="decimal"
          hint={use}
        />
        {isOwn ? (
          <Button
            icon={RotateCcw}
            variant="ghost"
            className="self-start"
            onClick={() => setValue(name, '', { shouldValidate: true })}
          >
            {computed === null ? 'Remove my own number' : `Use the calculated number (${computed})`}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

/** The day's targets with how they came about, following what is typed. */
export function TargetFields() {
  const { person } = usePerson();
  const { watch } = useFormContext<PersonForm>();
  const { changes } = readForm(watch(), TARGET_FIELDS, person);
  const targets = dailyTargets({ ...person, ...changes });
  return (
    <>
      {targets.missing.length === 0 ? null : (
        <p className="rounded-md border border-land-deep bg-land p-3">
          Still missing: {new Intl.ListFormat('en').format(targets.missing)}.{' '}
          <a href="#about" className="font-bold text-sea underline">
            {targets.missing.length === 1 ? 'Add it' : 'Add them'} under About you
          </a>{' '}
          for more accurate numbers.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {TARGETS.map((words) => (
          <TargetCard key={words.name} {...words} target={targets[words.of]} />
        ))}
      </div>
    </>
  );
}
