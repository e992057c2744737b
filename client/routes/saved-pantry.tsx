import { useState } from 'react';
import { MealPlanner } from '../features/meal-planner/meal-planner.tsx';
import { forgetPlan } from '../features/meal-planner/plan-run.ts';
import { ImportOffer } from '../features/pantry/import-offer.tsx';
import { PantryList } from '../features/pantry/pantry-list.tsx';
import { useSelection, withAll } from '../features/pantry/selection.ts';
import { WaitingItems } from '../features/pantry/waiting-items.tsx';
import { isProvisional } from '../lib/changes/change.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Page } from '../ui/page.tsx';

const AddFoodDialog = lazyComponent(() =>
  import('../features/pantry/add-food/add-food-dialog.tsx').then((module) => module.AddFoodDialog),
);

export function SavedPantryPage() {
  const [selection, changeSelection] = useSelection(forgetPlan);
  /** What may be missing, where the planner said so; null while no food is being added. */
  const [missing, setMissing] = useState<readonly string[] | null>(null);
  const items = Array.from(selection, ([id, productName]) => ({ id, productName }));
  return (
    <Page heading="Saved Pantry" subtitle="Select items to generate keto meal plans" width="wide">
      <ImportOffer />
      <WaitingItems />
      <MealPlanner items={items} onAddFood={setMissing}>
        <PantryList selection={selection} onSelect={changeSelection} onAddFood={() => setMissing([])} />
      </MealPlanner>
      {missing ? (
        <AddFoodDialog
          suggestions={missing}
          onClose={() => setMissing(null)}
          onAdded={(item) => {
            // Asked for by the planner, it belongs to what is planned from.
            if (missing.length > 0 && !isProvisional(item.id))
              changeSelection((before) => withAll(before, [item]));
            setMissing(null);
          }}
        />
      ) : null}
    </Page>
  );
}
