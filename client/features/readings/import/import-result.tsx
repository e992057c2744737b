import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FILE_LIMITS } from '#contract/readings-import.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RefusedRows } from '../../../ui/refused-rows.tsx';
import type { ImportOutcome } from './use-import.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const lines = (count: number): string => counted(count, 'line', 'lines');
export const readingsCount = (count: number): string => counted(count, 'reading', 'readings');

interface ImportResultProps {
  fileName: string;
  outcome: ImportOutcome;
  onAgain: () => void;
}

/** What became of every line: stored, or refused with its reason. */
export function ImportResult({ fileName, outcome, onAgain }: ImportResultProps) {
  const { stored, refused, isStopped, isCut } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <Panel tone="shoal">
        <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl">
          <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-kelp" />
          {readingsCount(stored)} stored, {lines(refused.length)} refused
        </h3>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          From {fileName}.{isStopped ? ' You stopped it: what came after was not read.' : null}
          {isCut
            ? ` It has more than ${FILE_LIMITS.rows.toLocaleString('en')} lines: what came after was not read.`
            : null}
        </p>
      </Panel>
      <RefusedRows rows={refused} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/tracking" search={{ view: 'log' }}>
          See your readings
        </ButtonLink>
        <ButtonLink to="/tracking" search={{ view: 'charts' }} variant="secondary">
          See the charts
        </ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  );
}
