import { Drawing, type DrawingProps } from './drawing.tsx';

/** A crate with nothing in it, and a gull who had hoped for more. */
export const EmptyCrate = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M18 124h164" className="stroke-line-strong" />
    <path d="M52 58 66 44h76l14 14z" className="fill-land-deep" />
    <path d="M66 44v14M142 44v14" className="stroke-line-strong" />
    <path d="M48 58h112v66H48z" className="fill-land" />
    <path d="M48 80h112M48 102h112" />
    <path d="M48 58h14v66H48zM146 58h14v66h-14z" className="fill-land-deep" />
    <path d="M55 69h.1M55 91h.1M55 113h.1M153 69h.1M153 91h.1M153 113h.1" strokeWidth="3.5" />
    <path d="M84 87h40v22H84z" className="fill-card" strokeWidth="1.5" />
    <path d="M91 95h26M91 102h14" className="stroke-rose" strokeWidth="2.5" />
    <g className="fill-card">
      <path d="M131 57v-8M138 57v-8" className="stroke-brass" strokeWidth="2.5" />
      <path d="M112 40c4-12 18-18 30-12 4-8 14-9 18-2 2 4 1 8-2 11-1 8-10 14-22 14-11 0-19-4-24-11z" />
      <path d="M112 40c8-6 18-6 30 2-8 6-20 7-30-2z" className="fill-shoal-deep" />
      <path d="M160 26l10 4-9 3z" className="fill-brass" strokeWidth="1.5" />
      <path d="M153 25h.1" strokeWidth="3.5" />
    </g>
    <g className="stroke-line-strong" strokeDasharray="3 6">
      <path d="M76 30c6-9 16-9 22 0-6 8-16 8-22 0zM76 30l-8-6v12z" />
    </g>
  </Drawing>
);
