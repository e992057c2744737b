import { Play } from 'lucide-react';
import { formatMoment } from '../../../lib/date-text.ts';
import { personZone, usePerson } from '../../../lib/person/person.ts';
import { Button } from '../../../ui/button.tsx';
import { ScanList, ScanRow } from '../scan-list-parts.tsx';
import type { DraftSummary } from './scan-draft.ts';

interface LeftScansProps {
  /** At least one. */
  scans: readonly DraftSummary[];
  onGoOn: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** Scans that were begun in a tab that is gone, or as a guest: to be gone on with or thrown away. */
export function LeftScans({ scans, onGoOn, onDiscard }: LeftScansProps) {
  const zone = personZone(usePerson().person);
  return (
    <ScanList
      headingId="left-scans"
      heading="Unfinished scans"
      scans={scans}
      onDiscard={({ id }) => onDiscard(id)}
    >
      {({ id, name, photo, at, byGuest }, askToDiscard) => (
        <ScanRow
          key={id}
          name={name}
          photo={photo}
          onDiscard={askToDiscard}
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
      )}
    </ScanList>
  );
}
