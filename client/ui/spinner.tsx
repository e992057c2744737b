import clsx from 'clsx';

/** A compass needle looking for north. Decorative: the text beside it says what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('size-5 shrink-0', className)}>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="1.8" opacity="0.45" />
      <g className="origin-center animate-swing">
        <path d="M12 3.5 14.6 12h-5.200z" fill="currentColor" />
        <path d="M12 20.5 9.400 12h5.200z" fill="currentColor" opacity="0.4" />
      </g>
    </svg>
  );
}
