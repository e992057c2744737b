import { type DiaryValue, type DiaryValues, ENTRY_MOST, type Estimate } from '#contract/diary.ts';
import { certain } from '#domain/diary/estimates.ts';
import { typedNumber } from '../../lib/format/number-text.ts';
import { TextField } from '../../ui/field.tsx';

const FIGURES = [
  ['netCarbs', 'Net carbs, g'],
  ['totalCarbs', 'Total carbohydrate, g'],
  ['energy', 'Energy, kcal'],
  ['protein', 'Protein, g'],
  ['fat', 'Fat, g'],
] as const satisfies readonly (readonly [DiaryValue, string])[];

/** What was typed into the boxes. */
export type FigureTexts = Readonly<Partial<Record<DiaryValue, string>>>;

/** Empty is unknown, which is not zero; undefined for what is no number. */
function figureOf(text: string): Estimate | null | undefined {
  if (text.trim() === '') return null;
  const value = typedNumber(text);
  return value !== null && value <= ENTRY_MOST ? certain(value) : undefined;
}

/** What the typed boxes say; undefined where one of them holds no number. */
export function typedFigures(texts: FigureTexts): Partial<Record<DiaryValue, Estimate | null>> | undefined {
  const read = Object.entries(texts).map(([figure, text]) => [figure, figureOf(text)] as const);
  return read.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(read);
}

/** Known values as they would be typed: whole kilocalories, tenths of a gram. */
export const shownFigures = (values: DiaryValues): FigureTexts =>
  Object.fromEntries(
    FIGURES.map(([figure]) => {
      const value = values[figure]?.value;
      if (value === undefined) return [figure, ''];
      return [figure, String(Number(value.toFixed(figure === 'energy' ? 0 : 1)))];
    }),
  );

interface FigureFieldsProps {
  texts: FigureTexts;
  /** What was typed into one box. */
  onChange: (typed: FigureTexts) => void;
  /** Errors are shown once somebody tried to save. */
  isAsked: boolean;
}

/** Net carbs, total carbohydrate, energy, protein and fat of what was eaten, as somebody's own figures. */
export const FigureFields = ({ texts, onChange, isAsked }: FigureFieldsProps) => (
  <div className="grid grid-cols-2 items-end gap-4">
    {FIGURES.map(([figure, label]) => (
      <TextField
        key={figure}
        label={label}
        inputMode="decimal"
        value={texts[figure] ?? ''}
        onChange={(text) => onChange({ [figure]: text })}
        error={isAsked && figureOf(texts[figure] ?? '') === undefined ? 'Enter 0 or more' : undefined}
      />
    ))}
  </div>
);
