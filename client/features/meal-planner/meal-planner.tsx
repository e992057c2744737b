import { ChefHat } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
const OpenPlan = lazyComponent(() => import('./open-plan.tsx').then((module) => module.OpenPlan));
const PlannerPanel = lazyComponent(() => import('./planner-panel.tsx').then((module) => module.PlannerPanel));

const TITLE = 'AI Meal Planner';
/** Where the list's skip link leads. */
const PLANNER_ID = 'meal-planner';
/** As wide as the breakpoint `lg`: from there on the panel has room beside the list. */
const WIDE = '(min-width: 64rem)';

/** A panel beside the list. */
const SidePanel = (props: PlannerPanelProps) => (
  <section
    aria-labelledby={PLANNER_ID}
    className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-lg border-2 border-ink bg-card p-5"
  >
    <h2 id={PLANNER_ID} className="mb-3 flex items-center gap-2 text-2xl">
      <ChefHat aria-hidden="true" className="size-7 text-rose" />
      {TITLE}
    </h2>
    <PlannerPanel {...props} isPlanElsewhere />
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
        id={PLANNER_ID}
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

/**
 * The list with the planner: beside it on wide screens, where the plan opens above both, a sheet from the bottom on
 * small ones.
 */
export function MealPlanner({ children, ...props }: PlannerPanelProps & { children: ReactNode }) {
  useOpenPlanVisit();
  const isWide = useMedia(WIDE);
  return (
    <>
      {isWide && props.items.length > 0 ? <OpenPlan /> : null}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start lg:gap-8">
        {children}
        {isWide ? <SidePanel {...props} /> : <BottomBar {...props} />}
      </div>
    </>
  );
}
