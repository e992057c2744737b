import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface PanelProps extends ComponentProps<'div'> {
  tone?: 'card' | 'land' | 'shoal' | 'rose' | 'coral';
}

const TONE = {
  card: 'bg-card border-line',
  land: 'bg-land border-land-deep',
  shoal: 'bg-shoal border-shoal-deep',
  rose: 'bg-rose-wash border-rose',
  coral: 'bg-coral-wash border-coral',
} as const;

/** A plain surface with a rule around it. */
export const Panel = ({ tone = 'card', className, ...rest }: PanelProps) => (
  <div {...rest} className={clsx('rounded-lg border p-5 sm:p-6', TONE[tone], className)} />
);
