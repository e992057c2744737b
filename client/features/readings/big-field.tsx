import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { type Measure, stepText } from './measures.ts';

interface BigFieldProps {
  measure: Measure;
  value: string;
  onChange: (text: string) => void;
  /** Whether the keypad types here. */
  active: boolean;
  onActive: () => void;
  error: string | undefined;
  /** Whether a phone brings up its own keyboard; without it our keypad stays in sight. */
  ownKeyboard: boolean;
  fieldRef?: Ref<HTMLInputElement>;
}

/** Glucose or ketones in large figures. Arrow keys step; the keypad and any keyboard type. */
export function BigField(props: BigFieldProps) {
  const { measure, value, onChange, active, error } = props;
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
        ref={props.fieldRef}
        id={id}
        value={value}
        inputMode={props.ownKeyboard ? 'decimal' : 'none'}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={8}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onFocus={props.onActive}
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
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
