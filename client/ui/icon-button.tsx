import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Accessible name, also shown as a tooltip. */
  label: string;
}

export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={clsx(
        'inline-flex size-touch shrink-0 items-center justify-center rounded-md text-ink hover:bg-shoal',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5.5" />
    </button>
  );
}
