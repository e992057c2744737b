import { Drawing, type DrawingProps } from './drawing.tsx';

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
