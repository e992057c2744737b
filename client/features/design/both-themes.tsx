import type { ReactNode } from 'react';

/** The same twice: as by day and as by night, whatever the page's theme is. */
export const BothThemes = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 xl:grid-cols-2">
    {(['scheme-light', 'scheme-dark'] as const).map((scheme) => (
      <div key={scheme} className={`${scheme} min-w-0 rounded-lg border border-line bg-page p-5 text-ink`}>
        {children}
      </div>
    ))}
  </div>
);

export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="mb-1.5 text-small text-ink-soft italic">{name}</p>
    {children}
  </div>
);

/** States side by side, as many as there is room for. */
export const States = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] items-start gap-5">
    {children}
  </div>
);

/** The look a keyboard gives, for states that a picture cannot have. */
export const FOCUSED = 'outline-3 outline-offset-2 outline-rose';

export const LONG =
  'A name so long that no label printer would take it: stone-ground almond and flaxseed crackers with rosemary';
