import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While it works: this text in place of the children, a needle, and no second click. */
  pendingLabel?: string | undefined;
}

/** Also keeps a submit button from sending its form. */
const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * A button. Where it turns off under the finger that pressed it, use `aria-disabled` rather than `disabled`: what is
 * disabled loses the focus, and with it the person's place.
 */
export function Button({ variant, size, pendingLabel, className, children, onClick, ...rest }: ButtonProps) {
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
        children
      )}
    </button>
  );
}
