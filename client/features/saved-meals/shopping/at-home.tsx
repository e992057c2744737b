import { House } from 'lucide-react';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { pantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { allIngredients, type PantryNow } from '#domain/meal-plan-text/readable-plan.ts';
import type { ShoppedPlan } from '#domain/meal-plan-text/shopping-list.ts';
import { Badge } from '../../../ui/badge.tsx';

interface AtHome {
  readonly id: number;
  readonly name: string;
  /** Grams that the plans take; null where a plan tells no amounts. */
  readonly needed: number | null;
  /** Grams at hand; null where nobody said. */
  readonly atHand: number | null;
}

/** Grams of one pantry item in one plan; null for a plan of text alone. */
function neededOf({ plan: { plan }, servings = 1 }: ShoppedPlan, id: number): number | null {
  if (!plan) return null;
  const own = allIngredients(plan).filter(({ pantryItemId }) => pantryItemId === id);
  return own.reduce((sum, { grams }) => sum + grams, 0) * servings;
}

/** What the plans take from the pantry, with how much of it is there: nobody buys what stands at home. */
export function atHome(plans: readonly ShoppedPlan[], pantry: readonly PantryNow[]): AtHome[] {
  const amounts = new Map(pantry.map(({ id, amountAtHand }) => [id, amountAtHand ?? null]));
  const uses = plans.flatMap((shopped) =>
    pantryIngredients(shopped.plan, pantry)
      .items.filter(({ isAvailable }) => isAvailable)
      .map(({ id, name }) => ({ id, name, grams: neededOf(shopped, id) })),
  );
  return [...Map.groupBy(uses, ({ id }) => id)].map(([id, same]) => {
    const tenths = amounts.get(id) ?? null;
    const isWeighed = same.every(({ grams }) => grams !== null);
    return {
      id,
      name: same[0]?.name ?? '',
      needed: isWeighed ? same.reduce((sum, { grams }) => sum + (grams ?? 0), 0) : null,
      atHand: tenths === null ? null : tenths / 10,
    };
  });
}

function amountWords({ needed, atHand }: AtHome, unit: FoodWeightUnit): string {
  const need = needed === null ? '' : `${weightText(needed, unit)} needed, `;
  if (atHand === null) return `${need}check that you have enough`;
  return `${need}${weightText(atHand, unit)} on hand`;
}

const isShort = ({ needed, atHand }: AtHome) => needed !== null && atHand !== null && atHand < needed;

/** What the plans take from the pantry; it is not on the list, or only what is lacking. */
export const AtHomeList = ({ items, unit }: { items: readonly AtHome[]; unit: FoodWeightUnit }) =>
  items.length === 0 ? null : (
    <section className="mt-4 rounded-lg border-2 border-line p-4 print:break-inside-avoid">
      <h2 className="flex items-center gap-2 text-lg">
        <House className="size-5 shrink-0 text-kelp" />
        In your pantry ({items.length})
      </h2>
      <ul className="mt-1 flex flex-col">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
          >
            <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {item.name}
              {isShort(item) ? <Badge tone="amber">Not enough</Badge> : null}
            </span>
            <span className="text-ink-soft">{amountWords(item, unit)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
