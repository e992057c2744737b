import type { ComponentProps, ReactNode } from 'react';

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
