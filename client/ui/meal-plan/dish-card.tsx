import clsx from 'clsx';
import { ChevronDown, Clock, CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanIngredient, PlannedDish } from '#contract/meal-plans.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { Badge } from '../badge.tsx';
import { PlanValuesList } from './day-sums.tsx';
import { amountText, gramsText } from './plan-words.ts';

interface DishCardProps {
  dish: PlannedDish;
  unit: FoodWeightUnit;
  /** Its color in the picture of the day's net carbs. */
  tone?: string;
  /** Level under the heading that stands above. */
  headingLevel?: 'h3' | 'h4' | 'h5';
  /** Whether amounts and steps are unfolded from the start. */
  isOpen?: boolean;
  /** Buttons for this dish. */
  actions?: ReactNode;
  /** Behind an ingredient's name; without it extras are marked. */
  ingredientMark?: (ingredient: PlanIngredient) => ReactNode;
}

/** Marks what does not come from the pantry: to be bought, or a staple such as oil. */
const extraMark = ({ pantryItemId, isStaple }: PlanIngredient) =>
  pantryItemId !== null ? null : isStaple ? <Badge>On hand</Badge> : <Badge tone="amber">Extra</Badge>;

function Ingredients({ dish, unit, ingredientMark }: DishCardProps) {
  return (
    <ul aria-label={`Ingredients of ${dish.name}`} className="flex flex-col">
      {dish.ingredients.map((one) => (
        <li
          key={`${one.pantryItemId} ${one.name}`}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
        >
          <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
            {sentenceStart(one.name)} {ingredientMark?.(one) ?? extraMark(one)}
          </span>
          <span className="font-bold">{amountText(one, unit)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "Salmon 160 g, avocado 100 g": what is on the plate, at a glance. No line ends between a number and its unit. */
const weightsText = ({ ingredients }: PlannedDish, unit: FoodWeightUnit) =>
  sentenceStart(
    ingredients
      .map(({ name, grams }) => `${name} ${weightText(grams, unit).replaceAll(' ', '\u00a0')}`)
      .join(', '),
  );

/** One dish: what it takes, how it is cooked, what it comes to. Names and steps are plain text. */
export function DishCard(props: DishCardProps) {
  const { dish, unit, tone, headingLevel: Heading = 'h4', isOpen = false, actions } = props;
  const facts = [...dish.tags, ...dish.equipment];
  return (
    <article
      aria-label={`${dish.meal}: ${dish.name}`}
      className="rounded-md border-2 border-line bg-card p-4 print:break-inside-avoid @3xl:has-[details[open]]:col-span-full"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="font-bold text-rose">{dish.meal}</p>
        <p className="flex items-center gap-1.5 text-small text-ink-soft">
          <Clock className="size-4.5" />
          {dish.minutes} minutes
        </p>
      </div>
      <Heading className="text-lg wrap-anywhere">{dish.name}</Heading>
      <p className="mt-1 flex items-center gap-2">
        {tone ? (
          <span
            aria-hidden="true"
            className={clsx(
              'size-3.5 shrink-0 rounded-full border-2 border-ink forced-color-adjust-none',
              tone,
            )}
          />
        ) : null}
        <strong>{gramsText(dish.totals.netCarbs)} net carbs</strong>
      </p>
      {isOpen ? null : <p className="mt-1 text-ink-soft wrap-anywhere">{weightsText(dish, unit)}</p>}
      <details open={isOpen} className="group mt-1">
        <summary className="-mx-2 flex min-h-touch list-none items-center gap-2 rounded-md px-2 font-bold text-sea hover:bg-shoal [&::-webkit-details-marker]:hidden">
          Amounts and steps
          <ChevronDown className="size-5 transition-transform group-open:rotate-180 print:hidden" />
        </summary>
        <div className="mt-1 flex flex-col gap-4">
          <div className="grid gap-4 @3xl:grid-cols-2 @3xl:gap-8">
            <Ingredients {...props} />
            <ol aria-label={`Steps of ${dish.name}`} className="flex list-decimal flex-col gap-2 pl-6">
              {dish.steps.map((step) => (
                <li key={step} className="marker:font-extrabold marker:text-rose">
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <PlanValuesList values={dish.totals} />
          {facts.length > 0 ? (
            <p className="flex gap-2 text-small text-ink-soft">
              <CookingPot className="mt-0.5 size-5 shrink-0" />
              {facts.join(', ')}
            </p>
          ) : null}
        </div>
      </details>
      {actions ? <div className="mt-2 -ml-2 flex flex-wrap gap-1 print:hidden">{actions}</div> : null}
    </article>
  );
}
