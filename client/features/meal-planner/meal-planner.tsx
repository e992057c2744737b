import { ChefHat } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { countText } from '../../lib/format/number-text.ts';
import { useStore } from '../../lib/hooks/create-store.ts';
import { useMedia } from '../../lib/hooks/use-media.ts';
import { usePageMark } from '../../lib/hooks/use-page-mark.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { planStage } from './plan-run.ts';
import { planVisit, readPlanVisit } from './plan-visit.ts';
import type { PlannerPanelProps } from './planner-panel.tsx';

/** Not there at first: on small screens the panel opens with a press. */
const OpenPlan = lazyComponent(() => import('./planner-panel.tsx').then((module) => module.OpenPlan));
const PlannerPanel = lazyComponent(() => import('./planner-panel.tsx').then((module) => module.PlannerPanel));

const TITLE = 'AI Meal Planner';
/** Where the list's skip link leads. */
const PLANNER_ID = 'meal-planner';
/** As wide as the breakpoint `lg`: from there on the panel has room beside the list. */
const WIDE = '(min-width: 64rem)';

const SidePanel = (props: PlannerPanelProps) => (
  <section
    aria-labelledby={PLANNER_ID}
    className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-lg border-2 border-ink bg-card p-5"
  >
    <h2 id={PLANNER_ID} className="mb-3 flex items-center gap-2 text-2xl">
      <ChefHat className="size-7 text-rose" />
      {TITLE}
    </h2>
    <PlannerPanel {...props} isPlanElsewhere />
  </section>
);

function BottomBar(props: PlannerPanelProps) {
  usePageMark('bottomBar');
  const [isOpen, setOpen] = useState(false);
  const stage = useStore(planStage);
  const shown = useStore(planVisit)?.shown;
  const selected = props.items.length;
  const readyWords = shown ? ' · plan ready' : '';
  const stageWords = stage ? ' · Generating...' : readyWords;
  return (
    <>
      <section
        id={PLANNER_ID}
        aria-label={TITLE}
        className="fixed inset-x-0 bottom-0 z-15 flex items-center justify-between gap-3 border-t-2 border-ink bg-card px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float"
      >
        <p className="font-bold">
          {selected === 0 ? 'Select Items' : `${countText(selected)} selected${stageWords}`}
        </p>
        <Button variant="accent" className="whitespace-nowrap" onClick={() => setOpen(true)} icon={ChefHat}>
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
  const { user } = useSession();
  // Read anew for every visit of the page: at logout the browser's storage was emptied. It stands above all that
  // follows `planVisit`.
  useState(() => planVisit.set(readPlanVisit(user ? String(user.id) : '')));
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
