import { useState } from 'react';
import { type DiaryEntry, type DiarySource, updateDiaryEntry } from '#contract/diary.ts';
import { MEAL_WORDS, withCount } from '#domain/diary/entries.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { typedNumber } from '../../lib/format/number-text.ts';
import { instantOf, wallTime } from '../../lib/format/wall-time.ts';
import { choicesOf } from '../../ui/controls.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FigureFields, type FigureTexts, shownFigures, typedFigures } from './figure-fields.tsx';

interface EditEntryDialogProps {
  entry: DiaryEntry;
  zone: string;
  log: Log;
  onClose: () => void;
}

/** Changes an entry; figures that are typed are of the amount in its box, the others grow with it. */
export function EditEntryDialog({ entry, zone, log, onClose }: EditEntryDialogProps) {
  const [name, setName] = useState(entry.name);
  const [count, setCount] = useState(String(entry.amount.count));
  const [meal, setMeal] = useState(entry.meal);
  const [time, setTime] = useState(wallTime(zone, entry.eatenAt));
  const [isAsked, setAsked] = useState(false);
  const [texts, setTexts] = useState<FigureTexts>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const number = typedNumber(count) ?? 0;
  const portion = number > 0 ? withCount(entry, number) : entry;
  const save = () => {
    const figures = typedFigures(texts);
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
    setAsked(true);
    if (Object.keys(found).length > 0 || !parsed.success || !eatenAt || !figures) return;
    const { amount, grams } = portion;
    const values = { ...portion.values, ...figures };
    // What came from the pantry goes back there when the entry is deleted, and a recipe can be opened again.
    const isOwn = Object.keys(figures).length > 0 && !/^(?:pantry|recipe)$/.test(entry.source.kind);
    const source: DiarySource = isOwn ? { kind: 'own' } : entry.source;
    void log.change(entry, { ...parsed.data, day: time.slice(0, 10), amount, grams, values, source });
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
      <details>
        <summary className="min-h-touch content-center font-bold text-sea">Correct the numbers</summary>
        <FigureFields
          texts={{ ...shownFigures(portion.values), ...texts }}
          onChange={(typed) => setTexts({ ...texts, ...typed })}
          isAsked={isAsked}
        />
      </details>
    </FormDialog>
  );
}
