import { Drawing, type DrawingProps, Swell } from './drawing.tsx';

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

/** A pot on a cold stove, under hooks that wait for work. */
export const EmptyGalley = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M24 22h152" strokeWidth="3.5" className="stroke-coat" />
    <path d="M50 22v8M150 22v8M116 22v6" className="stroke-line-strong" />
    <path d="M50 30v20" strokeWidth="3" />
    <path d="M40 50h20a10 10 0 0 1-20 0z" className="fill-brass" />
    <path d="M150 30v14" strokeWidth="3" />
    <circle cx="150" cy="57" r="13" className="fill-coat" />
    <circle cx="150" cy="57" r="8" className="stroke-line-strong" strokeWidth="1.5" />
    <path d="M18 124h164" className="stroke-line-strong" />
    <path d="M46 106h108v18H46z" className="fill-land-deep" />
    <path d="M62 115h.1M76 115h.1M124 115h.1M138 115h.1" strokeWidth="5" />
    <path d="M62 74h76v24a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8z" className="fill-shoal-deep" />
    <path d="M62 82H50M138 82h12" strokeWidth="4" />
    <path d="M56 74h88" strokeWidth="4" />
    <path d="M80 90v8M92 90v8" className="stroke-lagoon" strokeWidth="2.5" />
    <path d="M70 68c4-14 46-22 60-8z" className="fill-card" />
    <path d="M97 52l8-1" strokeWidth="5" className="stroke-rose" />
    <path
      d="M92 44c-4-5 4-8 0-13M104 41c-4-5 4-8 0-13"
      className="stroke-line-strong"
      strokeDasharray="3 5"
    />
  </Drawing>
);

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

/** A spyglass turned on an empty horizon. */
export const Spyglass = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M10 106h180" className="stroke-line-strong" />
    <circle cx="146" cy="52" r="32" className="fill-shoal stroke-line-strong" strokeDasharray="4 6" />
    <path d="M122 60h48" className="stroke-line-strong" strokeWidth="1.500" />
    <path d="M134 68q5-4 10 0t10 0" className="stroke-lagoon" />
    <g transform="rotate(-22 70 80)">
      <path d="M14 72h34v18H14z" className="fill-coat" />
      <path d="M48 69h32v24H48z" className="fill-brass" />
      <path d="M80 65h34v32H80z" className="fill-coat" />
      <path d="M114 62h8v38h-8z" className="fill-brass" />
      <path d="M8 69h6v24H8z" className="fill-brass" />
      <path d="M86 71v20" className="stroke-brass" strokeWidth="1.5" />
    </g>
    <path d="M64 96 50 124M70 94l14 30" strokeWidth="3.5" className="stroke-ink-soft" />
    <Swell />
  </Drawing>
);
