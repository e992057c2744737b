import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

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
