import { useState } from 'react';
import type { DiaryMeal, DiaryValues } from '#contract/diary.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { FigureFields, type FigureTexts, typedFigures } from './figure-fields.tsx';

const UNKNOWN: DiaryValues = { netCarbs: null, totalCarbs: null, energy: null, protein: null, fat: null };

interface OwnFiguresDialogProps {
  name: string;
  meal: DiaryMeal;
  log: Log;
  onClose: () => void;
}

/** Logs a food with the figures of a package or of one's own sums. */
export function OwnFiguresDialog({ name: said, meal, log, onClose }: OwnFiguresDialogProps) {
  const [name, setName] = useState(said);
  const [texts, setTexts] = useState<FigureTexts>({});
  const [isAsked, setAsked] = useState(false);
  const save = async () => {
    setAsked(true);
    const figures = typedFigures(texts);
    if (name.trim() === '' || !figures) return;
    const food: OwnFood = {
      name,
      amount: { count: 1, unit: 'serving' },
      grams: null,
      values: { ...UNKNOWN, ...figures },
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
      <FigureFields texts={texts} onChange={(typed) => setTexts({ ...texts, ...typed })} isAsked={isAsked} />
    </FormDialog>
  );
}
