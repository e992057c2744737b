import type { ReactNode } from 'react';
import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import { ALMONDS, FRUIT } from './example-values.ts';

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
const MorningLine = () => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT + 22}`}
    role="img"
    aria-label="Example of a log: fasting glucose comes down over two weeks, from above 120 to below 100 milligrams per deciliter."
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
      Example: fasting glucose
    </text>
  </svg>
);

interface SoundingProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One thing the app does: shown at work, then said. */
const Sounding = ({ title, text, children }: SoundingProps) => (
  <li className="row-span-2 grid grid-cols-1 grid-rows-subgrid gap-0 overflow-hidden rounded-lg border-2 border-ink bg-card shadow-card">
    <div className="flex min-h-56 items-center justify-center border-b-2 border-ink bg-shoal px-5 py-6">
      {children}
    </div>
    <div className="px-5 pb-6 pt-4">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
  </li>
);

const Label = () => (
  <div className="flex items-center gap-4">
    <div className="w-36 -rotate-2 border-2 border-ink bg-card p-2.5 text-small leading-snug shadow-card">
      <p className="border-b-4 border-ink pb-1 font-extrabold">Almonds, {ALMONDS.grams} g</p>
      <p className="flex justify-between border-b border-line pt-1">
        <span>Total carbs</span> {ALMONDS.carbs} g
      </p>
      <p className="flex justify-between border-b border-line">
        <span>Fiber</span> −{ALMONDS.fiber} g
      </p>
      <p className="mt-1 flex justify-between bg-rose-wash font-extrabold text-rose">
        <span>Net carbs</span> {ALMONDS.net} g
      </p>
    </div>
    <ScoreGauge score={ALMONDS.score} rating={ALMONDS.rating} className="w-28 shrink-0" />
  </div>
);

const Talk = () => (
  <div className="flex w-full max-w-80 flex-col gap-3">
    <p className="self-end rounded-lg rounded-br-sm bg-sea px-4 py-2 text-on-sea">Is a banana keto?</p>
    <div className="flex gap-2.5">
      <Captain className="size-10" />
      <p className="rounded-lg rounded-tl-sm border border-line-strong bg-card px-3 py-2 text-small">
        A medium one has <strong>{FRUIT.banana.net} g net carbs</strong>: more than strict keto allows in a
        whole day. Strawberries have {FRUIT.strawberries.net} g per 100&nbsp;g.{' '}
        <span className="font-bold text-sea">[1] USDA</span>
      </p>
    </div>
  </div>
);

export const Soundings = () => (
  <section aria-labelledby="soundings-title" className="mx-auto w-full max-w-7xl px-4 pt-14 sm:px-6">
    <h2 id="soundings-title" className="mb-6 text-3xl">
      Three quick checks show you where you stand
    </h2>
    <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      <Sounding
        title="Scan the label"
        text="Net carbs with the math shown, and a keto score from 0 to 10. Ten fits keto best."
      >
        <Label />
      </Sounding>
      <Sounding title="Ask the Captain" text="Plain answers with their sources, at any hour.">
        <Talk />
      </Sounding>
      <Sounding
        title="Watch the trend"
        text="Log your glucose and ketones (the fuel your body makes from fat) in ten seconds each morning, and see how they compare with your targets."
      >
        <MorningLine />
      </Sounding>
    </ul>
  </section>
);
