import clsx from 'clsx';

export type BarPattern = 'stripes' | 'solid' | 'dots';

interface BarPart {
  label: string;
  count: number;
  pattern: BarPattern;
}

/** Told apart by pattern as well as colour. */
const PATTERN: Record<BarPattern, string> = {
  solid: 'bg-kelp',
  stripes: 'bg-lagoon bg-[repeating-linear-gradient(45deg,var(--color-card)_0_3px,transparent_3px_9px)]',
  dots: 'bg-amber bg-[radial-gradient(var(--color-card)_26%,transparent_30%)] bg-size-[9px_9px]',
};

const Swatch = ({ pattern }: { pattern: BarPattern }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'size-5 shrink-0 rounded-sm border border-ink forced-color-adjust-none',
      PATTERN[pattern],
    )}
  />
);

/** Parts of a whole: the bar is a drawing, the list below says the counts. */
export const StackedBar = ({ parts }: { parts: readonly BarPart[] }) => (
  <div>
    <div
      aria-hidden="true"
      className="flex h-10 gap-0.5 overflow-hidden rounded-md border-2 border-ink bg-card forced-color-adjust-none"
    >
      {parts.map(({ label, count, pattern }) =>
        count > 0 ? (
          <span key={label} className={clsx('min-w-2', PATTERN[pattern])} style={{ flexGrow: count }} />
        ) : null,
      )}
    </div>
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {parts.map(({ label, count, pattern }) => (
        <li key={label} className="flex items-center gap-2">
          <Swatch pattern={pattern} />
          <span>
            {label}: <strong>{count}</strong>
          </span>
        </li>
      ))}
    </ul>
  </div>
);
