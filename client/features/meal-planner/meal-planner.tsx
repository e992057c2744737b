import { ChefHat } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { countText } from '../../lib/number-text.ts';
import { useMedia } from '../../lib/use-media.ts';
import { usePageMark } from '../../lib/use-page-mark.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { planStage } from './plan-run.ts';
import { planVisit } from './plan-visit.ts';
import type { PlannerPanelProps } from './planner-panel.tsx';
import { useOpenPlanVisit } from './use-planner.ts';

/** On small screens it is not there at first. */
const PlannerPanel = lazyComponent(() => import('./planner-panel.tsx').then((module) => module.PlannerPanel));

const TITLE = 'AI Meal Planner';
/** As wide as the breakpoint `lg`: from there on the panel has room beside the list. */
const WIDE = '(min-width: 64rem)';

/** A panel beside the list. */
const SidePanel = (props: PlannerPanelProps) => (
  <section
    aria-labelledby="meal-planner"
    className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-lg border-2 border-ink bg-card p-5"
  >
    <h2 id="meal-planner" className="mb-3 flex items-center gap-2 text-2xl">
      <ChefHat aria-hidden="true" className="size-7 text-rose" />
      {TITLE}
    </h2>
    <PlannerPanel {...props} />
  </section>
);

/** What the bar says of the state of things. */
function useBarText(selected: number): string {
  const stage = useStore(planStage);
  const shown = useStore(planVisit)?.shown;
  if (selected === 0) return 'Select Items';
  const count = `${countText(selected)} selected`;
  if (stage) return `${count} · Generating...`;
  return shown ? `${count} · plan ready` : count;
}

/** A bar at the bottom of small screens that opens the panel as a sheet. */
function BottomBar(props: PlannerPanelProps) {
  usePageMark('bottomBar');
  const [isOpen, setOpen] = useState(false);
  const text = useBarText(props.items.length);
  return (
    <>
      <section
        aria-label={TITLE}
        className="fixed inset-x-0 bottom-0 z-15 flex items-center justify-between gap-3 border-t-2 border-ink bg-card px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float"
      >
        <p className="font-bold">{text}</p>
        <Button variant="accent" className="whitespace-nowrap" onClick={() => setOpen(true)}>
          <ChefHat aria-hidden="true" className="size-5" />
          Meal Planner
        </Button>
      </section>
      <Sheet open={isOpen} onOpenChange={setOpen} side="bottom" title={TITLE}>
        <PlannerPanel
          {...props}
          onAddFood={(examples) => {
            setOpen(false);
            props.onAddFood(examples);
          }}
        />
      </Sheet>
    </>
  );
}

/** The planner: beside the list on wide screens, a sheet from the bottom on small ones. */
export function MealPlanner(props: PlannerPanelProps) {
  useOpenPlanVisit();
  const isWide = useMedia(WIDE);
  return isWide ? <SidePanel {...props} /> : <BottomBar {...props} />;
}
