import { useState } from 'react';
import { isMeasured } from '#contract/reading-values.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { DetailFields, MeasureField, TimeField } from './detail-fields.tsx';
import { changesOf, type Draft, type DraftErrors, draftOf, type Reader, readDraft } from './entry-draft.ts';
import { FastingChoice } from './fasting-choice.tsx';
import { useChangeReading } from './reading-changes.ts';

interface EditReadingDialogProps {
  reading: Reading;
  reader: Reader;
  /** What was typed here before the dialog was closed by a reload or the end of the session. */
  typedBefore: Draft | null;
  onTyped: (draft: Draft) => void;
  onClose: () => void;
  onChanged: (reading: Reading) => void;
}

/** What the server refused, at the box it belongs to. */
const refusedFields = (error: Error | null): DraftErrors => {
  if (!(error instanceof ApiError)) return {};
  const { glucoseLevel, ketoneLevel, weight, waist, readingTime } = error.fields;
  return { glucose: glucoseLevel, ketones: ketoneLevel, weight, waist, time: readingTime };
};

/** All of a reading to correct. What is refused stays in the boxes with its reason. */
export function EditReadingDialog(props: EditReadingDialogProps) {
  const { reading, reader, onClose, onChanged } = props;
  const [before] = useState(() => draftOf(reading, reader));
  const [draft, setDraft] = useState(props.typedBefore ?? before);
  const [tried, setTried] = useState(false);
  const save = useChangeReading();
  const read = readDraft(draft, reader, reading.isFasting, new Date());
  const errors = { ...refusedFields(save.error), ...(tried ? read.errors : {}) };
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    props.onTyped(next);
  };
  const submit = () => {
    setTried(true);
    if (!read.complete) return;
    const changes = changesOf(before, draft, read.fields);
    if (Object.keys(changes).length === 0) {
      onClose();
      return;
    }
    save.mutate(
      { reading, changes },
      {
        onSuccess: (changed) => {
          onChanged(changed.item);
          onClose();
        },
      },
    );
  };
  const fields = { draft, errors, units: reader.units, onChange: change };
  const nothingLeft = tried && !isMeasured(read.fields) && Object.keys(read.errors).length === 0;
  return (
    <FormDialog
      title="Edit reading"
      size="lg"
      submitLabel="Save Changes"
      pendingLabel={save.isPending ? 'Saving...' : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <MeasureField {...fields} name="glucose" />
        <MeasureField {...fields} name="ketones" />
      </div>
      <FastingChoice
        value={draft.isFasting}
        suggestion={reading.isFasting}
        onChange={(isFasting) => change({ isFasting })}
      />
      <TimeField {...fields} />
      <DetailFields {...fields} />
      <div role="alert" className="font-bold text-coral empty:hidden">
        {nothingLeft
          ? 'Enter glucose, ketones, weight or waist. To remove everything, delete the reading.'
          : null}
        {save.error ? errorText(save.error, 'The reading could not be changed. Please try again.') : null}
      </div>
    </FormDialog>
  );
}
