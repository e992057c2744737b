import { RECIPE_VALUES, type RecipeValue } from '#contract/recipe.ts';
import { estimateWords } from '#domain/diary/estimate-words.ts';
import type { RecipeSums } from '#domain/recipe/recipe-sums.ts';

const NAMES: Readonly<Record<RecipeValue, string>> = {
  energy: 'Energy',
  fat: 'Fat',
  saturates: 'of which saturates',
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

/** What a portion and 100 g of a dish hold, each with its range. */
export const RecipeTable = ({
  sums: { grams, perPortion, per100 },
  portions,
  isWeighed,
}: RecipeTableProps) => (
  <div>
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="pb-1 text-left text-small text-ink-soft">
        {estimateWords(grams)} {isWeighed ? 'as cooked' : 'of ingredients; what cooks away is not taken off'}
      </caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-1 pr-2" />
          <th scope="col" className="py-1 pr-2">
            {portions === 1 ? 'In all' : `1 of ${portions} portions`}
          </th>
          <th scope="col" className="py-1">
            100 g
          </th>
        </tr>
      </thead>
      <tbody>
        {RECIPE_VALUES.map((name) => {
          const unit = name === 'energy' ? 'kcal' : 'g';
          const [portion, hundred] = [perPortion[name], per100?.[name] ?? null];
          return (
            <tr
              key={name}
              className={name === 'netCarbs' ? 'border-b border-line font-bold' : 'border-b border-line'}
            >
              <th scope="row" className="py-1 pr-2 font-normal">
                {NAMES[name]}
              </th>
              <td className="py-1 pr-2">{portion ? estimateWords(portion, unit) : 'not known'}</td>
              <td className="py-1">{hundred ? estimateWords(hundred, unit) : 'not known'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
