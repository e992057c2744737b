import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { TableFood } from '#contract/foods.ts';
import { sentenceStart } from '#domain/amount-text.ts';
import type { FoodWeightUnit } from '#domain/food-weight.ts';
import type { AddedItem } from '../../../lib/pantry/pantry-items.ts';
import { Button } from '../../../ui/button.tsx';
import { type Stock, StockFields } from '../stock-fields.tsx';
import { readAmount } from '../stock-values.ts';
import { readPortion } from './food-portion.ts';
import { type Portion, PortionPicker } from './portion-picker.tsx';
import { useAddFood } from './use-add-food.ts';

interface FoodFormProps {
  food: TableFood;
  unit: FoodWeightUnit;
  /** Of the button that submits, which stands outside the form. */
  formId: string;
  onBack: () => void;
  onPending: (isPending: boolean) => void;
  onAdded: (item: AddedItem) => void;
}

/** The button that was pressed is gone with the list it stood in. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

const NOTHING_SAID: Stock = { isFavorite: false, amount: '', useBy: '' };

/** Portion of the picked food and what else can be said of it. */
export function FoodForm(props: FoodFormProps) {
  const { food, unit, formId, onBack, onPending, onAdded } = props;
  const [portion, setPortion] = useState<Portion>({ index: 0 });
  const [stock, setStock] = useState(NOTHING_SAID);
  const [isTried, setTried] = useState(false);
  const add = useAddFood(onAdded);
  const weight =
    'typed' in portion
      ? readPortion(portion.typed, unit)
      : { grams: food.portions[portion.index]?.grams ?? 100, error: undefined };
  const amount = readAmount(stock.amount, unit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (weight.error !== undefined || amount.error !== undefined) return;
    onPending(true);
    add.mutate(
      {
        food,
        portionGrams: weight.grams,
        amountAtHand: amount.tenths,
        isFavorite: stock.isFavorite,
        useBy: stock.useBy || null,
      },
      { onSettled: () => onPending(false) },
    );
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <Button variant="ghost" className="-ml-2 px-2!" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Choose another food
        </Button>
        <h3 ref={takeFocus} tabIndex={-1} className="text-xl wrap-anywhere">
          {sentenceStart(food.name)}
        </h3>
        {food.description === food.name ? null : (
          <p className="text-small text-ink-soft wrap-anywhere">{food.description}</p>
        )}
      </div>
      <PortionPicker
        food={food}
        portion={portion}
        onPortion={setPortion}
        unit={unit}
        grams={weight.grams ?? null}
        error={isTried ? weight.error : undefined}
      />
      <StockFields
        stock={stock}
        unit={unit}
        amountError={isTried ? amount.error : undefined}
        useByError={undefined}
        onChange={setStock}
      />
    </form>
  );
}
