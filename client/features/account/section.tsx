import { type ReactNode, useId } from 'react';
import { Panel } from '../../ui/panel.tsx';

interface SectionProps {
  title: string;
  intro?: ReactNode;
  tone?: 'card' | 'coral';
  children: ReactNode;
}

/** One part of the account page. */
export function Section({ title, intro, tone = 'card', children }: SectionProps) {
  const headingId = useId();
  return (
    <Panel tone={tone} role="region" aria-labelledby={headingId} className="shadow-card">
      <h2 id={headingId} className="text-2xl">
        {title}
      </h2>
      {intro ? <p className="mt-1 max-w-prose text-ink-soft">{intro}</p> : null}
      <div className="mt-5">{children}</div>
    </Panel>
  );
}
