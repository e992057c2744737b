import { createStore } from '../../lib/create-store.ts';
import { Button } from '../../ui/button.tsx';
import { SeaChart } from '../../ui/illustrations/sea-chart.tsx';

/** The landing page's mini chat: closed, choosing a goal, or showing answers to a first question. */
type CourseState = { kind: 'closed' } | { kind: 'goals' } | { kind: 'answer'; question: string };

export const courseStore = createStore<CourseState>({ kind: 'closed' });

export const Hero = () => (
  <section aria-labelledby="hero-title" className="px-3 pt-4 sm:px-6 sm:pt-6">
    <div className="neatline mx-auto max-w-7xl overflow-hidden bg-page">
      <div aria-hidden="true" className="scale-bar border-t-0" />
      <div className="grid lg:grid-cols-[1fr_1.08fr]">
        <div className="flex flex-col items-start justify-center gap-5 px-5 py-8 sm:px-10 lg:py-12">
          <p className="font-display text-lg italic text-rose sm:text-xl">Chart no. 1: metabolic health</p>
          <h1 id="hero-title" className="text-hero font-bold">
            Steady glucose is a harbor. Let us plot your way in.
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">
            Take a photo of a food label and see how it fits your day. Ask the Captain anything about keto.
            Keep what works. It's&nbsp;all&nbsp;free.
          </p>
          <Button variant="accent" size="lg" onClick={() => courseStore.set({ kind: 'goals' })}>
            Start Charting a Course Today
          </Button>
        </div>
        <SeaChart className="h-full w-full border-t-2 border-ink lg:border-t-0 lg:border-l-2" />
      </div>
      <div aria-hidden="true" className="scale-bar border-b-0" />
    </div>
  </section>
);
