import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DiaryEntry, UpdateDiaryEntry } from '#contract/diary.ts';
import { MEAL_WORDS } from '#domain/diary/entries.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { wallTime } from '../../lib/format/wall-time.ts';
import { choicesOf } from '../../ui/controls.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { readEdit } from './entry-edit.ts';
import { FigureFields, type FigureTexts, shownFigures } from './figure-fields.tsx';

interface EditEntryDialogProps {
  entry: DiaryEntry;
  zone: string;
  log: Log;
  onClose: () => void;
}

/** Changes an entry; what is refused stays in the boxes. */
export function EditEntryDialog({ entry, zone, log, onClose }: EditEntryDialogProps) {
  const [name, setName] = useState(entry.name);
  const [count, setCount] = useState(String(entry.amount.count));
  const [meal, setMeal] = useState(entry.meal);
  const [time, setTime] = useState(wallTime(zone, entry.eatenAt));
  const [isAsked, setAsked] = useState(false);
  const [texts, setTexts] = useState<FigureTexts>({});

  const read = readEdit(entry, { name, count, meal, time, texts }, zone, new Date());
  const errors = isAsked ? read.errors : {};
  const saving = useMutation({
    mutationFn: (changes: UpdateDiaryEntry) => log.change(entry, changes),
    onSuccess: (isChanged) => (isChanged ? onClose() : undefined),
  });
  const save = () => {
    setAsked(true);
    if (read.changes) saving.mutate(read.changes);
  };
  return (
    <FormDialog
      title={`Edit ${entry.name}`}
      submitLabel="Save"
      pendingLabel={saving.isPending ? 'Saving...' : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label="Name" value={name} onChange={setName} error={errors.name} maxLength={200} />
      <TextField
        label={`Amount${entry.amount.unit === '' ? '' : `, ${entry.amount.unit}`}`}
        value={count}
        onChange={setCount}
        error={errors.count}
        inputMode="decimal"
      />
      <SelectField label="Meal" value={meal} choices={choicesOf(MEAL_WORDS)} onChange={setMeal} />
      <TextField label="When" type="datetime-local" value={time} onChange={setTime} error={errors.time} />
      <details>
        <summary className="min-h-touch content-center font-bold text-sea">Correct the numbers</summary>
        <FigureFields
          texts={{ ...shownFigures(read.portion.values), ...texts }}
          onChange={(typed) => setTexts({ ...texts, ...typed })}
          isAsked={isAsked}
        />
      </details>
    </FormDialog>
  );
}
