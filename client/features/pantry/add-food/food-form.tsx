import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { TableFood } from '#contract/foods.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { portionText } from '#domain/food-text/portion-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ScoreGauge } from '../../../ui/score-gauge.tsx';
import { readAmount, type Stock, StockFields, typedGrams, UNIT_NAMES } from '../stock-fields.tsx';
import type { AddedFood } from './use-add-food.ts';

/** What a portion holds: kcal and grams. `netCarbsAtMost` is true where the table does not know the fiber. */
export function portionValues(values: TableFood['per100g'], grams: number) {
  const scaled = (per100: number) => (per100 * grams) / 100;
  return {
    kcal: scaled(values.kcal),
    netCarbs: scaled(values.netCarbs),
    netCarbsAtMost: values.netCarbsAtMost,
    fat: scaled(values.fat),
    protein: scaled(values.protein),
  };
}

/** The server takes portions up to this. */
const PORTION_MOST_G = 5000;

type ReadPortion = { grams: number; error?: undefined } | { grams?: undefined; error: string };

export function readPortion(text: string, unit: FoodWeightUnit): ReadPortion {
  const grams = typedGrams(text, unit);
  if (!grams) return { error: `Enter a weight in ${UNIT_NAMES[unit]}` };
  if (grams > PORTION_MOST_G)
    return { error: `A portion can weigh at most ${weightText(PORTION_MOST_G, unit)}` };
  return { grams: Math.round(grams * 100) / 100 };
}

type Portion = { index: number } | { typed: string };

const OTHER = -1;

/** What `grams` of the food come to; null while what is typed is no weight. */
function Preview({ food, grams }: { food: TableFood; grams: number | null }) {
  const values = grams === null ? null : portionValues(food.per100g, grams);
  const figure = (name: string, text: string | null) => (
    <div className="rounded-md border border-line bg-card px-3 py-2">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-display text-lg font-bold">{text ?? '–'}</dd>
    </div>
  );
  const netCarbs = values && `${values.netCarbsAtMost ? 'at most ' : ''}${weightText(values.netCarbs, 'g')}`;
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md border border-line bg-page p-4">
      <ScoreGauge score={food.ketoScore} rating={food.ketoRating} className="mx-auto w-32" />
      <dl className="grid grow grid-cols-2 gap-2" aria-label="Nutrition for this portion">
        {figure('Net Carbs', netCarbs)}
        {figure('Calories', values && String(Math.round(values.kcal)))}
        {figure('Fat', values && weightText(values.fat, 'g'))}
        {figure('Protein', values && weightText(values.protein, 'g'))}
      </dl>
    </div>
  );
}

interface FoodFormProps {
  food: TableFood;
  unit: FoodWeightUnit;
  /** Of the button that submits, which stands outside the form. */
  formId: string;
  onBack: () => void;
  onAdd: (food: AddedFood) => void;
}

/** The button that was pressed is gone with the list it stood in. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

const NOTHING_SAID: Stock = { isFavorite: false, amount: '', useBy: '' };

export function FoodForm({ food, unit, formId, onBack, onAdd }: FoodFormProps) {
  const [portion, setPortion] = useState<Portion>({ index: 0 });
  const [stock, setStock] = useState(NOTHING_SAID);
  const [isTried, setTried] = useState(false);
  const isTyped = 'typed' in portion;
  const weight = isTyped
    ? readPortion(portion.typed, unit)
    : { grams: food.portions[portion.index]?.grams ?? 100, error: undefined };
  const amount = readAmount(stock.amount, unit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (weight.error !== undefined || amount.error !== undefined) return;
    onAdd({
      food,
      portionGrams: weight.grams,
      amountAtHand: amount.tenths,
      isFavorite: stock.isFavorite,
      useBy: stock.useBy || null,
    });
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <Button variant="ghost" className="-ml-2 px-2!" onClick={onBack} icon={ArrowLeft}>
          Choose another food
        </Button>
        <h3 ref={takeFocus} tabIndex={-1} className="text-xl wrap-anywhere">
          {sentenceStart(food.name)}
        </h3>
        {food.description === food.name ? null : (
          <p className="text-small text-ink-soft wrap-anywhere">{food.description}</p>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Portion"
          value={isTyped ? OTHER : portion.index}
          choices={[
            ...food.portions.map((one, index) => [index, portionText(one, unit)] as const),
            [OTHER, 'Another weight'],
          ]}
          onChange={(index) => setPortion(index === OTHER ? { typed: '' } : { index })}
        />
        {isTyped ? (
          <TextField
            label={`Weight (${unit})`}
            error={isTried ? weight.error : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={portion.typed}
            onChange={(text) => setPortion({ typed: text })}
          />
        ) : null}
      </div>
      <Preview food={food} grams={weight.grams ?? null} />
      <p className="text-small text-ink-soft">
        These values come from the USDA food table. The score is for a typical portion.
      </p>
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
