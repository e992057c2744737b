import { Check, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { holdPlace } from '../../lib/browser/hold-place.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { useFasts } from '../../lib/fasts/fasts.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { BlankLog } from '../../ui/illustrations/empty-places.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import { EditFastDialog } from './edit-fast-dialog.tsx';
import { formatFromTo, formatMoment, formatSpan, planWords } from './fast-words.ts';
import { type EndedFast, endedFasts, HistoryPicture, longestMs, medianMs } from './history-picture.tsx';

const SHOWN_FIRST = 10;

/** Deletes a fast, with a way back. */
function useDeleteFast() {
  const { remove, start } = useFasts();
  const restore = ({ plannedHours, startedAt, endedAt }: EndedFast) =>
    start({ plannedHours, startedAt, endedAt, idempotencyKey: newUuid() });
  return (fast: EndedFast) =>
    remove(fast.id).then(
      () =>
        toast({
          title: 'Fast deleted',
          action: {
            label: 'Undo',
            onClick: () => void restore(fast).catch(sayFailed('The fast could not be restored')),
          },
        }),
      sayFailed('The fast could not be deleted'),
    );
}

interface HistoryRowProps {
  fast: EndedFast;
  zone: string;
  now: number;
  onEdit: () => void;
  onDelete: () => void;
}

function HistoryRow({ fast, zone, now, onEdit, onDelete }: HistoryRowProps) {
  const when = formatMoment(fast.startedAt, zone, now);
  return (
    <li className="flex items-center gap-2 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap gap-x-2">
          <strong>{formatSpan(fast.lastedMs)}</strong>
          <span className="text-ink-soft">(goal {planWords(fast.plannedHours)})</span>
          {fast.isReached ? (
            <span className="inline-flex items-center gap-1 text-kelp">
              <Check className="size-5" />
              reached
            </span>
          ) : null}
          <WaitingMark lane="fast" id={fast.id} />
        </p>
        <p className="text-small text-ink-soft">{formatFromTo(fast.startedAt, fast.endedAt, zone, now)}</p>
      </div>
      <IconButton icon={PencilLine} label={`Correct the fast from ${when}`} onClick={onEdit} />
      <IconButton icon={Trash2} label={`Delete the fast from ${when}`} onClick={onDelete} />
    </li>
  );
}

const Figure = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="rounded-md bg-shoal px-4 py-2">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd className="font-display text-xl">{children}</dd>
  </div>
);

export function FastHistory({ zone, now }: { zone: string; now: number }) {
  const { fasts } = useFasts();
  const [showsAll, setShowsAll] = useState(false);
  const [editing, setEditing] = useState<EndedFast | null>(null);
  const deleteFast = useDeleteFast();
  const ended = endedFasts(fasts);
  return (
    <Panel role="region" aria-labelledby="fast-history" className="shadow-card">
      <h2 id="fast-history" tabIndex={-1} className="mb-4 text-2xl">
        Your fasts
      </h2>
      {ended.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <BlankLog className="h-28!" />
          <p className="text-ink-soft">No fasts yet. When you end your first one, it shows up here.</p>
        </div>
      ) : (
        <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-10">
          <div className="flex flex-col gap-5 lg:sticky lg:top-24 lg:self-start">
            <dl className="flex flex-wrap gap-3">
              <Figure label="Fasts">{ended.length}</Figure>
              <Figure label="Typical">{formatSpan(medianMs(ended) ?? 0)}</Figure>
              <Figure label="Longest">{formatSpan(longestMs(ended) ?? 0)}</Figure>
            </dl>
            <HistoryPicture fasts={ended} />
          </div>
          <ul className="lg:-mt-2">
            {(showsAll ? ended : ended.slice(0, SHOWN_FIRST)).map((fast) => (
              <HistoryRow
                key={fast.id}
                fast={fast}
                zone={zone}
                now={now}
                onEdit={() => setEditing(fast)}
                onDelete={() => {
                  holdPlace('fast-history');
                  void deleteFast(fast);
                }}
              />
            ))}
          </ul>
          {ended.length > SHOWN_FIRST && !showsAll ? (
            <Button
              variant="secondary"
              className="self-start lg:col-start-2 lg:justify-self-start"
              onClick={() => setShowsAll(true)}
            >
              Show all {ended.length}
            </Button>
          ) : null}
        </div>
      )}
      {editing ? <EditFastDialog fast={editing} zone={zone} onClose={() => setEditing(null)} /> : null}
    </Panel>
  );
}
