import type { LostWeight } from './lost-weight.ts';

const PER_ROW = 7;
const STEP = 28;

/** Sinkers of a lead line, one for each pound or kilogram that is gone. */
export function LeadLine({ weight: { marks, text, one } }: { weight: LostWeight }) {
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
