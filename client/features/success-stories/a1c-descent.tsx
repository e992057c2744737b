import { A1C } from '#domain/health-values/thresholds.ts';

/** A1C in percent. */
const NORMAL_BELOW = A1C.prediabetes.percent;
const START = 6.2;
const END = 5.4;
const SCALE = { low: 5.1, high: 6.5 };
/** Pixels from the top of the drawing. */
const TOP = 8;
const HEIGHT = 190;

const y = (value: number) => TOP + ((SCALE.high - value) / (SCALE.high - SCALE.low)) * HEIGHT;

/** The course between the two measurements, on a width of 100. */
const COURSE = `M12 ${y(START)}C40 ${y(START)} 60 ${y(END)} 88 ${y(END)}`;

const Mark = ({ x, value, day }: { x: string; value: number; day: string }) => (
  <>
    <circle cx={x} cy={y(value)} r="8" className="fill-page stroke-rose" strokeWidth="3" />
    <text x={x} y={y(value) - 18} textAnchor="middle" className="fill-ink font-display text-2xl font-bold">
      {value}
    </text>
    <text x={x} y={TOP + HEIGHT + 24} textAnchor="middle" className="fill-ink-soft text-small">
      {day}
    </text>
  </>
);

/** A1C before and after against the usual bands. Letters keep their size at any width. */
export const A1cDescent = () => (
  <svg
    role="img"
    aria-label={`A1C was ${START} percent on day 1, in the prediabetes band, and ${END} percent on day 90, in the normal band. The line between the two measurements is drawn, not measured.`}
    className="block h-60 w-full forced-color-adjust-none"
  >
    <rect x="0" y={TOP} width="100%" height={y(NORMAL_BELOW) - TOP} className="fill-amber-wash" />
    <rect
      x="0"
      y={y(NORMAL_BELOW)}
      width="100%"
      height={TOP + HEIGHT - y(NORMAL_BELOW)}
      className="fill-kelp-wash"
    />
    <line
      x1="0"
      x2="100%"
      y1={y(NORMAL_BELOW)}
      y2={y(NORMAL_BELOW)}
      className="stroke-ink-soft"
      strokeDasharray="6 5"
    />
    <text x="100%" dx="-10" y={TOP + 26} textAnchor="end" className="fill-amber text-small font-bold">
      Prediabetes, from {NORMAL_BELOW}
    </text>
    <text x="10" y={TOP + HEIGHT - 12} className="fill-kelp text-small font-bold">
      Normal, below {NORMAL_BELOW}
    </text>
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${TOP + HEIGHT}`}
      width="100%"
      height={TOP + HEIGHT}
      preserveAspectRatio="none"
    >
      <path
        d={COURSE}
        fill="none"
        className="stroke-rose"
        strokeWidth="3"
        strokeDasharray="10 8"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <Mark x="12%" value={START} day="Day 1" />
    <Mark x="88%" value={END} day="Day 90" />
  </svg>
);
