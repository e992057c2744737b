import { useState } from 'react';
import type { DiaryMeal, Estimate } from '#contract/diary.ts';
import type { CalendarDay } from '#domain/dates/calendar-day.ts';
import { certain } from '#domain/diary/estimates.ts';
import { type Log, whenOf } from '../../lib/diary/use-log.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

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
  const value = Number(text.replace(',', '.'));
  return value >= 0 && value <= MOST ? certain(value) : undefined;
}

interface OwnFiguresDialogProps {
  name: string;
  zone: string;
  day: CalendarDay;
  meal: DiaryMeal;
  log: Log;
  onClose: () => void;
}

/** Logs a food with the figures of a package or of one's own sums. */
export function OwnFiguresDialog({ name: said, zone, day, meal, log, onClose }: OwnFiguresDialogProps) {
  const [name, setName] = useState(said);
  const [figures, setFigures] = useState<Readonly<Record<Figure, string>>>({
    netCarbs: '',
    totalCarbs: '',
    energy: '',
    protein: '',
    fat: '',
  });
  const [isAsked, setAsked] = useState(false);
  const read = FIGURES.map(([figure]) => [figure, figureOf(figures[figure])] as const);
  const wrong = new Set(read.flatMap(([figure, value]) => (value === undefined ? [figure] : [])));
  const save = async () => {
    setAsked(true);
    if (name.trim() === '' || wrong.size > 0) return;
    const of = (figure: Figure) => figureOf(figures[figure]) ?? null;
    await log.log([
      {
        ...whenOf(zone, day, meal),
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
        idempotencyKey: newUuid(),
      },
    ]);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your own figures"
      description="For what you ate altogether. Leave empty what you do not know."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            pendingLabel={log.isLogging ? 'Logging...' : undefined}
            onClick={() => void save().catch(() => undefined)}
          >
            Log it
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="What was it?"
          value={name}
          onChange={setName}
          maxLength={200}
          error={isAsked && name.trim() === '' ? 'Give it a name.' : undefined}
        />
        <div className="grid grid-cols-2 gap-4">
          {FIGURES.map(([figure, label]) => (
            <TextField
              key={figure}
              label={label}
              inputMode="decimal"
              value={figures[figure]}
              onChange={(text) => setFigures({ ...figures, [figure]: text })}
              error={isAsked && wrong.has(figure) ? 'A number of 0 or more' : undefined}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
