import { Drawing, type DrawingProps } from './drawing.tsx';

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
