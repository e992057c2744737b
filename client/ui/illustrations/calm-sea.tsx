import { Drawing, type DrawingProps, Swell } from './drawing.tsx';

/** Flat water, a low sun and a boat with time to spare. */
export const CalmSea = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M126 98a30 30 0 0 1 60 0z" className="fill-brass stroke-brass" />
    <path d="M156 56V46M122 70l-7-7M190 70l5-5" className="stroke-brass" />
    <path d="M10 98h180" className="stroke-line-strong" />
    <path d="M136 106h40M146 113h20" className="stroke-brass" />
    <g className="animate-bob origin-center">
      <path d="M70 98V38" strokeWidth="2.5" />
      <path d="M74 42c20 12 27 28 27 44H74z" className="fill-rose" />
      <path d="M66 48C54 58 48 70 47 86h19z" className="fill-card" />
      <path d="M36 92h72c-4 12-12 18-22 18H58c-10 0-18-6-22-18z" className="fill-coat" />
      <path d="M70 38l12-4-12-4z" className="fill-rose" strokeWidth="1.5" />
    </g>
    <Swell />
    <path d="M22 40q6-7 12 0 6-7 12 0M112 24q4-5 8 0 4-5 8 0" className="stroke-ink-soft" strokeWidth="1.8" />
  </Drawing>
);
