import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { KeptPhoto } from '../../lib/changes/change.ts';
import { formatMoment } from '../../lib/format/date-text.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { DraftSummary } from './draft/scan-draft.ts';

/** A stored photo, small; its address is freed with it. */
function Thumbnail({ photo }: { photo: KeptPhoto | undefined }) {
  const [url, setUrl] = useState<string | null>(null);
  const blob = photo?.blob;
  // The address is the browser's to make and to free.
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!url) return null;
  return <img src={url} alt="" className="size-16 shrink-0 rounded-md border border-line object-cover" />;
}

interface ScanRowProps {
  name: string;
  photo: KeptPhoto | undefined;
  /** Buttons before the one that discards it. */
  actions: ReactNode;
  onDiscard: () => void;
  children: ReactNode;
}

/** A scan that only this device has. Before it is discarded the person is asked, as nothing brings it back. */
export function ScanRow({ name, photo, actions, onDiscard, children }: ScanRowProps) {
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <Thumbnail photo={photo} />
      <div className="min-w-0 grow basis-52">
        <p className="font-bold wrap-anywhere">{name}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        {actions}
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Discard<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard this scan?"
        confirmLabel="Discard"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        The photo and what we read from it will be deleted from this device. You can't undo this.
      </ConfirmDialog>
    </li>
  );
}

export function ScanList({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Panel role="region" aria-labelledby={headingId} tone="shoal" className="mb-6">
      <h2 id={headingId} className="text-xl">
        {heading}
      </h2>
      <ul>{children}</ul>
    </Panel>
  );
}

interface LeftScansProps {
  scans: readonly DraftSummary[];
  onGoOn: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** Scans that were begun in a tab that is gone, or as a guest: to be gone on with or thrown away. */
export function LeftScans({ scans, onGoOn, onDiscard }: LeftScansProps) {
  const zone = personZone(usePerson().person);
  return (
    <ScanList heading="Unfinished scans">
      {scans.map(({ id, name, photo, at, byGuest }) => (
        <ScanRow
          key={id}
          name={name}
          photo={photo}
          onDiscard={() => onDiscard(id)}
          actions={
            <Button variant="secondary" onClick={() => onGoOn(id)} icon={Play}>
              Continue<span className="sr-only"> with {name}</span>
            </Button>
          }
        >
          <p className="text-ink-soft">
            Not saved, last changed {formatMoment(new Date(at), zone)}
            {byGuest ? ', by a guest on this device' : ''}
          </p>
        </ScanRow>
      ))}
    </ScanList>
  );
}
