import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface DrawingProps {
  className?: string;
}

/** Paper for a drawing of an empty or broken place, 200 by 140. Decorative: the text below it speaks. */
export const Drawing = ({ className, children }: DrawingProps & { children: ReactNode }) => (
  <svg
    viewBox="0 0 200 140"
    aria-hidden="true"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={clsx('h-36 max-w-full shrink-0 stroke-ink', className)}
  >
    {children}
  </svg>
);

/** Two lines of swell at the foot of a drawing. */
export const Swell = () => (
  <g className="stroke-lagoon" opacity="0.7">
    <path d="M14 122q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0" />
    <path d="M46 132q9-6 18 0t18 0 18 0 18 0 18 0 18 0" />
  </g>
);
