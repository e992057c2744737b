import { useState } from 'react';
import { type DiaryEntry, updateDiaryEntry } from '#contract/diary.ts';
import { MEAL_WORDS, withCount } from '#domain/diary/entries.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { instantOf, wallTime } from '../../lib/format/wall-time.ts';
import { choicesOf } from '../../ui/controls.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface EditEntryDialogProps {
  entry: DiaryEntry;
  zone: string;
  log: Log;
  onClose: () => void;
}

export function EditEntryDialog({ entry, zone, log, onClose }: EditEntryDialogProps) {
  const [name, setName] = useState(entry.name);
  const [count, setCount] = useState(String(entry.amount.count));
  const [meal, setMeal] = useState(entry.meal);
  const [time, setTime] = useState(wallTime(zone, entry.eatenAt));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const save = () => {
    const number = Number(count.replace(',', '.'));
    const eatenAt = instantOf(zone, time) ?? undefined;
    const parsed = updateDiaryEntry.safeParse({ name, meal, eatenAt });
    const found = {
      ...(number > 0 ? {} : { count: 'The amount must be a number above 0' }),
      ...(eatenAt ? {} : { time: 'Please enter the day and time' }),
      ...(parsed.success
        ? {}
        : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || !parsed.success || !eatenAt) return;
    const { amount, grams, values } = withCount(entry, number);
    void log.change(entry, { ...parsed.data, day: time.slice(0, 10), amount, grams, values });
    onClose();
  };
  return (
    <FormDialog title={`Edit ${entry.name}`} submitLabel="Save" onSubmit={save} onClose={onClose}>
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
    </FormDialog>
  );
}
