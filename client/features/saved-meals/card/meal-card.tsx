import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { pantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { holdPlace } from '../../../lib/browser/hold-place.ts';
import { formatMoment } from '../../../lib/format/date-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/controls.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { gramsText, planBadge } from '../../../ui/meal-plan/plan-words.ts';
import { WaitingMark } from '../../../ui/waiting-mark.tsx';
import { useDeletePlan } from '../plan-changes.tsx';
import { mealTypesOf } from '../plan-list.ts';
import { CardActions, type CardEvents } from './card-actions.tsx';
import { CardBody } from './card-body.tsx';

interface MealCardProps extends CardEvents {
  plan: SavedMealPlan;
  servings: number;
  onServings: (planId: number, servings: number) => void;
  zone: string;
  isSelected: boolean;
  onToggle: (planId: number) => void;
  isOpen: boolean;
  onOpen: (planId: number) => void;
}

/** Of the part of the page with the cards. */
export const PLANS_ID = 'saved-plans';

const BADGE_TONE = { basic: 'kelp', enhanced: 'lagoon', advanced: 'rose' } as const;

/** What is counted, on the plan's fullest day; null for a plan of text alone. */
function netCarbsText({ plan }: SavedMealPlan): string | null {
  if (plan === null) return null;
  const most = gramsText(Math.max(...plan.days.map(({ totals }) => totals.netCarbs)));
  return plan.days.length > 1 ? `at most ${most} net carbs a day` : `${most} net carbs`;
}

const ingredientsText = (count: number) => (count === 1 ? '1 ingredient' : `${count} ingredients`);

interface HeadProps extends MealCardProps {
  bodyId: string;
  own: number;
}

function Head({ plan, zone, isOpen, onOpen, bodyId, own }: HeadProps) {
  const netCarbs = netCarbsText(plan);
  return (
    <div className="min-w-0 grow">
      <h2 className="text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onOpen(plan.id)}
          className="-mx-2 flex min-h-touch w-[calc(100%+1rem)] items-center justify-between gap-3 rounded-md px-2 text-left hover:bg-shoal"
        >
          <span className="min-w-0 wrap-anywhere">{plan.title}</span>
          <ChevronDown
            className={clsx(
              'size-6 shrink-0 transition-transform duration-200 print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <p className="text-ink-soft">
        <time dateTime={plan.createdAt}>{formatMoment(plan.createdAt, zone)}</time> ·{' '}
        <span className="whitespace-nowrap">{ingredientsText(own)}</span>
        {netCarbs === null ? null : (
          <>
            {' '}
            · <span className="inline-block">{netCarbs}</span>
          </>
        )}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Badge tone={BADGE_TONE[plan.mealPlanType]}>{planBadge(plan.mealPlanType)}</Badge>
        {mealTypesOf(plan.mealTypes).map((meal) => (
          <Badge key={meal}>{meal}</Badge>
        ))}
        <WaitingMark lane="plan" id={plan.id} />
      </div>
    </div>
  );
}

export const MealCard = memo(function MealCard(props: MealCardProps) {
  const { plan, servings, isSelected, isOpen } = props;
  const bodyId = useId();
  const own = useMemo(() => pantryIngredients(plan, []).items.map(({ id }) => id), [plan]);
  const deletion = useDeletePlan(plan, own);
  return (
    <article
      aria-label={plan.title}
      aria-busy={deletion.isDeleting || undefined}
      className={clsx(
        'rounded-lg border-2 bg-card p-4 sm:p-5',
        isSelected ? 'border-sea outline-2 outline-sea' : 'border-line',
      )}
    >
      <div className="flex gap-3">
        <Checkbox
          hideLabel
          label={`Select ${plan.title}`}
          checked={isSelected}
          onChange={() => props.onToggle(plan.id)}
          className="-ml-1 justify-center self-start print:hidden"
        />
        <Head {...props} bodyId={bodyId} own={own.length} />
      </div>
      <div className="mt-1.5 -ml-2.5 sm:ml-11">
        <CardActions
          plan={plan}
          servings={servings}
          zone={props.zone}
          isDeleting={deletion.isDeleting}
          onRename={props.onRename}
          onPrint={props.onPrint}
          onShop={props.onShop}
          onDelete={() => {
            holdPlace(PLANS_ID);
            deletion.ask();
          }}
        />
      </div>
      {isOpen ? (
        <div id={bodyId} className="mt-4 border-t border-line pt-4">
          <CardBody plan={plan} servings={servings} onServings={(next) => props.onServings(plan.id, next)} />
        </div>
      ) : null}
      <ConfirmDialog
        open={deletion.isAsking}
        onOpenChange={deletion.cancel}
        title="Delete this meal plan?"
        confirmLabel="Delete"
        onConfirm={deletion.confirm}
      >
        You can't undo this.
      </ConfirmDialog>
    </article>
  );
});
