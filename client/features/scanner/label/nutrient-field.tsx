import clsx from 'clsx';
import { Check, CircleCheck, CircleHelp, PencilLine, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type FieldReading,
  NUTRIENT_UNIT,
  type NutrientName,
  type NutritionAnalysis,
  type PhotoBox,
} from '#contract/nutrition.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/product-analysis/reading-warnings.ts';
import { useUnsavedInput } from '../../../lib/unsaved-input.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { amountText, type FieldState, fieldState, parseAmount } from './field-rows.ts';
import { PhotoCrop } from './photo-crop.tsx';

interface NutrientFieldProps {
  name: NutrientName;
  /** All fields as they stand. */
  fields: NutritionAnalysis['fields'];
  /** Nothing is in doubt on a label typed by hand. */
  typed: boolean;
  disabled: boolean;
  active: boolean;
  onActive: (name: NutrientName | null) => void;
  onChange: (name: NutrientName, value: number | null) => void;
  /** Shown enlarged beside a value in doubt. */
  photo: { url: string; aspect: number; box: PhotoBox } | null;
}

/** What stands under the box: state in words and icon, so that it never hangs on color. */
function FieldNote({ state, reading, typed }: { state: FieldState; reading?: FieldReading; typed: boolean }) {
  if (typed) return null;
  const note = reading?.note;
  switch (state) {
    case 'unread':
      return (
        <>
          <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
          <span>
            <strong className="text-amber">Not read.</strong> {note ?? 'Please fill in what the label says.'}
          </span>
        </>
      );
    case 'check':
      return (
        <>
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
          <span>
            <strong className="text-amber">Please check.</strong> {note}
          </span>
        </>
      );
    case 'you':
      return (
        <>
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-kelp" />
          <span>Checked by you</span>
        </>
      );
    case 'absent':
      return <span>Not on the label</span>;
    case 'read':
      return note ? (
        <>
          <PencilLine aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lagoon" />
          <span>{note}</span>
        </>
      ) : null;
  }
}

/** One value of the label, editable; the box in the photo lights up with it. */
export function NutrientField(props: NutrientFieldProps) {
  const { name, fields, typed, disabled, active, onActive, onChange, photo } = props;
  const reading = fields[name];
  const [text, setText] = useState(() => amountText(reading?.value ?? null));
  const id = useId();
  const amount = parseAmount(text);
  // What is no number is no edit, and only stands here.
  useUnsavedInput(!amount.ok);
  const state = fieldState(name, fields);
  const label = sentenceStart(NUTRIENT_LABELS[name]);
  const type = (next: string) => {
    setText(next);
    const parsed = parseAmount(next);
    if (parsed.ok) onChange(name, parsed.value);
  };
  const inDoubt = state === 'check' || state === 'unread';
  return (
    <li
      onPointerEnter={() => onActive(name)}
      onPointerLeave={() => onActive(null)}
      className={clsx(
        'rounded-md border-l-4 px-3 py-1',
        active ? 'border-rose bg-rose-wash' : 'border-transparent',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-x-3">
        <label htmlFor={id} className="font-bold">
          {label}
          {reading?.lessThan ? <span className="font-normal text-ink-soft"> (less than)</span> : null}
        </label>
        <span className="relative block">
          <input
            id={id}
            data-field={name}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            disabled={disabled}
            placeholder={typed ? '' : state === 'unread' ? 'not read' : ''}
            aria-invalid={amount.ok ? undefined : true}
            aria-describedby={`${id}-note`}
            onFocus={() => onActive(name)}
            onBlur={() => onActive(null)}
            onChange={(event) => type(event.target.value)}
            className={clsx(
              controlStyle,
              'pr-13 text-right tabular-nums',
              inDoubt && !typed && 'border-amber',
            )}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-ink-soft"
          >
            {NUTRIENT_UNIT[name]}
          </span>
        </span>
      </div>
      <div id={`${id}-note`} className="flex flex-col gap-2 text-small text-ink-soft">
        {amount.ok ? (
          <div className="flex gap-1.5 empty:hidden">
            <FieldNote state={state} reading={reading} typed={typed} />
          </div>
        ) : (
          <p className="font-bold text-coral">Please type a number, such as 2.5</p>
        )}
      </div>
      {inDoubt && photo ? (
        <div className="mt-2">
          <PhotoCrop {...photo} />
        </div>
      ) : null}
      {state === 'check' && reading?.value != null && amount.ok && !disabled ? (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() => onChange(name, reading.value)}
          aria-label={`Looks right: ${label} ${amountText(reading.value)} ${NUTRIENT_UNIT[name]}`}
        >
          <Check aria-hidden="true" className="size-5" />
          Looks right
        </Button>
      ) : null}
    </li>
  );
}
