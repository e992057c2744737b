import type { FoodCategory } from './categories.ts';

export const CategoryCard = ({ category }: { category: FoodCategory }) => (
  <section className="flex flex-col rounded-lg border-2 border-ink bg-card p-5">
    <h2 className="text-xl">{category.title}</h2>
    <p className="mt-1 text-ink-soft">{category.tip}</p>
    <ul className="mt-4 flex flex-wrap gap-2">
      {category.foods.map((food) => (
        <li key={food} className="rounded-full border border-shoal-deep bg-shoal px-3 py-1">
          {food}
        </li>
      ))}
    </ul>
  </section>
);
