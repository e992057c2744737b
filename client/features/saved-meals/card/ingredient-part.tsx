import { Check, Plus, X } from 'lucide-react';
import type { PantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { PantryKnown } from '../use-saved-plans.ts';

const ROW = 'flex items-start gap-2.5 border-b border-line py-1.5 last:border-b-0';
const MARK = 'mt-0.5 size-5 shrink-0';

/** What the plan takes from the pantry; what is gone since is struck through. */
export const OwnIngredients = ({ own: { items, available } }: { own: PantryIngredients }) => (
  <section>
    <h3 className="text-lg">
      Ingredients from Your Pantry ({available}/{items.length} available)
    </h3>
    <ul className="mt-1 flex flex-col">
      {items.map(({ id, name, isAvailable }) => (
        <li key={id} className={ROW}>
          {isAvailable ? (
            <Check aria-hidden="true" className={`${MARK} text-kelp`} />
          ) : (
            <X aria-hidden="true" className={`${MARK} text-coral`} />
          )}
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {isAvailable ? (
              <span className="wrap-anywhere">{name}</span>
            ) : (
              <del className="text-ink-soft wrap-anywhere">{name}</del>
            )}
            {isAvailable ? null : <Badge tone="coral">Not in pantry</Badge>}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

export const SuggestedIngredients = ({ names }: { names: readonly string[] }) => (
  <section>
    <h3 className="text-lg">Additional Ingredients Suggested ({names.length})</h3>
    <p className="text-small text-ink-soft">
      Ingredients mentioned in the meal plan that aren't in your current pantry
    </p>
    <ul className="mt-1 flex flex-col">
      {names.map((name) => (
        <li key={name} className={ROW}>
          <Plus aria-hidden="true" className={`${MARK} text-lagoon`} />
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="wrap-anywhere">{name}</span>
            <Badge tone="lagoon">Suggested</Badge>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** In place of both while nobody knows what the pantry holds. */
export const PantryUnknown = ({ pantry }: { pantry: PantryKnown }) =>
  pantry.error ? (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>Your pantry could not be loaded, so what is still there is not known.</p>
      <Button variant="secondary" onClick={pantry.retry}>
        Try again
      </Button>
    </div>
  ) : (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Spinner />
      Looking into your pantry...
    </p>
  );
