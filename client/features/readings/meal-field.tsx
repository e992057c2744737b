import { useQuery } from '@tanstack/react-query';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Draft } from './entry-draft.ts';

const MOST_CHARACTERS = 300;

type Meal = Pick<Draft, 'lastMeal' | 'lastMealPantryItemId'>;

/** What was eaten last: free words, or a food of the saved pantry, which links the two. */
export function MealField({ value, onChange }: { value: Meal; onChange: (meal: Meal) => void }) {
  const { kind } = useSession();
  const { data } = useQuery({ ...pantryIdsQuery(), enabled: kind === 'authenticated' });
  const items = data?.items ?? [];
  const pick = (id: string) => {
    const item = items.find((one) => String(one.id) === id);
    if (item)
      onChange({ lastMeal: item.productName.slice(0, MOST_CHARACTERS), lastMealPantryItemId: item.id });
    else onChange({ ...value, lastMealPantryItemId: null });
  };
  return (
    <div className="flex flex-col gap-4">
      <Field label="Last meal">
        {(ids) => (
          <TextInput
            {...ids}
            value={value.lastMeal}
            maxLength={MOST_CHARACTERS}
            placeholder="Such as eggs and avocado"
            onChange={(event) => onChange({ ...value, lastMeal: event.target.value })}
          />
        )}
      </Field>
      {items.length > 0 ? (
        <Field label="Or from your pantry">
          {(ids) => (
            <Select
              {...ids}
              value={value.lastMealPantryItemId ?? ''}
              onChange={(event) => pick(event.target.value)}
            >
              <option value="">None</option>
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.productName}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </div>
  );
}
