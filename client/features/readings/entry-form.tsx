import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { storedValue } from '#domain/health-values/measure-units.ts';
import { KETONES } from '#domain/health-values/thresholds.ts';
import { typedNumber } from '../../lib/format/number-text.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { DetailFields, TimeField } from './detail-fields.tsx';
import type { Reader } from './entry-draft.ts';
import { FastingChoice } from './fasting-choice.tsx';
import { Keypad } from './keypad.tsx';
import {
  boxText,
  type GkiPair,
  gkiText,
  type Measure,
  measureIn,
  otherGlucoseUnit,
  stepText,
} from './measures.ts';
import { QuickLine } from './quick-line.tsx';
import type { useEntryForm } from './use-entry-form.ts';

interface OtherUnitOfferProps extends Pick<EntryFormProps, 'reader'> {
  text: string;
  onTake: (text: string) => void;
}

/** Glucose that only makes sense in the other unit: offers to convert it. It is never done unasked. */
function OtherUnitOffer({ reader, text, onTake }: OtherUnitOfferProps) {
  const measure = measureIn('glucose', reader.units);
  const unit = otherGlucoseUnit(measure, text);
  if (unit === null) return null;
  const converted = boxText(measure, storedValue('glucose', typedNumber(text) ?? 0, unit));
  return (
    <Button variant="secondary" onClick={() => onTake(converted)}>
      Is it {text.trim()} {unit}? Use {converted} {measure.unit}
    </Button>
  );
}

interface BigFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  measure: Measure;
  value: string;
  onChange: (text: string) => void;
  active: boolean;
  error: string | undefined;
}

/** Glucose or ketones in large figures. Arrow keys step; the keypad and any keyboard type. */
function BigField({ measure, value, onChange, active, error, ...input }: BigFieldProps) {
  const id = useId();
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange(stepText(measure, value, event.key === 'ArrowUp' ? 1 : -1));
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-bold">
        {measure.label} <span className="font-normal text-ink-soft max-[22.5rem]:block">{measure.unit}</span>
      </label>
      <input
        {...input}
        id={id}
        value={value}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={8}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={step}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          'h-18 w-full rounded-md border-2 bg-card px-2 text-center text-3xl font-extrabold tabular-nums',
          'hover:border-ink aria-invalid:border-coral',
          active ? 'border-sea pointer-coarse:bg-shoal' : 'border-line-strong',
        )}
      />
      {error ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-small font-bold text-coral">
          <CircleAlert className="mt-0.5 size-5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

function GkiLine(pair: GkiPair) {
  const both = pair.glucoseLevel !== null && pair.ketoneLevel !== null;
  const text = gkiText(pair);
  return (
    <p aria-live="polite" className="text-small text-ink-soft empty:hidden">
      {text ? (
        <>
          <strong className="text-ink">GKI {text}.</strong> These levels are a rule of thumb, not a medical
          guideline.
        </>
      ) : both ? (
        `The glucose ketone index (GKI) needs ketones of ${KETONES.indexLeast} mmol/L or more. Below that, it doesn't tell you anything.`
      ) : null}
    </p>
  );
}

type BigName = 'glucose' | 'ketones';

interface EntryFormProps {
  reader: Reader;
  form: ReturnType<typeof useEntryForm>;
  /** Then nothing about the diet stands beside the numbers. */
  isEmergency: boolean;
}

/** The boxes for a new reading: two large ones, a line for those who type, and the rest on request. */
export function EntryForm({ reader, form, isEmergency }: EntryFormProps) {
  const { draft, changeDraft, errors } = form;
  const [active, setActive] = useState<BigName>('glucose');
  const [ownKeyboard, setOwnKeyboard] = useState(false);
  const boxes = { glucose: useRef<HTMLInputElement>(null), ketones: useRef<HTMLInputElement>(null) };
  const other: BigName = active === 'glucose' ? 'ketones' : 'glucose';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await form.save()) === 'saved') boxes.glucose.current?.focus({ preventScroll: true });
  };
  const big = (name: BigName) => (
    <BigField
      measure={measureIn(name, reader.units)}
      value={draft[name]}
      onChange={(text) => changeDraft({ [name]: text })}
      active={active === name}
      onFocus={() => setActive(name)}
      error={errors[name]}
      // Without a keyboard of the phone's own, our keypad stays in sight.
      inputMode={ownKeyboard ? 'decimal' : 'none'}
      ref={boxes[name]}
    />
  );
  const fields = { draft, errors, units: reader.units, onChange: changeDraft };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        {big('glucose')}
        {big('ketones')}
      </div>
      <OtherUnitOffer reader={reader} text={draft.glucose} onTake={(glucose) => changeDraft({ glucose })} />
      {isEmergency ? null : <GkiLine {...form.fields} />}
      <div className="hidden max-md:block pointer-coarse:block">
        {ownKeyboard ? (
          <Button variant="secondary" className="w-full" onClick={() => setOwnKeyboard(false)}>
            Show the keypad
          </Button>
        ) : (
          <Keypad
            field={active}
            value={draft[active]}
            onChange={(text) => changeDraft({ [active]: text })}
            nextField={other}
            onNext={() => boxes[other].current?.focus({ preventScroll: true })}
            onOwnKeyboard={() => {
              setOwnKeyboard(true);
              // The keyboard comes up with the next focus only.
              boxes[active].current?.blur();
              requestAnimationFrame(() => boxes[active].current?.focus());
            }}
          />
        )}
      </div>
      <FastingChoice
        value={draft.isFasting}
        suggestion={form.suggestion}
        onChange={(isFasting) => changeDraft({ isFasting })}
      />
      <p role="alert" className="font-bold text-coral empty:hidden">
        {form.problem}
      </p>
      <Button type="submit" size="lg" pendingLabel={form.saving ? 'Saving...' : undefined}>
        Save reading
      </Button>
      <QuickLine
        value={form.quickText}
        onChange={form.changeQuick}
        quick={form.quick}
        isSettled={form.quickIsSettled}
      />
      <DisclosureList>
        <Disclosure title="More details">
          <div className="flex flex-col gap-4">
            <TimeField {...fields} hint="If you leave this blank, we use the time when you tap Save." />
            <DetailFields {...fields} />
          </div>
        </Disclosure>
      </DisclosureList>
    </form>
  );
}
