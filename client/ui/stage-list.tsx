import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Spinner } from './spinner.tsx';

interface StageListProps {
  stages: readonly { id: string; label: string }[];
  /** The one being worked on; those before it are done. */
  current: string;
}

/** Long work, told stage by stage, as waypoints along a course. */
export function StageList({ stages, current }: StageListProps) {
  const at = stages.findIndex((stage) => stage.id === current);
  return (
    <div>
      <p role="status" className="sr-only">
        {stages[at]?.label}
      </p>
      <ol className="flex flex-col">
        {stages.map((stage, index) => (
          <li
            key={stage.id}
            aria-current={index === at ? 'step' : undefined}
            className={clsx('relative flex items-center gap-3 py-2', index > at && 'text-ink-soft')}
          >
            <span
              className={clsx(
                'flex size-9 shrink-0 items-center justify-center rounded-full border-2',
                index < at && 'border-kelp bg-kelp-wash text-kelp',
                index === at && 'border-rose text-rose',
                index > at && 'border-line-strong',
              )}
            >
              {index < at ? <Check className="size-5" /> : null}
              {index === at ? <Spinner /> : null}
            </span>
            <span className={index === at ? 'font-extrabold' : undefined}>{stage.label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
