import type { TableFood } from '#contract/foods.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-weight.ts';
import { portionText } from '#domain/portion-text.ts';
import { Field } from '../../../ui/field.tsx';
import { ScoreGauge } from '../../../ui/score-gauge.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { portionValues } from './food-portion.ts';

/** Which of the food's portions, or a weight as typed. */
export type Portion = { index: number } | { typed: string };

interface PortionPickerProps {
  food: TableFood;
  portion: Portion;
  onPortion: (portion: Portion) => void;
  unit: FoodWeightUnit;
  /** Null while what is typed is no weight. */
  grams: number | null;
  error: string | undefined;
}

const OTHER = 'other';

function Preview({ food, grams }: Pick<PortionPickerProps, 'food' | 'grams'>) {
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
      <dl className="grid grow grid-cols-2 gap-2" aria-label="What it comes to">
        {figure('Net Carbs', netCarbs)}
        {figure('Calories', values && String(Math.round(values.kcal)))}
        {figure('Fat', values && weightText(values.fat, 'g'))}
        {figure('Protein', values && weightText(values.protein, 'g'))}
      </dl>
    </div>
  );
}

/** The portion that the numbers of the saved food are for, and what they come to. */
export function PortionPicker({ food, portion, onPortion, unit, grams, error }: PortionPickerProps) {
  const isTyped = 'typed' in portion;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Portion">
          {(ids) => (
            <Select
              {...ids}
              value={isTyped ? OTHER : String(portion.index)}
              onChange={({ target: { value } }) =>
                onPortion(value === OTHER ? { typed: '' } : { index: Number(value) })
              }
            >
              {food.portions.map((one, index) => (
                <option key={one.text} value={index}>
                  {portionText(one, unit)}
                </option>
              ))}
              <option value={OTHER}>Another weight</option>
            </Select>
          )}
        </Field>
        {isTyped ? (
          <Field label={`Weight (${unit})`} error={error}>
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="decimal"
                autoComplete="off"
                value={portion.typed}
                onChange={(event) => onPortion({ typed: event.target.value })}
              />
            )}
          </Field>
        ) : null}
      </div>
      <Preview food={food} grams={grams} />
      <p className="text-small text-ink-soft">
        Values from the USDA table. The score is that of the food's usual portion.
      </p>
    </>
  );
}
