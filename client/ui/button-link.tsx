import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

interface AnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

function ButtonAnchor({ variant, size, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonStyle(variant, size, className)}>
      {children}
    </a>
  );
}

/** A typed router link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
