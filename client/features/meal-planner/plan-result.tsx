import { ChevronDown, Copy, Download, Lock, LockOpen, RefreshCw, Shuffle } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import type { PlannedDish } from '#contract/meal-plans.ts';
import { planFileName } from '#domain/meal-plan-text/plan-file-name.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { copyText, downloadFile } from '../../lib/browser/export-text.ts';
import { usePerson } from '../../lib/person/person.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { PlanView } from '../../ui/meal-plan/plan-view.tsx';
import { SavePlan, suggestedTitle } from '../../ui/meal-plan/save-plan.tsx';
import { useGenerate } from './plan-run.ts';
import {
  askForRest,
  askForSwap,
  changePlanVisit,
  type PlanAsk,
  planVisit,
  type ShownPlan,
} from './plan-visit.ts';

export const PLAN_HEADING_ID = 'your-keto-meal-plan';

const GhostButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="ghost" className="px-2!" {...props} />
);

interface PlanResultProps {
  shown: ShownPlan;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** A part of the page by itself, and not of the planner's panel. */
  isOwnPart?: boolean;
}

const changeShown = (shown: ShownPlan, changes: Partial<ShownPlan>) =>
  changePlanVisit({ shown: { ...shown, ...changes } });

interface DishActionsProps {
  dish: PlannedDish;
  shown: ShownPlan;
  isBusy: boolean;
  generate: (ask: PlanAsk) => void;
}

/** Keeps a dish when the rest is made anew, or asks for another in its place; while busy, they keep the focus. */
function DishActions({ dish: { key, name }, shown, isBusy, generate }: DishActionsProps) {
  const isLocked = shown.locked.includes(key);
  const others = shown.locked.filter((one) => one !== key);
  return (
    <>
      <GhostButton
        aria-pressed={isLocked}
        aria-disabled={isBusy}
        aria-label={`Keep ${name}`}
        onClick={() => changeShown(shown, { locked: isLocked ? others : [...others, key] })}
        icon={isLocked ? Lock : LockOpen}
      >
        {isLocked ? 'Kept' : 'Keep'}
      </GhostButton>
      <GhostButton
        aria-disabled={isBusy}
        aria-label={`Swap ${name}`}
        onClick={() => generate(askForSwap(shown, key))}
        icon={Shuffle}
      >
        Swap
      </GhostButton>
    </>
  );
}

/** The plan that is shown now may be another one. */
function markSaved({ key }: ShownPlan) {
  const now = planVisit.get()?.shown;
  if (now?.key === key) changePlanVisit({ shown: { ...now, isSaved: true } });
}

/** A text up to here is read at a glance; a longer one is folded. */
const SHORT_TEXT = 600;

const PlanText = ({ text }: { text: string }) => (
  <details open={text.length <= SHORT_TEXT} className="group">
    <summary className="-mx-2 flex min-h-touch list-none items-center gap-2 rounded-md px-2 font-bold text-sea hover:bg-shoal [&::-webkit-details-marker]:hidden">
      The plan as text
      <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <section
      aria-label="Meal plan text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable without a mouse.
      tabIndex={0}
      className="max-h-[300px] overflow-y-auto rounded-md border border-line bg-page p-4 whitespace-pre-wrap wrap-anywhere"
    >
      {text}
    </section>
  </details>
);

export function PlanResult({ shown, headingRef, isOwnPart = false }: PlanResultProps) {
  const { person } = usePerson();
  const { generate, stage } = useGenerate();
  const isBusy = stage !== null;
  const { plan, mealPlan } = shown.answer;
  /** Without the marks of Markdown. */
  const text = mealPlan.replaceAll('*', '');
  const exportText = () => {
    downloadFile(planFileName(suggestedTitle(plan)), 'text/plain;charset=utf-8', text);
    toast({ title: 'Meal plan exported successfully!' });
  };
  const Heading = isOwnPart ? 'h2' : 'h3';
  const dishes = plan.days.flatMap((day) => day.dishes).length;
  return (
    <div className="@container flex flex-col gap-4" aria-busy={isBusy}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading
          ref={headingRef}
          id={PLAN_HEADING_ID}
          tabIndex={-1}
          className="scroll-mt-28 text-xl lg:text-2xl"
        >
          Your Keto Meal Plan
        </Heading>
        <div className="flex flex-wrap items-center gap-1">
          <SavePlan
            unsaved={shown}
            isSaved={shown.isSaved}
            onSaved={() => markSaved(shown)}
            isBusy={isBusy}
          />
          <GhostButton icon={Copy} onClick={() => copyText(text, 'Meal plan copied to clipboard!')}>
            Copy
          </GhostButton>
          <GhostButton icon={Download} onClick={exportText}>
            Export
          </GhostButton>
        </div>
      </div>
      <PlanView
        plan={plan}
        unit={person.units.food}
        headingLevel={isOwnPart ? 'h3' : 'h4'}
        targets={dailyTargets(person)}
        openDay={shown.openDay}
        onOpenDay={(openDay) => changeShown(shown, { openDay })}
        dishActions={(dish) => <DishActions dish={dish} shown={shown} isBusy={isBusy} generate={generate} />}
      />
      <Button
        variant="secondary"
        className="@3xl:self-start"
        aria-disabled={isBusy || shown.locked.length === dishes}
        onClick={() => generate(askForRest(shown))}
        icon={RefreshCw}
      >
        {shown.locked.length > 0 ? 'Regenerate the rest' : 'Regenerate'}
      </Button>
      <PlanText text={text} />
    </div>
  );
}
