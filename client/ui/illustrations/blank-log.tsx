import { Drawing, type DrawingProps } from './drawing.tsx';

/** A logbook open at its first page, the pen beside it, the course not plotted yet. */
export const BlankLog = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M18 124h164" className="stroke-line-strong" />
    <path
      d="M22 40c26-8 54-8 78 4 24-12 52-12 78-4v74c-26-7-54-7-78 5-24-12-52-12-78-5z"
      className="fill-coat"
    />
    <path d="M30 34c24-8 50-7 70 5v74c-20-11-46-12-70-5z" className="fill-card" />
    <path d="M170 34c-24-8-50-7-70 5v74c20-11 46-12 70-5z" className="fill-card" />
    <g className="stroke-line" strokeWidth="1.5">
      <path d="M42 50c16-4 32-3 46 3M42 64c16-4 32-3 46 3M42 78c16-4 32-3 46 3M42 92c16-4 32-3 46 3" />
    </g>
    <path d="M114 92l14-14 12 6 18-24" className="stroke-rose" strokeDasharray="4 5" strokeWidth="2.5" />
    <circle cx="114" cy="92" r="4.5" className="fill-page stroke-rose" strokeWidth="2.5" />
    <path d="M112 44v62M112 103c16-5 32-5 48-1" className="stroke-line-strong" strokeWidth="1.5" />
    <path d="m150 26 26-22 8 9-26 22-11 2z" className="fill-brass" />
    <path d="m147 37 3-11 8 9z" className="fill-land" strokeWidth="1.5" />
  </Drawing>
);
