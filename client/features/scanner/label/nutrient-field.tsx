import clsx from 'clsx';
import { Check, CircleCheck, CircleHelp, type LucideIcon, PencilLine, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import {
  NUTRIENT_UNIT,
  type NutrientName,
  type NutritionAnalysis,
  type PhotoBox,
} from '#contract/nutrition.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/product-analysis/reading-warnings.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/controls.tsx';
import { amountText, type FieldState, fieldState, isDoubtful, useAmountInput } from './label-fields.ts';

/** Where a value stands in a photo. */
interface FieldPhoto {
  url: string;
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
function PhotoCrop({ url, box }: FieldPhoto) {
  /** Width of the photo divided by its height; null until it is loaded. */
  const [aspect, setAspect] = useState<number | null>(null);
  const left = Math.max(0, box.x - box.width * MARGIN_X);
  const top = Math.max(0, box.y - box.height * MARGIN_Y);
  const width = Math.min(1 - left, box.width * (1 + 2 * MARGIN_X));
  const height = Math.min(1 - top, box.height * (1 + 2 * MARGIN_Y));
  if (width <= 0 || height <= 0) return null;
  const shape = ((aspect ?? 1) * width) / height;
  return (
    <div
      aria-hidden="true"
      hidden={aspect === null}
      className="relative mt-2 w-full overflow-hidden rounded-sm bg-page outline outline-line-strong"
      style={{ aspectRatio: shape, maxWidth: `${HEIGHT_MAX_REM * shape}rem` }}
    >
      <img
        src={url}
        alt=""
        onLoad={({ currentTarget }) => setAspect(currentTarget.naturalWidth / currentTarget.naturalHeight)}
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

interface NoteLook {
  Icon?: LucideIcon;
  tone?: string;
  lead?: string;
  /** Where the reading itself says nothing. */
  words?: string;
}

const NOTES: Readonly<Record<FieldState, NoteLook>> = {
  unread: {
    Icon: CircleHelp,
    tone: 'text-amber',
    lead: "We couldn't read this.",
    words: 'Please fill in what the label says.',
  },
  check: { Icon: TriangleAlert, tone: 'text-amber', lead: 'Please check.' },
  you: { Icon: CircleCheck, tone: 'text-kelp', words: 'Checked by you' },
  read: { Icon: PencilLine, tone: 'text-lagoon' },
  absent: { words: 'Not on the label' },
};

/** What stands under the box: state in words and icon, so that it never hangs on color. */
function FieldNote({ state, note }: { state: FieldState; note: string | null | undefined }) {
  const { Icon, tone, lead, words } = NOTES[state];
  const text = note ?? words;
  if (!lead && !text) return null;
  return (
    <>
      {Icon ? <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', tone)} /> : null}
      <span>
        {lead ? <strong className="text-amber">{lead}</strong> : null} {text}
      </span>
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
          <TextInput
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
            className={clsx('pr-13 text-right tabular-nums', inDoubt && !typed && 'border-amber')}
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
            {typed ? null : <FieldNote state={state} note={reading?.note} />}
          </div>
        ) : (
          <p className="font-bold text-coral">Please type a number, such as 2.5</p>
        )}
      </div>
      {inDoubt && photo ? <PhotoCrop {...photo} /> : null}
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
