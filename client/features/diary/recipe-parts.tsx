import type { Estimate } from '#contract/diary.ts';
import { RECIPE_VALUES, type RecipeChoice, type RecipeLine, type RecipeValue } from '#contract/recipe.ts';
import { estimateWords, netCarbWords } from '#domain/diary/estimate-words.ts';
import type { RecipeSums } from '#domain/recipe/recipe-sums.ts';
import { ChoiceSelect } from '../../ui/controls.tsx';

/** Place of the food a line is taken for among its choices; the negative ones are none of these. */
export type Taken = number;
const LEFT_OUT = -1;
const UNKNOWN = -2;
export const SWAPPED = -3;

export const takenAtFirst = ({ isKnown, isByTaste, choices }: RecipeLine): Taken =>
  isByTaste ? LEFT_OUT : isKnown && choices.length > 0 ? 0 : UNKNOWN;

const choiceAt = ({ choices, swap }: RecipeLine, place: Taken): RecipeChoice | null =>
  (place === SWAPPED ? swap : choices[place]) ?? null;

/** What the lines stand for, null where one is left out; null in all while one is not known. */
export const takenChoices = (
  lines: readonly RecipeLine[],
  taken: readonly Taken[],
): (RecipeChoice | null)[] | null =>
  taken.includes(UNKNOWN) ? null : lines.map((line, at) => choiceAt(line, taken[at] ?? LEFT_OUT));

interface RecipeLinesProps {
  lines: readonly RecipeLine[];
  taken: readonly Taken[];
  onTake: (taken: Taken[]) => void;
}

/** Tells that nothing can be added up yet, and why; empty once every line has its food. */
export function OpenLines({ taken }: Pick<RecipeLinesProps, 'taken'>) {
  const open = taken.filter((place) => place === UNKNOWN).length;
  return (
    <p role="status" className="font-bold text-amber empty:hidden">
      {open > 0
        ? `${open} ${open === 1 ? 'line needs' : 'lines need'} your choice before we can add up this recipe.`
        : null}
    </p>
  );
}

/** The button that was pressed turns off, and would take the person's place in the dialog with it. */
const takeFocus = (list: HTMLElement | null) => list?.focus();

/** Each line of a recipe with the food it was taken for, which can be changed. */
export const RecipeLines = ({ lines, taken, onTake }: RecipeLinesProps) => (
  <ul
    ref={takeFocus}
    tabIndex={-1}
    aria-label="Ingredients"
    className="divide-y divide-line rounded-lg border border-line bg-card"
  >
    {lines.map((line, at) => {
      const { text, choices, swap } = line;
      const place = taken[at] ?? LEFT_OUT;
      const choice = choiceAt(line, place);
      const options = [
        ...choices.map(({ name, sourceName }, index) => [index, `${name} (${sourceName})`] as const),
        ...(swap ? [[SWAPPED, `Swap: ${swap.name}`] as const] : []),
        [LEFT_OUT, 'Leave it out'] as const,
        ...(place === UNKNOWN ? [[UNKNOWN, 'Which food is it?'] as const] : []),
      ];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may say the same line twice.
        <li key={at} className="flex flex-col gap-1 px-3 py-2">
          <strong className="wrap-anywhere">{text}</strong>
          {place === UNKNOWN ? (
            <span className="text-small font-bold text-amber">
              {choices.length > 0
                ? "We don't know this name. Is it one of these?"
                : "We don't know this name, or the amount can't be right."}
            </span>
          ) : null}
          <ChoiceSelect
            aria-label={`Food for ${text}`}
            value={place}
            choices={options}
            onChange={(next) => onTake(taken.map((one, index) => (index === at ? next : one)))}
          />
          {choice ? (
            <span className="text-small text-ink-soft">
              {estimateWords(choice.grams)}, {netCarbWords(choice.values.netCarbs)}
            </span>
          ) : null}
          {line.isByTaste && place === LEFT_OUT ? (
            <span className="text-small text-ink-soft">No amount given, so we don't count it.</span>
          ) : null}
        </li>
      );
    })}
  </ul>
);

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
