import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

/** The platform's own select: it works with every assistive tool and phone. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={clsx('relative block', className)}>
    <select {...rest} className={clsx(controlStyle, 'appearance-none pr-10')}>
      {children}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2"
    />
  </span>
);
