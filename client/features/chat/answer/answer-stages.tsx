import { Check } from 'lucide-react';
import { Captain } from '../../../ui/illustrations/captain.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/**
 * What the coach is doing, until its first words come. Only the fixed line is a live region: it is read once, and no
 * stage interrupts.
 */
export const AnswerStages = ({ stages }: { stages: readonly string[] }) => (
  <div className="flex gap-3">
    <Captain mood="thinking" className="hidden size-11 shrink-0 sm:block" />
    <div className="min-w-0 py-2 text-ink-soft">
      <p role="status" className="flex items-center gap-2">
        {stages.length === 0 ? <Spinner /> : null}
        The Captain is charting a reply...
      </p>
      {stages.length > 0 ? (
        <ol aria-label="Stages" className="mt-1 flex flex-col gap-1 text-small">
          {stages.map((stage, index) => {
            const isCurrent = index === stages.length - 1;
            return (
              <li
                key={stage}
                aria-current={isCurrent ? 'step' : undefined}
                className="flex animate-fade items-center gap-2"
              >
                {isCurrent ? (
                  <Spinner className="size-5 text-rose" />
                ) : (
                  <Check aria-hidden="true" className="size-5 shrink-0 text-kelp" />
                )}
                <span className={isCurrent ? 'font-bold text-ink' : undefined}>{stage}</span>
                {isCurrent ? null : <span className="sr-only">(done)</span>}
              </li>
            );
          })}
        </ol>
      ) : null}
    </div>
  </div>
);
