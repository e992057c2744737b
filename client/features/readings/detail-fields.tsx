import type { Units } from '#contract/profile.ts';
import type { TakenMeasure } from '#domain/readings/measure-units.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Draft, DraftErrors } from './entry-draft.ts';
import { FeelingField } from './feeling-field.tsx';
import { MealField } from './meal-field.tsx';
import { measureIn } from './measures.ts';

const MOST_ACTIVITY = 300;
const MOST_NOTES = 2000;

interface FieldsProps {
  draft: Draft;
  errors: DraftErrors;
  units: Units;
  onChange: (changes: Partial<Draft>) => void;
}

interface MeasureFieldProps extends FieldsProps {
  name: TakenMeasure;
}

/** One measure in a box of ordinary size. */
export function MeasureField({ name, draft, errors, units, onChange }: MeasureFieldProps) {
  const { label, unit } = measureIn(name, units);
  return (
    <Field label={`${label} (${unit})`} error={errors[name]}>
      {(ids) => (
        <TextInput
          {...ids}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

/** When the reading was taken, in the person's zone. */
export const TimeField = ({
  draft,
  errors,
  onChange,
  hint,
}: Omit<FieldsProps, 'units'> & { hint?: string }) => (
  <Field label="Time" hint={hint} error={errors.time}>
    {(ids) => (
      <TextInput
        {...ids}
        type="datetime-local"
        value={draft.time}
        onChange={(event) => onChange({ time: event.target.value })}
      />
    )}
  </Field>
);

/** Everything about a reading besides glucose, ketones and the time. */
export function DetailFields(props: FieldsProps) {
  const { draft, onChange } = props;
  return (
    <>
      <FeelingField value={draft.feeling} onChange={(feeling) => onChange({ feeling })} />
      <MealField value={draft} onChange={onChange} />
      <Field label="Activity">
        {(ids) => (
          <TextInput
            {...ids}
            value={draft.recentActivity}
            maxLength={MOST_ACTIVITY}
            placeholder="Such as a 20-minute walk"
            onChange={(event) => onChange({ recentActivity: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <MeasureField {...props} name="weight" />
        <MeasureField {...props} name="waist" />
      </div>
      <Field label="Notes">
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={MOST_NOTES}
            value={draft.notes}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
