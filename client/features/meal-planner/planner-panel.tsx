import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { countText } from '../../lib/format/number-text.ts';
import { useStore } from '../../lib/hooks/create-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyGalley } from '../../ui/illustrations/empty-places.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { StageList } from '../../ui/stage-list.tsx';
import { PLAN_HEADING_ID, PlanResult } from './plan-result.tsx';
import { cancelPlan, PLAN_STAGES, useGenerate } from './plan-run.ts';
import { askForNew, changePlanVisit, type PlannedFrom, type PlanOptions, planVisit } from './plan-visit.ts';
import { RefusalNotice } from './refusal-notice.tsx';

const OptionsDialog = lazyComponent(() =>
  import('./options-dialog.tsx').then((module) => module.OptionsDialog),
);

const NAMES_SHOWN = 3;

export interface PlannerPanelProps {
  items: readonly PlannedFrom[];
  onAddFood: (examples: readonly string[]) => void;
  /** The plan stands open elsewhere on the page. */
  isPlanElsewhere?: boolean;
}

const NothingSelected = () => (
  <div className="flex flex-col items-center py-4 text-center">
    <EmptyGalley className="mb-3 h-32!" />
    <h3 className="text-lg">Select Items</h3>
    <p className="mt-1 text-ink-soft">
      Choose pantry items from the left to generate a personalized keto meal plan
    </p>
  </div>
);

function SelectedItems({ items }: { items: readonly PlannedFrom[] }) {
  const more = items.length - NAMES_SHOWN;
  return (
    <div>
      <p className="font-bold">
        {countText(items.length)} {items.length === 1 ? 'item' : 'items'} selected
      </p>
      <p className="text-ink-soft wrap-anywhere">
        {items
          .slice(0, NAMES_SHOWN)
          .map(({ productName }) => productName)
          .join(', ')}
        {more > 0 ? <span className="whitespace-nowrap"> +{countText(more)} more</span> : null}
      </p>
    </div>
  );
}

/** Once planning is over, the focus goes to what came of it, where the button that had it is gone. */
function useFocusOnResult(isBusy: boolean) {
  const resultRef = useRef<HTMLHeadingElement>(null);
  const startRef = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  // The result may come long after the press of the button, so no event is there to do it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasBusy.current && !isBusy && isLost) (resultRef.current ?? startRef.current)?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return { resultRef, startRef };
}

export function PlannerPanel({ items, onAddFood, isPlanElsewhere = false }: PlannerPanelProps) {
  const visit = useStore(planVisit);
  const { generate, stage } = useGenerate();
  const [isChoosing, setChoosing] = useState(false);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isBusy = stage !== null;
  const { resultRef, startRef } = useFocusOnResult(isBusy);
  if (items.length === 0 || !visit) return <NothingSelected />;
  const start = (options: PlanOptions) => {
    changePlanVisit({ options });
    setChoosing(false);
    generate(askForNew(options, items));
  };
  return (
    <div className="flex flex-col gap-4">
      <SelectedItems items={items} />
      <Button
        ref={startRef}
        variant="accent"
        size="lg"
        pendingLabel={isBusy ? 'Generating...' : undefined}
        onClick={() => setChoosing(true)}
        icon={Sparkles}
      >
        Generate Meal Plan
      </Button>
      {stage ? (
        <div>
          <StageList stages={PLAN_STAGES} current={stage} />
          <Button ref={cancelRef} variant="secondary" className="mt-2" onClick={cancelPlan}>
            Cancel
          </Button>
        </div>
      ) : null}
      {visit.refused ? (
        <RefusalNotice refused={visit.refused} onAddFood={onAddFood} headingRef={resultRef} />
      ) : null}
      {visit.shown && isPlanElsewhere ? (
        <Button variant="secondary" onClick={() => document.getElementById(PLAN_HEADING_ID)?.focus()}>
          Go to your meal plan
        </Button>
      ) : visit.shown ? (
        <PlanResult shown={visit.shown} headingRef={visit.refused ? { current: null } : resultRef} />
      ) : isBusy || visit.refused ? null : (
        <p className="text-ink-soft">Click "Generate Meal Plan" to create your personalized keto meal plan</p>
      )}
      {isChoosing ? (
        <OptionsDialog
          options={visit.options}
          onClose={() => setChoosing(false)}
          onGenerate={start}
          returnFocus={() => cancelRef.current ?? startRef.current}
        />
      ) : null}
    </div>
  );
}

/** The plan across the whole page, above the list it was made from; a new one is brought into view. */
export function OpenPlan() {
  const shown = useStore(planVisit)?.shown ?? null;
  const placeRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const seenKey = useRef(shown?.key);
  const key = shown?.key;
  // A plan comes long after the press of the button, so no event is there to go to it.
  useEffect(() => {
    const isNew = key !== undefined && key !== seenKey.current;
    seenKey.current = key;
    if (isNew && !placeRef.current?.contains(document.activeElement)) headingRef.current?.focus();
  }, [key]);
  if (!shown) return null;
  return (
    <section
      ref={placeRef}
      aria-labelledby={PLAN_HEADING_ID}
      className="mb-8 rounded-lg border-2 border-ink bg-card p-5 xl:p-7"
    >
      <PlanResult shown={shown} headingRef={headingRef} isOwnPart />
    </section>
  );
}
