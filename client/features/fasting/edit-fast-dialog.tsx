import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type Fast, startFast, type UpdateFast } from '#contract/fasts.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useFasts } from '../../lib/fasts/fasts.ts';
import { refusedFields } from '../../lib/fasts/guest-fasts.ts';
import { instantOf, wallTime } from '../../lib/wall-time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface EditFastDialogProps {
  fast: Fast;
  zone: string;
  /** Asks for an end also where there is none yet. */
  ending?: boolean;
  onClose: () => void;
}

type Complaints = Partial<Record<'startedAt' | 'endedAt' | 'plannedHours', string>>;
type Read = { changes: UpdateFast; complaints: Complaints };

/** Only what was changed is sent, so that the seconds of an untouched time stay. */
function readTime(zone: string, wall: string, before: string): string | null | undefined {
  return wall === before ? undefined : instantOf(zone, wall);
}

function readForm(
  zone: string,
  typed: { start: string; end: string; hours: string },
  before: { start: string; end: string; hours: string },
): Read {
  const read: Read = { changes: {}, complaints: {} };
  const startedAt = readTime(zone, typed.start, before.start);
  const endedAt = readTime(zone, typed.end, before.end);
  const no = 'That time does not exist on that day, because the clocks change; please check it';
  if (startedAt === null) read.complaints.startedAt = no;
  else if (startedAt !== undefined) read.changes.startedAt = startedAt;
  if (endedAt === null) read.complaints.endedAt = no;
  else if (endedAt !== undefined) read.changes.endedAt = endedAt;
  if (typed.hours !== before.hours) {
    const hours = startFast.shape.plannedHours.safeParse(
      Number(typed.hours.trim().replace(',', '.') || Number.NaN),
    );
    if (hours.success) read.changes.plannedHours = hours.data;
    else
      read.complaints.plannedHours =
        hours.error.issues[0]?.message ?? 'Please enter a number of hours, such as 16';
  }
  return read;
}

/** Corrects the times and the plan of a fast. */
export function EditFastDialog({ fast, zone, ending = false, onClose }: EditFastDialogProps) {
  const { change, clockSkew } = useFasts();
  const formId = useId();
  const asksEnd = ending || fast.endedAt !== null;
  const before = {
    start: wallTime(zone, fast.startedAt),
    end: fast.endedAt === null ? '' : wallTime(zone, fast.endedAt),
    hours: String(fast.plannedHours),
  };
  const latest = wallTime(zone, Date.now() + clockSkew);
  const [typed, setTyped] = useState({ ...before, end: asksEnd ? before.end || latest : '' });
  const [complaints, setComplaints] = useState<Complaints>({});
  const save = useMutation({
    mutationFn: (changes: UpdateFast) => change(fast.id, changes),
    onSuccess: onClose,
    onError: (error) => setComplaints(refusedFields(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(zone, typed, before);
    setComplaints(read.complaints);
    if (Object.keys(read.complaints).length > 0) return;
    if (Object.keys(read.changes).length === 0) onClose();
    else save.mutate(read.changes);
  };
  const general = save.isError && Object.keys(refusedFields(save.error)).length === 0;
  const field = (name: 'start' | 'end' | 'hours') => ({
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={ending ? 'When did it end?' : 'Correct this fast'}
      description={`Times in ${zone.replaceAll('_', ' ')}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pendingLabel={save.isPending ? 'Saving...' : undefined}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Started"
          error={complaints.startedAt}
          type="datetime-local"
          max={latest}
          {...field('start')}
        />
        {asksEnd ? (
          <TextField
            label="Ended"
            error={complaints.endedAt}
            type="datetime-local"
            max={latest}
            {...field('end')}
          />
        ) : null}
        <TextField
          label="Planned hours"
          error={complaints.plannedHours}
          inputMode="decimal"
          autoComplete="off"
          {...field('hours')}
        />
        {general ? (
          <p role="alert" className="font-bold text-coral">
            {errorText(save.error, 'Please try again.')}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
