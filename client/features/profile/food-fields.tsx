import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { choicesOf, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/field.tsx';
import { ChecksField, ChoiceField, useFieldError, type WordsName } from './field-parts.tsx';
import { allWords, type PersonForm } from './person-form.ts';
import { ALLERGY_WORDS, EATING_STYLE_WORDS } from './words.ts';

interface WordsFieldProps {
  name: WordsName;
  label: string;
  hint: string;
  placeholder: string;
  /** Singular of what is listed, for the buttons. */
  thing: string;
  about?: (word: string) => ReactNode;
}

/** A list of words as chips; Enter, a comma or the button adds one, and what stands in the box is saved too. */
export function WordsField({ name, label, hint, placeholder, thing, about }: WordsFieldProps) {
  const { watch, setValue } = useFormContext<PersonForm>();
  const list = watch(name);
  const error = useFieldError(name);
  const box = useRef<HTMLInputElement>(null);
  const add = (typed: string) =>
    setValue(name, { items: allWords({ ...list, pending: typed }), pending: '' });
  const type = (typed: string) =>
    /[,;\n]/.test(typed) ? add(typed) : setValue(name, { ...list, pending: typed });
  const remove = (word: string) => {
    setValue(name, { ...list, items: list.items.filter((one) => one !== word) }, { shouldValidate: true });
    box.current?.focus();
  };
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(ids) => (
          <div className="flex gap-2">
            <TextInput
              {...ids}
              ref={box}
              value={list.pending}
              placeholder={placeholder}
              autoComplete="off"
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || list.pending.trim() === '') return;
                event.preventDefault();
                add(list.pending);
              }}
            />
            <Button
              icon={Plus}
              variant="secondary"
              aria-label={`Add ${thing}`}
              disabled={list.pending.trim() === ''}
              onClick={() => {
                add(list.pending);
                box.current?.focus();
              }}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      {list.items.length === 0 ? null : (
        <ul
          aria-label={`${label}, ${list.items.length} listed`}
          className={about ? 'mt-3 flex flex-col gap-2' : 'mt-3 flex flex-wrap gap-2'}
        >
          {list.items.map((word) => (
            <li
              key={word}
              className="flex items-start gap-1 rounded-md border border-line-strong bg-card pl-3"
            >
              <div className="min-w-0 grow py-2.5">
                <span className="font-bold leading-tight break-words">{word}</span>
                {about?.(word)}
              </div>
              <button
                type="button"
                aria-label={`Remove ${word}`}
                onClick={() => remove(word)}
                className="flex size-touch shrink-0 items-center justify-center rounded-md hover:bg-shoal"
              >
                <X className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const FOOD_FIELDS = ['eatingStyle', 'allergies', 'dislikes'] as const;

export const FoodFields = () => (
  <>
    <ChoiceField
      name="eatingStyle"
      label="How you eat"
      hint="We follow this in meal plans, including when a plan adds foods you don’t have. Halal and kosher style leave out certain foods and pairings. Check the label for how meat was slaughtered."
      none="I eat everything"
      options={choicesOf(EATING_STYLE_WORDS)}
    />
    <ChecksField
      short
      name="allergies"
      label="Allergies and intolerances"
      hint="Meal plans leave out foods with these. Still read every label yourself."
      options={choicesOf(ALLERGY_WORDS)}
    />
    <WordsField
      name="dislikes"
      label="Foods you don't like"
      thing="food"
      placeholder="Olives, liver, ..."
      hint="Meal plans leave these out."
    />
  </>
);
