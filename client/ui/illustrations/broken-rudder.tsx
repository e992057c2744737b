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
