import clsx from 'clsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const FEELINGS = ['Great', 'Good', 'OK', 'Tired', 'Foggy', 'Hungry', 'Dizzy', 'Shaky', 'Nauseous', 'Unwell'];
const MOST_CHARACTERS = 100;

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
export function FeelingField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const chosen = new Set(listed(value).map((word) => word.toLowerCase()));
  return (
    <div className="flex flex-col gap-2">
      <Field label="How do you feel?">
        {(ids) => (
          <TextInput
            {...ids}
            value={value}
            maxLength={MOST_CHARACTERS}
            placeholder="In your own words"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
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
