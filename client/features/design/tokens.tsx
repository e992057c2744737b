import { useState } from 'react';
import { Captain, type CaptainMood } from '../../ui/illustrations/captain.tsx';
import { CompassRose } from '../../ui/illustrations/compass-rose.tsx';
import { BlankLog, EmptyCrate, EmptyGalley, Spyglass } from '../../ui/illustrations/empty-places.tsx';
import { LogoMark } from '../../ui/illustrations/logo-mark.tsx';
import { SeaChart } from '../../ui/illustrations/sea-chart.tsx';
import { BrokenRudder, FogBank } from '../../ui/illustrations/trouble.tsx';
import { UnchartedSea } from '../../ui/illustrations/uncharted-sea.tsx';
import { WaveDivider } from '../../ui/illustrations/wave-divider.tsx';

/** Each meaning with the grounds it is written on. */
const PAIRS: readonly { ink: string; grounds: readonly string[] }[] = [
  { ink: 'ink', grounds: ['page', 'card', 'shoal', 'land'] },
  { ink: 'ink-soft', grounds: ['page', 'card', 'shoal', 'land'] },
  { ink: 'sea', grounds: ['page', 'card', 'shoal'] },
  { ink: 'rose', grounds: ['page', 'card', 'rose-wash'] },
  { ink: 'kelp', grounds: ['card', 'kelp-wash'] },
  { ink: 'lagoon', grounds: ['card', 'lagoon-wash'] },
  { ink: 'amber', grounds: ['card', 'amber-wash'] },
  { ink: 'coral', grounds: ['card', 'coral-wash'] },
  { ink: 'on-sea', grounds: ['sea'] },
  { ink: 'on-rose', grounds: ['rose'] },
  { ink: 'on-coral', grounds: ['coral'] },
];

/** Relative luminance of "rgb(r, g, b)", WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
    const part = Number(text) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of an element's text with its own ground, 1 to 21. */
function contrastOf(element: HTMLElement): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function Pair({ ink, ground }: { ink: string; ground: string }) {
  const [contrast, setContrast] = useState<number | null>(null);
  return (
    <div
      // What the browser made of both tokens can only be read once it has drawn them.
      ref={(element) => {
        if (element) setContrast(contrastOf(element));
      }}
      style={{ color: `var(--color-${ink})`, background: `var(--color-${ground})` }}
      className="flex justify-between gap-3 rounded-md border border-line px-3 py-2"
    >
      <span>
        {ink} on {ground}
      </span>
      <strong className="tabular-nums">{contrast?.toFixed(1)}</strong>
    </div>
  );
}

export const Colors = () => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-2">
    {PAIRS.flatMap(({ ink, grounds }) =>
      grounds.map((ground) => <Pair key={`${ink} ${ground}`} ink={ink} ground={ground} />),
    )}
  </div>
);

const SIZES = ['hero', '3xl', '2xl', 'xl', 'lg', 'base', 'small'] as const;

export const TypeScale = () => (
  <div className="flex flex-col gap-3">
    {SIZES.map((size) => (
      <p key={size} className="flex flex-wrap items-baseline gap-x-5">
        <span className="w-16 text-small text-ink-soft">{size}</span>
        <span
          className={
            size.length > 2 && size !== 'base' && size !== 'small' ? 'font-display font-semibold' : ''
          }
          style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}
        >
          Steady as she goes, 94 mg/dL
        </span>
      </p>
    ))}
  </div>
);

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

export const Spacing = () => (
  <ul className="flex flex-wrap items-end gap-4">
    {STEPS.map((step) => (
      <li key={step} className="text-center text-small text-ink-soft">
        <span
          aria-hidden="true"
          className="mx-auto block bg-rose"
          style={{ width: `calc(var(--spacing) * ${step})`, height: `calc(var(--spacing) * ${step})` }}
        />
        {step}
      </li>
    ))}
  </ul>
);

const MOODS: readonly CaptainMood[] = ['calm', 'cheerful', 'thinking', 'concerned', 'proud', 'asleep'];
const DRAWINGS = { EmptyCrate, EmptyGalley, BlankLog, Spyglass, FogBank, BrokenRudder };

export const Captains = () => (
  <div className="flex flex-wrap gap-6">
    {MOODS.map((mood) => (
      <figure key={mood} className="text-center">
        <Captain mood={mood} className="size-28" />
        <figcaption>{mood}</figcaption>
      </figure>
    ))}
  </div>
);

export const Drawings = () => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-5">
    {Object.entries(DRAWINGS).map(([name, Drawn]) => (
      <figure key={name} className="flex flex-col items-center">
        <Drawn />
        <figcaption className="text-small text-ink-soft">{name}</figcaption>
      </figure>
    ))}
  </div>
);

export const Charts = () => (
  <div className="flex flex-col gap-5">
    <div className="flex items-center gap-6">
      <LogoMark className="size-16" />
      <CompassRose className="size-28" />
    </div>
    <SeaChart className="h-80 w-full rounded-md border-2 border-ink" />
    <UnchartedSea className="w-full rounded-md border-2 border-ink" />
    <div className="bg-card text-shoal">
      <WaveDivider />
    </div>
  </div>
);
