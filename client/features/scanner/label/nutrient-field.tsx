import clsx from 'clsx';
import { Check, CircleCheck, CircleHelp, PencilLine, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  NUTRIENT_UNIT,
  type NutrientName,
  type NutritionAnalysis,
  type PhotoBox,
} from '#contract/nutrition.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/product-analysis/reading-warnings.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/controls.tsx';
import { amountText, type FieldState, fieldState, isDoubtful, useAmountInput } from './label-fields.ts';

/** Where a value stands in a photo. */
interface FieldPhoto {
  url: string;
  /** Width of the photo divided by its height. */
  aspect: number;
  box: PhotoBox;
}

interface NutrientFieldProps {
  name: NutrientName;
  fields: NutritionAnalysis['fields'];
  /** Nothing is in doubt on a label typed by hand. */
  typed: boolean;
  disabled: boolean;
  active: boolean;
  onActive: (name: NutrientName | null) => void;
  onChange: (name: NutrientName, value: number | null) => void;
  /** Shown enlarged beside a value in doubt. */
  photo: FieldPhoto | null;
}

/** Room around the value, in shares of its own size, so that the words beside it are seen too. */
const MARGIN_X = 0.6;
const MARGIN_Y = 0.9;
const HEIGHT_MAX_REM = 7;

/** The piece of the photo a value was read from, enlarged. Decorative: the value stands beside it. */
function PhotoCrop({ url, aspect, box }: FieldPhoto) {
  const left = Math.max(0, box.x - box.width * MARGIN_X);
  const top = Math.max(0, box.y - box.height * MARGIN_Y);
  const width = Math.min(1 - left, box.width * (1 + 2 * MARGIN_X));
  const height = Math.min(1 - top, box.height * (1 + 2 * MARGIN_Y));
  if (width <= 0 || height <= 0) return null;
  const shape = (aspect * width) / height;
  return (
    <div
      aria-hidden="true"
      className="relative w-full overflow-hidden rounded-sm bg-page outline outline-line-strong"
      style={{ aspectRatio: shape, maxWidth: `${HEIGHT_MAX_REM * shape}rem` }}
    >
      <img
        src={url}
        alt=""
        className="absolute max-w-none"
        style={{
          width: `${100 / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      />
    </div>
  );
}

const MARKS = {
  unread: { Icon: CircleHelp, tone: 'text-amber' },
  check: { Icon: TriangleAlert, tone: 'text-amber' },
  you: { Icon: CircleCheck, tone: 'text-kelp' },
  read: { Icon: PencilLine, tone: 'text-lagoon' },
  absent: null,
} as const;

function noteWords(state: FieldState, note: string | null): ReactNode {
  switch (state) {
    case 'unread':
      return (
        <>
          <strong className="text-amber">We couldn't read this.</strong>{' '}
          {note ?? 'Please fill in what the label says.'}
        </>
      );
    case 'check':
      return (
        <>
          <strong className="text-amber">Please check.</strong> {note}
        </>
      );
    case 'you':
      return 'Checked by you';
    case 'absent':
      return 'Not on the label';
    case 'read':
      return note;
  }
}

/** What stands under the box: state in words and icon, so that it never hangs on color. */
function FieldNote({ state, note }: { state: FieldState; note: string | null }) {
  const words = noteWords(state, note);
  const mark = MARKS[state];
  if (!words) return null;
  return (
    <>
      {mark ? <mark.Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${mark.tone}`} /> : null}
      <span>{words}</span>
    </>
  );
}

/** One value of the label, editable; the box in the photo lights up with it. */
export function NutrientField(props: NutrientFieldProps) {
  const { name, fields, typed, disabled, active, onActive, onChange, photo } = props;
  const reading = fields[name];
  const input = useAmountInput(reading?.value ?? null, (amount) => onChange(name, amount));
  const id = useId();
  const state = fieldState(name, fields);
  const label = sentenceStart(NUTRIENT_LABELS[name]);
  const inDoubt = isDoubtful(state);
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
            value={input.text}
            disabled={disabled}
            placeholder={!typed && state === 'unread' ? 'unknown' : ''}
            aria-invalid={input.isAmount ? undefined : true}
            aria-describedby={`${id}-note`}
            onFocus={() => onActive(name)}
            onBlur={() => onActive(null)}
            onChange={(event) => input.type(event.target.value)}
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
        {input.isAmount ? (
          <div className="flex gap-1.5 empty:hidden">
            {typed ? null : <FieldNote state={state} note={reading?.note ?? null} />}
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
      {state === 'check' && reading?.value != null && input.isAmount && !disabled ? (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() => onChange(name, reading.value)}
          aria-label={`Looks right: ${label} ${amountText(reading.value)} ${NUTRIENT_UNIT[name]}`}
          icon={Check}
        >
          Looks right
        </Button>
      ) : null}
    </li>
  );
}
