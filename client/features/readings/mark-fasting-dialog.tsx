import { useState } from 'react';
import { valueText } from '#domain/readings/measure-text.ts';
import { formatMoment } from '../../lib/format/date-text.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { Checkbox } from '../../ui/controls.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import type { Reader } from './entry-draft.ts';
import { useMarkFasting } from './reading-changes.ts';

interface MarkFastingDialogProps {
  readings: readonly Reading[];
  reader: Reader;
  onClose: () => void;
}

/** Marks morning readings as fasting, all together, without those the person takes out. */
export function MarkFastingDialog({ readings, reader, onClose }: MarkFastingDialogProps) {
  const [without, setWithout] = useState<ReadonlySet<Reading['id']>>(new Set());
  const mark = useMarkFasting();
  const chosen = readings.filter(({ id }) => !without.has(id));
  const toggle = (id: Reading['id']) =>
    setWithout(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  return (
    <FormDialog
      title="Which of these were fasting?"
      description="These are glucose readings from 4 to 10 a.m. with no meal noted. Uncheck any you took after eating. Fasting means 8 hours without calories."
      submitLabel={`Mark ${chosen.length} as fasting`}
      pendingLabel={mark.isPending ? 'Saving...' : undefined}
      isEmpty={chosen.length === 0}
      onSubmit={() => mark.mutate(chosen, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ul className="flex flex-col">
        {readings.map(({ id, readingTime, glucoseLevel }) => (
          <li key={id}>
            <Checkbox
              label={`${formatMoment(readingTime, reader.zone)}: ${valueText('glucose', glucoseLevel ?? 0, reader.units)}`}
              checked={!without.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
