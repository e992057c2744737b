import clsx from 'clsx';
import { ChartSpline, Table } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

interface ChartSectionProps {
  title: string;
  /** What the picture says, in plain words. */
  headline: string;
  /** Where it is going, and how sure that is. */
  course?: string | null;
  /** How to take it: what a band means, what is left out. */
  note?: ReactNode;
  picture: ReactNode;
  table: ReactNode;
  className?: string;
}

/** One picture with its meaning in words, and the same numbers as a table. */
export function ChartSection({
  title,
  headline,
  course,
  note,
  picture,
  table,
  className,
}: ChartSectionProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartSpline : Table;
  return (
    <section aria-labelledby={id} className={clsx('print:break-inside-avoid', className)}>
      <Panel className="flex flex-col gap-3 px-4 sm:px-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="pt-1.5 text-xl">
            {title}
          </h2>
          <Button
            variant="ghost"
            aria-label={`${title} as a ${asTable ? 'chart' : 'table'}`}
            onClick={() => setAsTable(!asTable)}
            className="-mr-2 px-2 print:hidden"
          >
            <Icon aria-hidden="true" className="size-5" />
            {asTable ? 'Chart' : 'Table'}
          </Button>
        </div>
        <p className="text-lg">{headline}</p>
        {course ? <p>{course}</p> : null}
        {asTable ? table : picture}
        {note ? <div className="text-small text-ink-soft">{note}</div> : null}
      </Panel>
    </section>
  );
}
