import type { ReactNode } from 'react';

/** In place of a picture that has no readings: an empty sheet and what would fill it. */
export const NothingToDraw = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-center gap-3 rounded-md border-2 border-dashed border-line-strong px-4 py-6 text-center text-ink-soft">
    <svg viewBox="0 0 160 64" aria-hidden="true" className="h-16 w-40" fill="none">
      <path d="M10 4v52h144" className="stroke-line-strong" strokeWidth="2" />
      <path
        d="M18 44c14-2 18-22 32-22s16 16 30 14 20-22 36-24 22 8 32 6"
        className="stroke-lagoon"
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
    </svg>
    <p className="max-w-prose">{children}</p>
  </div>
);
