import { type ReactNode, useId } from 'react';
import { Panel } from './panel.tsx';

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
