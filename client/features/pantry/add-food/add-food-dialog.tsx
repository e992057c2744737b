import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableFood } from '#contract/foods.ts';
import type { AddedItem } from '../../../lib/pantry/pantry-items.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FoodForm } from './food-form.tsx';
import { FoodSearch } from './food-search.tsx';
import { useAddFood } from './use-add-food.ts';

interface AddFoodDialogProps {
  /** Names to search for at a tap, where something particular is missing. */
  suggestions: readonly string[];
  onClose: () => void;
  onAdded: (item: AddedItem) => void;
}

const Suggestions = ({ names, onPick }: { names: readonly string[]; onPick: (name: string) => void }) => (
  <ul aria-label="Suggested foods" className="flex flex-wrap gap-2">
    {names.map((name) => (
      <li key={name}>
        <button
          type="button"
          onClick={() => onPick(name)}
          className="min-h-touch rounded-full border-2 border-line-strong bg-card px-4 py-1.5 hover:border-ink hover:bg-shoal"
        >
          {name}
        </button>
      </li>
    ))}
  </ul>
);

/** Adds a food without a label: found in the USDA table by its name, with a portion. */
export function AddFoodDialog({ suggestions, onClose, onAdded }: AddFoodDialogProps) {
  const { units } = usePerson().person;
  const [text, setText] = useState('');
  const [food, setFood] = useState<TableFood | null>(null);
  const add = useAddFood(onAdded);
  const boxRef = useRef<HTMLInputElement>(null);
  const formId = useId();
  const toSearch = () => {
    flushSync(() => setFood(null));
    boxRef.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a food"
      description={food ? null : 'Search the USDA food table by name. No label needed.'}
      size="lg"
      firstFocus={boxRef}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={food === null}
            pendingLabel={add.isPending ? 'Saving...' : undefined}
          >
            Save to Pantry
          </Button>
        </>
      }
    >
      {food ? (
        <FoodForm food={food} unit={units.food} formId={formId} onBack={toSearch} onAdd={add.mutate} />
      ) : (
        <div className="flex min-h-80 flex-col gap-4">
          <FoodSearch text={text} onText={setText} onPick={setFood} unit={units.food} boxRef={boxRef} />
          {text === '' && suggestions.length > 0 ? (
            <Suggestions names={suggestions} onPick={setText} />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
