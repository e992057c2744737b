import { Beef, Cherry, CupSoda, Droplet, type LucideIcon, Milk, Nut, Salad, Soup } from 'lucide-react';
import { useId } from 'react';
import { FoodRow, type FoodRowProps } from './food-row.tsx';
import type { ShownCategory } from './shown-foods.ts';

const MARKS: Readonly<Record<string, LucideIcon>> = {
  'Proteins & Meats': Beef,
  'Healthy Fats & Oils': Droplet,
  'Dairy & Alternatives': Milk,
  Vegetables: Salad,
  'Fruits (Low Sugar)': Cherry,
  'Nuts & Seeds': Nut,
  'Flavor Boosters & Condiments': Soup,
  Drinks: CupSoda,
};

type CategoryCardProps = Pick<FoodRowProps, 'unit' | 'showSource' | 'onAdd'> & {
  category: ShownCategory;
  addStates: ReadonlyMap<string, FoodRowProps['addState']>;
};

/** One group of foods with what to look for in it. */
export function CategoryCard({ category: { title, tip, foods }, addStates, ...row }: CategoryCardProps) {
  const titleId = useId();
  const Mark = MARKS[title];
  return (
    <section
      aria-labelledby={titleId}
      className="mb-5 break-inside-avoid overflow-hidden rounded-lg border-2 border-ink bg-card"
    >
      <header className="flex items-start gap-3 border-b-2 border-ink bg-shoal px-4 py-3 sm:px-5">
        {Mark ? <Mark aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-rose" /> : null}
        <div>
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <p className="text-ink-soft">{tip}</p>
        </div>
      </header>
      <ul className="px-4 py-1 sm:px-5 max-sm:pr-1">
        {foods.map((food) => (
          <FoodRow
            key={food.name}
            food={food}
            addState={food.figures ? addStates.get(food.figures.id) : undefined}
            {...row}
          />
        ))}
      </ul>
    </section>
  );
}
