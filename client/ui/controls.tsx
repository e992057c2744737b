import clsx from 'clsx';
import { ChevronDown, Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** Shared look of text boxes and selects; 1rem text or more keeps phones from zooming in. */
export const controlStyle =
  'w-full min-h-touch rounded-md border-2 border-line-strong bg-card px-3 py-2 text-ink ' +
  'placeholder:text-ink-soft hover:border-ink focus:border-sea aria-invalid:border-coral ' +
  'off:cursor-not-allowed off:border-line off:bg-shoal off:text-ink-soft';

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...rest} className={clsx(controlStyle, className)} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={3} {...rest} className={clsx(controlStyle, 'resize-y leading-normal', className)} />
);

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onChange: (text: string) => void;
}

/** A box to search in, with its lens. */
export const SearchInput = ({ className, onChange, ...rest }: SearchInputProps) => (
  <div className={clsx('relative', className)}>
    <Search className="pointer-events-none absolute left-3 top-1/2 size-5 -translate-y-1/2" />
    <TextInput {...rest} type="search" onChange={(event) => onChange(event.target.value)} className="pl-10" />
  </div>
);

/** The platform's own select: it works with every assistive tool and phone. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={clsx('relative block', className)}>
    <select {...rest} className={clsx(controlStyle, 'appearance-none pr-10')}>
      {children}
    </select>
    <ChevronDown className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2" />
  </span>
);

interface ChoiceSelectProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: Value;
  /** Each value with its words. */
  choices: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** A select that gives its values as they came and not as text. */
export const ChoiceSelect = <Value extends string | number>({
  choices,
  onChange,
  ...rest
}: ChoiceSelectProps<Value>) => (
  <Select
    {...rest}
    onChange={({ target }) => {
      const chosen = choices.find(([value]) => String(value) === target.value);
      if (chosen) onChange(chosen[0]);
    }}
  >
    {choices.map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </Select>
);

/** A table of words as choices, in its order. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words) as [Value, string][];

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Keeps the label for assistive tools alone. */
  hideLabel?: boolean;
}

/** Checkbox with its label; the whole line is the target. */
export function Checkbox({ label, hideLabel, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx('flex min-h-touch min-w-touch cursor-pointer items-center gap-3', className)}>
      <input type="checkbox" {...rest} className="size-6 shrink-0" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  checked: boolean;
  label: ReactNode;
  /** Under the label, read with it. */
  hint?: ReactNode;
}

/** Something that is on or off at once; the whole line is the target. */
export const Switch = ({ label, hint, checked, ...rest }: SwitchProps) => (
  <label className="flex min-h-touch cursor-pointer items-center gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-60">
    <span className="grow">
      <span className="font-bold">{label}</span>
      {hint ? <span className="block text-small text-ink-soft">{hint}</span> : null}
    </span>
    <span className="relative h-8 w-14 shrink-0">
      <input
        type="checkbox"
        role="switch"
        {...rest}
        checked={checked}
        aria-checked={checked}
        className="peer size-full cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-card transition-colors checked:border-sea checked:bg-sea forced-colors:appearance-auto"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute left-1.5 top-1.5 size-5 rounded-full bg-line-strong transition-transform peer-checked:translate-x-6 peer-checked:bg-on-sea forced-colors:hidden"
      />
    </span>
  </label>
);
