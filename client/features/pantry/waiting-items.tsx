import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { holdPlace } from '../../lib/browser/hold-place.ts';
import { useLaneChanges } from '../../lib/changes/changes.ts';
import { usePerson } from '../../lib/person/person.ts';
import { IconButton } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import { pendingItems, useDeleteItem } from './item-changes.ts';
import { summaryLine } from './item-texts.ts';

const EditDialog = lazyComponent(() => import('./edit-dialog.tsx').then((module) => module.EditDialog));

const HEADING_ID = 'waiting-items';

/** Foods that were saved without a network; nothing where there are none. They join the list once they are sent. */
export function WaitingItems() {
  const items = pendingItems(useLaneChanges('pantry'));
  const { units } = usePerson().person;
  const [edited, setEdited] = useState<ListedPantryItem | null>(null);
  const remove = useDeleteItem();
  if (items.length === 0 && !edited) return null;
  return (
    <Panel role="region" aria-labelledby={HEADING_ID} tone="shoal" className="mb-6">
      <h2 id={HEADING_ID} tabIndex={-1} className="mb-2 text-xl">
        On the way to your pantry
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-2 border-b border-line py-2 last:border-b-0">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="wrap-anywhere">{item.productName}</strong>
                <WaitingMark lane="pantry" id={item.id} />
              </p>
              <p className="text-ink-soft">
                {item.foodId === null
                  ? summaryLine(item, units.food)
                  : "We'll add its nutrition values from the food table."}
              </p>
            </div>
            <IconButton
              icon={PencilLine}
              label={`Edit ${item.productName}`}
              onClick={() => setEdited(item)}
            />
            <IconButton
              icon={Trash2}
              label={`Delete ${item.productName}`}
              onClick={() => {
                holdPlace(HEADING_ID);
                remove.mutate(item);
              }}
            />
          </li>
        ))}
      </ul>
      {edited ? <EditDialog key={edited.id} item={edited} onClose={() => setEdited(null)} /> : null}
    </Panel>
  );
}
