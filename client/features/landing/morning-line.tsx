import { GLUCOSE } from '#domain/health-values/thresholds.ts';

/** An example of mornings, in mg/dL: they fall by fits and starts, as they do. */
const MORNINGS = [121, 118, 122, 114, 116, 109, 111, 104, 106, 99, 101, 95, 97, 93] as const;

const TARGET = GLUCOSE.fastingPrediabetes.mgPerDl;

const WIDTH = 300;
const HEIGHT = 150;
const LOWEST = 84;
const HIGHEST = 128;
const STEP = (WIDTH - 20) / (MORNINGS.length - 1);

const yOf = (value: number) => Math.round(((HIGHEST - value) / (HIGHEST - LOWEST)) * HEIGHT);
const POINTS = MORNINGS.map((value, index) => ({ x: Math.round(10 + index * STEP), y: yOf(value) }));
const LINE = `M${POINTS.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** A log of fasting glucose that comes down into the band below 100. */
export const MorningLine = () => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT + 22}`}
    role="img"
    aria-label="Example of a log: fasting glucose comes down over two weeks, from above 120 to below 100 milligrams per decilitre."
    className="w-full max-w-80"
  >
    <path
      d={`M0 ${yOf(TARGET)}H${WIDTH}V${HEIGHT}H0z`}
      className="fill-kelp-wash forced-colors:fill-[Canvas]"
    />
    <path d={`M0 ${yOf(TARGET)}H${WIDTH}`} className="stroke-kelp" strokeWidth="1.5" strokeDasharray="6 4" />
    <text x="8" y={yOf(TARGET) + 18} fontSize="13" className="fill-kelp font-sans font-bold">
      below {TARGET} mg/dL
    </text>
    <path d={LINE} fill="none" className="stroke-sea" strokeWidth="3" strokeLinejoin="round" />
    {POINTS.map(({ x, y }) => (
      <circle key={x} cx={x} cy={y} r="4" className="fill-card stroke-sea" strokeWidth="2.5" />
    ))}
    <text x="8" y={HEIGHT + 17} fontSize="13" className="fill-ink-soft font-sans">
      Fasting glucose, an example
    </text>
  </svg>
);
