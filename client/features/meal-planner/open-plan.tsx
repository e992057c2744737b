import { useEffect, useRef } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { PLAN_HEADING_ID, PlanResult } from './plan-result.tsx';
import { useGenerate } from './plan-run.ts';
import { planVisit } from './plan-visit.ts';

/** The plan across the whole page, above the list it was made from; a new one is brought into view. */
export function OpenPlan() {
  const shown = useStore(planVisit)?.shown ?? null;
  const { generate, stage } = useGenerate();
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
      <PlanResult
        shown={shown}
        isBusy={stage !== null}
        generate={generate}
        headingRef={headingRef}
        isOwnPart
      />
    </section>
  );
}
