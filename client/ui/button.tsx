import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner.tsx';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-bold leading-tight text-center text-balance select-none ' +
  'transition-[background-color,border-color,transform,box-shadow] duration-150 active:translate-y-px ' +
  'disabled:active:translate-y-0 aria-busy:cursor-progress';
/** Readable still: "Saved" is told by a button that cannot be pressed. */
const OFF = 'off:cursor-not-allowed off:border-line off:bg-shoal off:text-ink-soft';

const VARIANT = {
  primary: 'bg-sea text-on-sea border-2 border-sea hover:bg-sea-strong hover:border-sea-strong',
  accent: 'bg-rose text-on-rose border-2 border-rose hover:bg-rose-strong hover:border-rose-strong',
  secondary: 'bg-card text-ink border-2 border-ink hover:bg-shoal',
  ghost: 'border-2 border-transparent text-sea hover:bg-shoal',
  danger: 'bg-coral text-on-coral border-2 border-coral hover:brightness-110',
} as const;

const SIZE = {
  md: 'min-h-touch px-4 py-2 text-base',
  lg: 'min-h-14 px-6 py-3 text-lg',
} as const;

interface Look {
  variant?: keyof typeof VARIANT;
  size?: keyof typeof SIZE;
}

/** Classes of a button, for whatever element plays one. */
export const buttonStyle = (
  variant: Look['variant'] = 'primary',
  size: Look['size'] = 'md',
  extra?: string,
) => clsx(BASE, VARIANT[variant], OFF, SIZE[size], extra);

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Before the words. */
  icon?: LucideIcon;
  /** While it works: this text in place of the children, a needle, and no second click. */
  pendingLabel?: string;
}

/** Also keeps a submit button from sending its form. */
const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * A button. Where it turns off under the finger that pressed it, use `aria-disabled` rather than `disabled`: what is
 * disabled loses the focus, and with it the person's place.
 */
export function Button(props: ButtonProps) {
  const { variant, size, icon: Icon, pendingLabel, className, children, onClick, ...rest } = props;
  const pending = pendingLabel !== undefined;
  const rests = pending || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={rests || undefined}
      aria-busy={pending || rest['aria-busy']}
      onClick={rests ? refuse : onClick}
      className={buttonStyle(variant, size, className)}
    >
      {pending ? (
        <>
          <Spinner />
          {pendingLabel}
        </>
      ) : (
        <>
          {Icon ? <Icon className="size-5" /> : null}
          {children}
        </>
      )}
    </button>
  );
}

const ButtonAnchor = ({ variant, size, className, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} className={buttonStyle(variant, size, className)} />
);

/** A typed router link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

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
      <Icon className="size-5.5" />
    </button>
  );
}
