import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Fast, startFast, type UpdateFast } from '#contract/fasts.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useFasts } from '../../lib/fasts/fasts.ts';
import { refusedFields } from '../../lib/fasts/guest-fasts.ts';
import { instantOf, wallTime } from '../../lib/format/wall-time.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { hoursIn, SKIPPED_TIME } from './fast-words.ts';

interface EditFastDialogProps {
  fast: Fast;
  zone: string;
  /** Asks for an end also where there is none yet. */
  ending?: boolean;
  onClose: () => void;
}

/** What stands in the boxes; times are those of the wall clock. */
type Typed = Record<'startedAt' | 'endedAt' | 'plannedHours', string>;
type Complaints = Partial<Typed>;

/** Only what was changed is sent, so that the seconds of an untouched time stay. */
function readForm(zone: string, typed: Typed, before: Typed) {
  const changes: UpdateFast = {};
  const complaints: Complaints = {};
  for (const name of ['startedAt', 'endedAt'] as const) {
    if (typed[name] === before[name]) continue;
    const at = instantOf(zone, typed[name]);
    if (at === null) complaints[name] = SKIPPED_TIME;
    else changes[name] = at;
  }
  if (typed.plannedHours !== before.plannedHours) {
    const hours = startFast.shape.plannedHours.safeParse(hoursIn(typed.plannedHours));
    if (hours.success) changes.plannedHours = hours.data;
    else
      complaints.plannedHours =
        hours.error.issues[0]?.message ?? 'Please enter a number of hours, such as 16';
  }
  return { changes, complaints };
}

export function EditFastDialog({ fast, zone, ending = false, onClose }: EditFastDialogProps) {
  const { change, clockSkew } = useFasts();
  const asksEnd = ending || fast.endedAt !== null;
  const before = {
    startedAt: wallTime(zone, fast.startedAt),
    endedAt: fast.endedAt === null ? '' : wallTime(zone, fast.endedAt),
    plannedHours: String(fast.plannedHours),
  };
  const latest = wallTime(zone, Date.now() + clockSkew);
  const [typed, setTyped] = useState({ ...before, endedAt: asksEnd ? before.endedAt || latest : '' });
  const [complaints, setComplaints] = useState<Complaints>({});
  const save = useMutation({
    mutationFn: (changes: UpdateFast) => change(fast.id, changes),
    onSuccess: onClose,
    onError: (error) => setComplaints(refusedFields(error)),
  });
  const submit = () => {
    const read = readForm(zone, typed, before);
    setComplaints(read.complaints);
    if (Object.keys(read.complaints).length > 0) return;
    if (Object.keys(read.changes).length === 0) onClose();
    else save.mutate(read.changes);
  };
  const general = save.isError && Object.keys(refusedFields(save.error)).length === 0;
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: complaints[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  return (
    <FormDialog
      title={ending ? 'End of your fast' : 'Correct this fast'}
      description={`Time zone: ${zone.replaceAll('_', ' ')}`}
      submitLabel="Save"
      pendingLabel={save.isPending ? 'Saving...' : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Started" type="datetime-local" max={latest} {...field('startedAt')} />
      {asksEnd ? <TextField label="Ended" type="datetime-local" max={latest} {...field('endedAt')} /> : null}
      <TextField label="Planned hours" inputMode="decimal" autoComplete="off" {...field('plannedHours')} />
      {general ? (
        <p role="alert" className="font-bold text-coral">
          {errorText(save.error, 'Please try again.')}
        </p>
      ) : null}
    </FormDialog>
  );
}
