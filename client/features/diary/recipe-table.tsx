import type { Estimate } from '#contract/diary.ts';
import { RECIPE_VALUES, type RecipeValue } from '#contract/recipe.ts';
import { estimateWords } from '#domain/diary/estimate-words.ts';
import type { RecipeSums } from '#domain/recipe/recipe-sums.ts';

const NAMES: Readonly<Record<RecipeValue, string>> = {
  energy: 'Energy',
  fat: 'Fat',
  saturates: 'Saturated fat',
  totalCarbs: 'Total carbohydrate',
  netCarbs: 'Net carbs',
  fibre: 'Dietary fiber',
  sugars: 'Sugars',
  protein: 'Protein',
  salt: 'Salt',
};

interface RecipeTableProps {
  sums: RecipeSums;
  portions: number;
  isWeighed: boolean;
}

function Value({ of, unit }: { of: Estimate | null; unit: 'g' | 'kcal' }) {
  const [value = '', range] = of ? estimateWords(of, unit).split(' (') : ['not known'];
  return (
    <td className="py-1 pr-2">
      {value}
      {range ? (
        <span className="block text-small font-normal text-ink-soft">{range.replace(')', '')}</span>
      ) : null}
    </td>
  );
}

/** What a portion and 100 g of a dish hold, each with its range. */
export const RecipeTable = ({
  sums: { grams, perPortion, per100 },
  portions,
  isWeighed,
}: RecipeTableProps) => (
  <div>
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="pb-1 text-left text-small text-ink-soft">
        {estimateWords(grams)} {isWeighed ? 'after cooking' : 'of ingredients, before cooking'}
      </caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <td className="py-1 pr-2" />
          <th scope="col" className="py-1 pr-2">
            {portions === 1 ? 'Total' : `1 of ${portions} portions`}
          </th>
          <th scope="col" className="py-1">
            100 g
          </th>
        </tr>
      </thead>
      <tbody>
        {RECIPE_VALUES.map((name) => {
          const unit = name === 'energy' ? 'kcal' : 'g';
          return (
            <tr
              key={name}
              className={`border-b border-line align-top ${name === 'netCarbs' ? 'font-bold' : 'font-normal'}`}
            >
              <th scope="row" className="py-1 pr-2 font-[inherit]">
                {NAMES[name]}
              </th>
              <Value of={perPortion[name]} unit={unit} />
              <Value of={per100?.[name] ?? null} unit={unit} />
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
