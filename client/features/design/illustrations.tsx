import { Captain, type CaptainMood } from '../../ui/illustrations/captain.tsx';
import { CompassRose } from '../../ui/illustrations/compass-rose.tsx';
import { BlankLog, EmptyCrate, EmptyGalley, Spyglass } from '../../ui/illustrations/empty-places.tsx';
import { LogoMark } from '../../ui/illustrations/logo-mark.tsx';
import { SeaChart } from '../../ui/illustrations/sea-chart.tsx';
import { BrokenRudder, FogBank } from '../../ui/illustrations/trouble.tsx';
import { UnchartedSea } from '../../ui/illustrations/uncharted-sea.tsx';
import { WaveDivider } from '../../ui/illustrations/wave-divider.tsx';

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
