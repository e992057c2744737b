import { BookmarkCheck, Lock, LockOpen, RefreshCw, Save, Shuffle } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { PlannedDish } from '#contract/meal-plans.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { usePerson } from '../../lib/person/person.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlanView } from '../../ui/meal-plan/plan-view.tsx';
import type { PlanAsk } from './plan-options.ts';
import { askForRest, askForSwap } from './plan-request.ts';
import { changePlanVisit, type ShownPlan } from './plan-visit.ts';
import { SaveDialog } from './save-dialog.tsx';

interface DishActionsProps {
  dish: PlannedDish;
  isLocked: boolean;
  /** While a plan is being made; the buttons stay, so that the focus does. */
  isBusy: boolean;
  onLock: () => void;
  onSwap: () => void;
}

/** Keeps a dish when the rest is made anew, or asks for another in its place. */
function DishActions({ dish, isLocked, isBusy, onLock, onSwap }: DishActionsProps) {
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <>
      <Button
        variant="ghost"
        className="px-2!"
        aria-pressed={isLocked}
        aria-disabled={isBusy || undefined}
        aria-label={`Keep ${dish.name}`}
        onClick={isBusy ? undefined : onLock}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isLocked ? 'Kept' : 'Keep'}
      </Button>
      <Button
        variant="ghost"
        className="px-2!"
        aria-disabled={isBusy || undefined}
        aria-label={`Swap ${dish.name}`}
        onClick={isBusy ? undefined : onSwap}
      >
        <Shuffle aria-hidden="true" className="size-5" />
        Swap
      </Button>
    </>
  );
}

interface PlanResultProps {
  shown: ShownPlan;
  isBusy: boolean;
  generate: (ask: PlanAsk) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const changeShown = (shown: ShownPlan, changes: Partial<ShownPlan>) =>
  changePlanVisit(browserStores(), { shown: { ...shown, ...changes } });

const toggledKey = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

function SaveOrSaved({ shown, isBusy }: Pick<PlanResultProps, 'shown' | 'isBusy'>) {
  const [isSaving, setSaving] = useState(false);
  if (shown.isSaved) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="kelp">
          <BookmarkCheck aria-hidden="true" className="size-4.5" />
          Saved
        </Badge>
        <ButtonLink to="/saved-meals" variant="ghost" className="px-2!">
          Saved Meals
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <Button disabled={isBusy} onClick={() => setSaving(true)}>
        <Save aria-hidden="true" className="size-5" />
        Save Plan
      </Button>
      {isSaving ? <SaveDialog shown={shown} onClose={() => setSaving(false)} /> : null}
    </>
  );
}

/** The plan as text, without the marks of Markdown. */
const PlanText = ({ text }: { text: string }) => (
  <section
    aria-label="Meal plan text"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable without a mouse.
    tabIndex={0}
    className="max-h-[300px] overflow-y-auto rounded-md border border-line bg-page p-4 whitespace-pre-wrap wrap-anywhere"
  >
    {text.replaceAll('*', '')}
  </section>
);

/** The plan's text, and the same plan dish by dish with what can be changed of it. */
export function PlanResult({ shown, isBusy, generate, headingRef }: PlanResultProps) {
  const { person } = usePerson();
  const { mealPlan, plan } = shown.answer;
  const dishes = plan.days.reduce((sum, day) => sum + day.dishes.length, 0);
  return (
    <div className="flex flex-col gap-4" aria-busy={isBusy}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 ref={headingRef} tabIndex={-1} className="text-xl">
          Your Keto Meal Plan
        </h3>
        <SaveOrSaved shown={shown} isBusy={isBusy} />
      </div>
      <PlanText text={mealPlan} />
      <PlanView
        plan={plan}
        unit={person.units.food}
        targets={dailyTargets(person)}
        openDay={shown.openDay}
        onOpenDay={(openDay) => changeShown(shown, { openDay })}
        dishActions={(dish) => (
          <DishActions
            dish={dish}
            isLocked={shown.locked.includes(dish.key)}
            isBusy={isBusy}
            onLock={() => changeShown(shown, { locked: toggledKey(shown.locked, dish.key) })}
            onSwap={() => generate(askForSwap(shown, dish.key))}
          />
        )}
      />
      <Button
        variant="secondary"
        aria-disabled={isBusy || shown.locked.length === dishes || undefined}
        onClick={isBusy || shown.locked.length === dishes ? undefined : () => generate(askForRest(shown))}
      >
        <RefreshCw aria-hidden="true" className="size-5" />
        {shown.locked.length > 0 ? 'Regenerate the rest' : 'Regenerate'}
      </Button>
    </div>
  );
}
