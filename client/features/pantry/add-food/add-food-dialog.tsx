import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { foundFoods, type TableFood } from '#contract/foods.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { portionText } from '#domain/food-text/portion-text.ts';
import { ratingBadge } from '#domain/pantry/pantry-list.ts';
import { api } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { useSettled } from '../../../lib/hooks/use-settled.ts';
import type { AddedItem } from '../../../lib/pantry/pantry-items.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { Badge, ratingTone } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SearchInput } from '../../../ui/controls.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { FoodForm, portionValues } from './food-form.tsx';
import { useAddFood } from './use-add-food.ts';

/** Of one letter there are too many. */
const LEAST_LETTERS = 2;
/** The server takes no more. */
const SEARCH_MOST = 100;

interface FoodSearchProps {
  text: string;
  onText: (text: string) => void;
  onPick: (food: TableFood) => void;
  unit: FoodWeightUnit;
  boxRef: RefObject<HTMLInputElement | null>;
}

function Result({ food, unit, onPick }: { food: TableFood } & Pick<FoodSearchProps, 'unit' | 'onPick'>) {
  const [portion] = food.portions;
  const rating = ratingBadge(food.ketoScore);
  const { netCarbs, netCarbsAtMost } = portionValues(food.per100g, portion?.grams ?? 100);
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={() => onPick(food)}
        className="flex min-h-touch w-full items-center gap-3 rounded-md px-2 py-2.5 text-left hover:bg-shoal"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
            {sentenceStart(food.name)}{' '}
            {rating ? <Badge tone={ratingTone(rating.rating)}>{rating.label}</Badge> : null}
          </span>
          {food.description === food.name ? null : (
            <span className="block text-small text-ink-soft wrap-anywhere">{food.description}</span>
          )}
          <span className="block text-small">
            {netCarbsAtMost ? 'at most ' : ''}
            {weightText(netCarbs, 'g')} net carbs in{' '}
            {portion ? portionText(portion, unit) : weightText(100, unit)}
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" />
      </button>
    </li>
  );
}

const NothingFound = ({ search }: { search: string }) => (
  <div className="flex flex-col items-start gap-3 rounded-md border-2 border-line p-4">
    <p>
      <strong className="wrap-anywhere">We couldn't find “{search}” in our food table.</strong> Try a simpler
      name, such as “cheddar” instead of a brand, or scan the nutrition label on the package.
    </p>
    <ButtonLink to="/keto-pantry" variant="secondary">
      Scan a label
    </ButtonLink>
  </div>
);

function FoodSearch({ text, onText, onPick, unit, boxRef }: FoodSearchProps) {
  const search = useSettled(text.trim());
  const isAsked = search.length >= LEAST_LETTERS;
  /** GET /api/foods: foods of the USDA table that a name may mean. */
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['foods', search],
    queryFn: ({ signal }) =>
      api.get(`/api/foods?${new URLSearchParams({ search, limit: '20' })}`, foundFoods, { signal }),
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  const foods = isAsked ? (data?.foods ?? []) : [];
  return (
    <div className="flex flex-col gap-3">
      <SearchInput
        ref={boxRef}
        aria-label="Name of the food"
        placeholder="For example: avocado or raw salmon"
        autoComplete="off"
        value={text}
        maxLength={SEARCH_MOST}
        onChange={onText}
      />
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isAsked && isPending ? 'Searching...' : null}
        {isAsked && data?.readAs ? `Showing foods for “${data.readAs}”` : null}
      </p>
      {error && isAsked ? (
        <ErrorState title="The search didn't work" onRetry={() => refetch()}>
          {errorText(error, 'Please try again later')}
        </ErrorState>
      ) : null}
      {foods.length > 0 ? (
        <ul aria-label="Foods found" className="flex flex-col">
          {foods.map((food) => (
            <Result key={`${food.id} ${food.name}`} food={food} unit={unit} onPick={onPick} />
          ))}
        </ul>
      ) : isAsked && data ? (
        <NothingFound search={search} />
      ) : null}
    </div>
  );
}

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
