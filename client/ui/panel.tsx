import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

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

interface SectionProps {
  /** Address of the section in the page. */
  id?: string;
  title: string;
  intro: ReactNode;
  tone?: 'card' | 'coral';
  children: ReactNode;
}

/** One part of a page of settings. */
export function Section({ id, title, intro, tone = 'card', children }: SectionProps) {
  const headingId = useId();
  return (
    <Panel id={id} tone={tone} role="region" aria-labelledby={headingId} className="shadow-card">
      <h2 id={headingId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>
      <div className="mt-5">{children}</div>
    </Panel>
  );
}
