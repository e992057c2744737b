import { useState } from 'react';
import type { DiaryMeal, Estimate } from '#contract/diary.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import { certain } from '#domain/diary/estimates.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { typedNumber } from '../../lib/format/number-text.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';

const FIGURES = [
  ['netCarbs', 'Net carbs, g'],
  ['totalCarbs', 'Total carbohydrate, g'],
  ['energy', 'Energy, kcal'],
  ['protein', 'Protein, g'],
  ['fat', 'Fat, g'],
] as const;
type Figure = (typeof FIGURES)[number][0];

const MOST = 100_000;
/** Empty is unknown, which is not zero; undefined for what is no number. */
function figureOf(text: string): Estimate | null | undefined {
  if (text.trim() === '') return null;
  const value = typedNumber(text);
  return value !== null && value <= MOST ? certain(value) : undefined;
}

interface OwnFiguresDialogProps {
  name: string;
  meal: DiaryMeal;
  log: Log;
  onClose: () => void;
}

/** Logs a food with the figures of a package or of one's own sums. */
export function OwnFiguresDialog({ name: said, meal, log, onClose }: OwnFiguresDialogProps) {
  const [name, setName] = useState(said);
  const [figures, setFigures] = useState<Readonly<Partial<Record<Figure, string>>>>({});
  const [isAsked, setAsked] = useState(false);
  const read = (figure: Figure) => figureOf(figures[figure] ?? '');
  const save = async () => {
    setAsked(true);
    if (name.trim() === '' || FIGURES.some(([figure]) => read(figure) === undefined)) return;
    const of = (figure: Figure) => read(figure) ?? null;
    const food: OwnFood = {
      name,
      amount: { count: 1, unit: 'serving' },
      grams: null,
      values: {
        netCarbs: of('netCarbs'),
        totalCarbs: of('totalCarbs'),
        energy: of('energy'),
        protein: of('protein'),
        fat: of('fat'),
      },
      source: { kind: 'own' },
    };
    if (await log.log([food], meal)) onClose();
  };
  return (
    <FormDialog
      title="Your own numbers"
      description="Enter the totals for what you ate. Leave a box blank if you don't know."
      submitLabel="Log it"
      pendingLabel={log.isLogging ? 'Logging...' : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="What you ate"
        value={name}
        onChange={setName}
        maxLength={200}
        error={isAsked && name.trim() === '' ? 'Enter what you ate.' : undefined}
      />
      <div className="grid grid-cols-2 gap-4">
        {FIGURES.map(([figure, label]) => (
          <TextField
            key={figure}
            label={label}
            inputMode="decimal"
            value={figures[figure] ?? ''}
            onChange={(text) => setFigures({ ...figures, [figure]: text })}
            error={isAsked && read(figure) === undefined ? 'Enter 0 or more' : undefined}
          />
        ))}
      </div>
    </FormDialog>
  );
}
