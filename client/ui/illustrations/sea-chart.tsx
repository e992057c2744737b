import { useId } from 'react';
import { CompassRose } from './compass-rose.tsx';

/** Fasting glucose in mg/dL along the course; the bands are the usual ones: from 126, 100 to 125, under 100. */
const SOUNDINGS = [
  { x: 92, y: 158, value: 131 },
  { x: 190, y: 62, value: 128 },
  { x: 128, y: 286, value: 127 },
  { x: 398, y: 142, value: 119 },
  { x: 286, y: 306, value: 116 },
  { x: 238, y: 402, value: 112 },
  { x: 414, y: 182, value: 108 },
  { x: 344, y: 270, value: 104 },
  { x: 548, y: 178, value: 97 },
  { x: 402, y: 360, value: 95 },
] as const;

const WAYPOINTS = [
  [62, 84],
  [172, 122],
  [274, 196],
  [382, 236],
  [478, 292],
] as const;

const COURSE = `M${WAYPOINTS.map((point) => point.join(' ')).join('L')}`;

/** Drawn from rough water to the harbor as the page opens. */
function Course() {
  const maskId = useId();
  return (
    <>
      <mask
        id={maskId}
        maskUnits="userSpaceOnUse"
        x="0"
        y="0"
        width="640"
        height="560"
        className="[mask-type:alpha]"
      >
        <path
          d={`M50 78L${COURSE.slice(1)}L490 299`}
          pathLength="1"
          fill="none"
          className="animate-plot stroke-ink"
          strokeWidth="26"
          strokeDasharray="1"
        />
      </mask>
      <g mask={`url(#${maskId})`}>
        <path d={COURSE} fill="none" className="stroke-rose" strokeWidth="3.5" strokeDasharray="12 8" />
        {WAYPOINTS.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="9" className="fill-page stroke-rose" strokeWidth="2.5" />
            <circle cx={x} cy={y} r="2.5" className="fill-rose" />
          </g>
        ))}
      </g>
    </>
  );
}

function Boat() {
  return (
    <g transform="translate(214 132)">
      <path d="M20 2v40" className="stroke-ink" strokeWidth="2.5" />
      <path d="M23 4c16 9 22 20 22 32H23z" className="fill-rose stroke-ink" strokeWidth="1.5" />
      <path d="M17 9C8 16 4 26 3 36h14z" className="fill-card stroke-ink" strokeWidth="1.5" />
      <path
        d="M-4 41h52c-3 9-9 13-16 13H12C4 54-2 49-4 41z"
        className="fill-coat stroke-ink"
        strokeWidth="1.5"
      />
      <path
        d="M-16 57q8-6 16 0t16 0 16 0 16 0 16 0"
        fill="none"
        className="stroke-lagoon"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  );
}

function Harbour() {
  return (
    <g>
      <path d="M516 246l-120-34v26z" className="fill-brass" opacity="0.4" />
      <path d="M508 300l4-50h14l4 50z" className="fill-card stroke-ink" strokeWidth="1.5" />
      <path d="M510 282l1-13h16l1 13z" className="fill-rose" />
      <path d="M511 250v-12h16v12z" className="fill-land-deep stroke-ink" strokeWidth="1.5" />
      <path d="M508 238l11-10 11 10z" className="fill-coat" />
      <path d="M548 318v-20l14-11 14 11v20z" className="fill-card stroke-ink" strokeWidth="1.5" />
      <path d="M544 299l18-15 18 15z" className="fill-coat" />
      <path d="M586 336v-16l12-9 12 9v16z" className="fill-card stroke-ink" strokeWidth="1.5" />
      <path d="M582 321l16-13 16 13z" className="fill-rose" />
      <g className="fill-kelp" opacity="0.75">
        <circle cx="566" cy="396" r="13" />
        <circle cx="586" cy="404" r="10" />
        <circle cx="500" cy="398" r="11" />
        <circle cx="606" cy="436" r="11" />
      </g>
    </g>
  );
}

/** The product's picture: a plotted course from high readings to a harbour of steady ones. */
export function SeaChart({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 -30 640 560"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Sea chart: a dashed course leads a small boat from fasting glucose readings above 125, through the band from 125 down to 100, and into a harbor below 100 milligrams per deciliter."
      className={className}
    >
      <g className="stroke-line" strokeWidth="1">
        {[80, 160, 240, 320, 400, 480, 560].map((x) => (
          <path key={x} d={`M${x}-60v620`} />
        ))}
        {[0, 80, 160, 240, 320, 400, 480].map((y) => (
          <path key={y} d={`M0 ${y}h640`} />
        ))}
      </g>
      <path
        d="M640 4C540 20 500 74 420 100c-80 26-90 98-140 128-50 32-60 98-95 140-20 28-26 72-28 112v80h483z"
        className="fill-shoal"
      />
      <path
        d="M640 78c-70 20-100 66-150 90-50 22-56 76-95 104-45 30-52 86-82 118-20 26-30 56-34 90v80h361z"
        className="fill-shoal-deep"
      />
      <path
        d="M640 168c-40 18-50 52-84 64-34 12-26 48-56 62-30 16 0 44-20 66-24 28-60 32-80 70-8 18-12 32-14 50v80h254z"
        className="fill-land stroke-ink"
        strokeWidth="2"
      />
      <g fill="none" className="stroke-ink-soft" strokeWidth="1.2" strokeDasharray="7 5">
        <path d="M640 4C540 20 500 74 420 100c-80 26-90 98-140 128-50 32-60 98-95 140-20 28-26 72-28 112v80" />
        <path d="M640 78c-70 20-100 66-150 90-50 22-56 76-95 104-45 30-52 86-82 118-20 26-30 56-34 90v80" />
      </g>
      <g className="fill-ink-soft font-sans" fontSize="15" fontStyle="italic" textAnchor="middle">
        {SOUNDINGS.map((sounding) => (
          <text key={sounding.value} x={sounding.x} y={sounding.y}>
            {sounding.value}
          </text>
        ))}
      </g>
      <g className="fill-ink font-display" fontSize="21" fontStyle="italic">
        <text x="84" y="34">
          Rough water
        </text>
        <text x="584" y="490" textAnchor="end">
          Steady Harbor
        </text>
      </g>
      <g className="fill-ink font-sans" fontSize="15" fontWeight="800">
        <text x="202" y="388" transform="rotate(-56 202 388)">
          125
        </text>
        <text x="276" y="446" transform="rotate(-62 276 446)">
          100 mg/dL
        </text>
      </g>
      <Course />
      <Harbour />
      <Boat />
      <g transform="translate(22 362)">
        <CompassRose className="size-30" width="120" height="120" />
      </g>
    </svg>
  );
}
