import type { ReactNode } from 'react';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import { ALMONDS, FRUIT } from './example-values.ts';
import { MorningLine } from './morning-line.tsx';

interface SoundingProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One thing the app does: shown at work, then said. */
const Sounding = ({ title, text, children }: SoundingProps) => (
  <li className="flex flex-col overflow-hidden rounded-lg border-2 border-ink bg-card shadow-card">
    <div className="flex min-h-56 grow items-center justify-center border-b-2 border-ink bg-shoal px-5 py-6">
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
        A medium one has <strong>{FRUIT.banana.net} g net carbs</strong>: more than a strict keto day.
        Strawberries have {FRUIT.strawberries.net} g in 100 g.{' '}
        <span className="font-bold text-sea">[1] USDA</span>
      </p>
    </div>
  </div>
);

/** The product at work, in three pictures. */
export const Soundings = () => (
  <section aria-labelledby="soundings-title" className="mx-auto w-full max-w-7xl px-4 pt-14 sm:px-6">
    <h2 id="soundings-title" className="mb-6 text-3xl">
      Three soundings, and you know where you are
    </h2>
    <ul className="grid gap-5 lg:grid-cols-3">
      <Sounding title="Scan the label" text="Net carbs with every step shown, and a keto score from 0 to 10.">
        <Label />
      </Sounding>
      <Sounding title="Ask the Captain" text="Plain answers that name their sources, at any hour.">
        <Talk />
      </Sounding>
      <Sounding
        title="Watch the line"
        text="Glucose and ketones in ten seconds a morning, against your marks."
      >
        <MorningLine />
      </Sounding>
    </ul>
  </section>
);
