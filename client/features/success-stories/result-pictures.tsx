import { A1C } from '#domain/health-values/thresholds.ts';
import type { lostWeight } from './lost-weight.ts';

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

const PER_ROW = 7;
const STEP = 28;

/** Sinkers of a lead line, one for each pound or kilogram that is gone. */
export function LeadLine({ weight: { marks, text, one } }: { weight: ReturnType<typeof lostWeight> }) {
  const rows = Math.ceil(marks / PER_ROW);
  const lines = Array.from(
    { length: rows },
    (_, row) => `M0 ${row * STEP + 3}h${Math.min(PER_ROW, marks - row * PER_ROW) * STEP}`,
  ).join('');
  return (
    <svg
      viewBox={`0 0 ${PER_ROW * STEP} ${rows * STEP + 6}`}
      role="img"
      aria-label={`${marks} weights on a line, each for ${one}: ${text} lost.`}
      className="mx-auto block h-36 max-w-full forced-color-adjust-none"
    >
      <path d={lines} className="stroke-ink" strokeWidth="1.5" />
      {Array.from({ length: marks }, (_, index) => {
        const x = (index % PER_ROW) * STEP + STEP / 2;
        const y = Math.floor(index / PER_ROW) * STEP + 3;
        return (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}v4m-5 16 2.5-14h5l2.5 14q-5 4-10 0z`}
            className="fill-shoal-deep stroke-ink"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        );
      })}
    </svg>
  );
}

const LIVER =
  'M6 40C8 20 30 8 56 10c24 2 50 0 60 8 8 7-4 18-20 24-14 5-20 16-34 22-16 7-36 8-46 0C8 58 5 50 6 40z';
const DROPLETS = ['26 30', '44 24', '64 26', '34 46', '52 42', '72 40', '88 28', '44 58', '24 56'] as const;

const Liver = ({ x, fatty }: { x: number; fatty: boolean }) => (
  <g transform={`translate(${x} 8)`}>
    <path
      d={LIVER}
      className={fatty ? 'fill-amber-wash stroke-ink' : 'fill-kelp-wash stroke-ink'}
      strokeWidth="2"
    />
    {fatty
      ? DROPLETS.map((place) => (
          <circle
            key={place}
            cx={place.split(' ')[0]}
            cy={place.split(' ')[1]}
            r="5.5"
            className="fill-brass stroke-ink"
            strokeWidth="1.2"
          />
        ))
      : null}
  </g>
);

/** A liver with droplets of fat and one without: a drawing, no scan. */
export const LiverPicture = () => (
  <svg
    viewBox="0 0 290 92"
    role="img"
    aria-label="Two drawings of a liver: with droplets of fat at the start, without them at the end."
    className="mx-auto block max-h-36 w-full forced-color-adjust-none"
  >
    <Liver x={2} fatty />
    <path
      d="M134 48h22m-8-8 8 8-8 8"
      fill="none"
      className="stroke-rose"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <Liver x={166} fatty={false} />
  </svg>
);
