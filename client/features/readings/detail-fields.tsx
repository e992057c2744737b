import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { Units } from '#contract/profile.ts';
import type { TakenMeasure } from '#domain/health-values/measure-units.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import type { Draft, DraftErrors } from './entry-draft.ts';
import { measureIn } from './measures.ts';

/** Characters that a reading takes of each. */
const MOST = { feeling: 100, meal: 300, activity: 300, notes: 2000 };

const FEELINGS = ['Great', 'Good', 'OK', 'Tired', 'Foggy', 'Hungry', 'Dizzy', 'Shaky', 'Nauseous', 'Unwell'];

const listed = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Puts a feeling at the end of the words, or takes it out when it is among them. */
export function toggleFeeling(text: string, feeling: string): string {
  const words = listed(text);
  const rest = words.filter((word) => word.toLowerCase() !== feeling.toLowerCase());
  return (rest.length < words.length ? rest : [...words, feeling]).join(', ');
}

/** How the person feels: a tap for the common words, a line for their own. */
function FeelingField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const chosen = new Set(listed(value).map((word) => word.toLowerCase()));
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="How do you feel?"
        value={value}
        maxLength={MOST.feeling}
        placeholder="In your own words"
        onChange={onChange}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Common feelings</legend>
        {FEELINGS.map((feeling) => {
          const pressed = chosen.has(feeling.toLowerCase());
          return (
            <button
              key={feeling}
              type="button"
              aria-pressed={pressed}
              onClick={() => onChange(toggleFeeling(value, feeling))}
              className={clsx(
                'min-h-touch rounded-full border-2 px-4 font-bold',
                pressed ? 'border-sea bg-sea text-on-sea' : 'border-line-strong bg-card hover:bg-shoal',
              )}
            >
              {feeling}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

const NO_ITEM = 0;

/** What was eaten last: free words, or a food of the saved pantry, which links the two. */
function MealField({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  const { kind } = useSession();
  const { data } = useQuery({ ...pantryIdsQuery(), enabled: kind === 'authenticated' });
  const items = data?.items ?? [];
  const pick = (id: number) => {
    const item = items.find((one) => one.id === id);
    if (item) onChange({ lastMeal: item.productName.slice(0, MOST.meal), lastMealPantryItemId: id });
    else onChange({ lastMealPantryItemId: null });
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Last meal"
        value={draft.lastMeal}
        maxLength={MOST.meal}
        placeholder="For example: eggs and avocado"
        onChange={(lastMeal) => onChange({ lastMeal })}
      />
      {items.length > 0 ? (
        <SelectField
          label="Or from your pantry"
          value={draft.lastMealPantryItemId ?? NO_ITEM}
          choices={[[NO_ITEM, 'None'], ...items.map((item) => [item.id, item.productName] as const)]}
          onChange={pick}
        />
      ) : null}
    </div>
  );
}

interface FieldsProps {
  draft: Draft;
  errors: DraftErrors;
  units: Units;
  onChange: (changes: Partial<Draft>) => void;
}

export function MeasureField({ name, draft, errors, units, onChange }: FieldsProps & { name: TakenMeasure }) {
  const { label, unit } = measureIn(name, units);
  return (
    <TextField
      label={`${label} (${unit})`}
      error={errors[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={draft[name]}
      onChange={(text) => onChange({ [name]: text })}
    />
  );
}

export const TimeField = ({
  draft,
  errors,
  onChange,
  hint,
}: Omit<FieldsProps, 'units'> & { hint?: string }) => (
  <TextField
    label="Time"
    hint={hint}
    error={errors.time}
    type="datetime-local"
    value={draft.time}
    onChange={(time) => onChange({ time })}
  />
);

export function DetailFields(props: FieldsProps) {
  const { draft, onChange } = props;
  return (
    <>
      <FeelingField value={draft.feeling} onChange={(feeling) => onChange({ feeling })} />
      <MealField draft={draft} onChange={onChange} />
      <TextField
        label="Activity"
        value={draft.recentActivity}
        maxLength={MOST.activity}
        placeholder="For example: a 20-minute walk"
        onChange={(recentActivity) => onChange({ recentActivity })}
      />
      <div className="grid grid-cols-2 gap-3">
        <MeasureField {...props} name="weight" />
        <MeasureField {...props} name="waist" />
      </div>
      <TextAreaField
        label="Notes"
        rows={3}
        maxLength={MOST.notes}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  );
}
