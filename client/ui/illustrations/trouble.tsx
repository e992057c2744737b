import { Drawing, type DrawingProps, Swell } from './drawing.tsx';

/** A rudder in two pieces. */
export const BrokenRudder = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M22 30h78l-8 84H56C40 90 28 62 22 30z" className="fill-coat" />
    <path d="M22 30h78" className="stroke-brass" strokeWidth="4" />
    <path d="M104 20 97 116" strokeWidth="4" className="stroke-ink-soft" />
    <path d="M100 24h44" strokeWidth="5" />
    <path d="M98 44h14M96 66h12" className="stroke-brass" strokeWidth="5" />
    <path d="M108 36h26l-3 30-6-5-5 8-6-7-9 8z" className="fill-land-deep" />
    <path
      d="m110 92 8-7 5 7 7-7 5 6 6-2 2 20c-9 8-24 10-36 7z"
      className="fill-land-deep"
      transform="rotate(14 126 100)"
    />
    <path d="M144 66l8-6M148 76h10M142 56l4-9" className="stroke-rose" strokeWidth="2.5" />
    <Swell />
  </Drawing>
);

/** A lighthouse in fog: the shore is there, but out of sight. */
export const FogBank = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M118 40 184 18v44z" className="fill-land-deep stroke-none" opacity="0.6" />
    <path d="M82 40 16 22v36z" className="fill-land-deep stroke-none" opacity="0.35" />
    <path d="M84 124 90 50h20l6 74z" className="fill-card" />
    <path
      d="M87.500 80l1.600-18h21.800l1.600 18zM84.600 116l1.600-18h27.600l1.600 18z"
      className="fill-rose"
      strokeWidth="1.5"
    />
    <path d="M86 50h28" strokeWidth="4" />
    <path d="M91 32h18v18H91z" className="fill-land-deep" />
    <path d="M87 32l13-13 13 13z" className="fill-coat" />
    <path d="M64 122c4-8 18-12 36-12s28 4 32 12z" className="fill-land" />
    <g className="fill-shoal stroke-line-strong" strokeWidth="1.5">
      <path d="M20 84a9 9 0 0 1 9-9h6a13 13 0 0 1 24-3 10 10 0 0 1 15 5 8 8 0 0 1 6 8 8 8 0 0 1-8 8H29a9 9 0 0 1-9-9z" />
      <path d="M112 98a8 8 0 0 1 8-8h7a14 14 0 0 1 26-3 10 10 0 0 1 15 5 8 8 0 0 1 8 8 7 7 0 0 1-7 7h-49a8 8 0 0 1-8-9z" />
      <path d="M36 124a9 9 0 0 1 9-10h10a13 13 0 0 1 23-3 10 10 0 0 1 15 4h40a9 9 0 0 1 0 17H45a8 8 0 0 1-9-8z" />
    </g>
  </Drawing>
);
